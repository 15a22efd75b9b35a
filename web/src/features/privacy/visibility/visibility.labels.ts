import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PrivacyGroup, PrivacyKeptPart } from '#api/generated/graphql.ts'
import { productName } from '#lib/product.ts'

type Words = { title: MessageDescriptor; what: MessageDescriptor }

/** The groups in the person's words; a group without them is a type error. */
export const groupWords: Readonly<Record<PrivacyGroup, Words>> = {
  name: { title: msg`Name and picture`, what: msg`First name, last name, your picture.` },
  address: { title: msg`Mail address`, what: msg`The address that you sign in with.` },
  account: {
    title: msg`Account`,
    what: msg`Your company, whether you administer it, when you joined, and the day you last signed in on iOS.`,
  },
  begun: {
    title: msg`Whether you have begun`,
    what: msg`Whether you have finished the welcome, not what you answered there; and whether you have access.`,
  },
  workRole: { title: msg`Role at work`, what: msg`Whether you lead nobody, a team or a function.` },
  membership: { title: msg`Membership`, what: msg`Whether you pay, and for what.` },
  profile: {
    title: msg`Traits and profile`,
    what: msg`Your traits, motivations, learning styles, daily time, job, and the profile they lead to.`,
  },
  settings: {
    title: msg`Settings`,
    what: msg`Time zone, holidays, language, what you allow, your tips of the day.`,
  },
  goals: {
    title: msg`Goals and bookmarks`,
    what: msg`What you plan, your notes, how far you are, and what you said at check-ins.`,
  },
  flows: { title: msg`Your ways through the questions`, what: msg`What you chose, and when.` },
  searches: { title: msg`Searches`, what: msg`What you searched for, and when.` },
  missed: {
    title: msg`What you missed in the search`,
    what: msg`Your words, the day, and how many said the same. Never your name.`,
  },
  missedHere: {
    title: msg`What you missed in the handbook`,
    what: msg`A count for each month, of words that 5 or more people missed. Never who.`,
  },
  asked: {
    title: msg`Questions to your company`,
    what: msg`Your words. Your name only if you gave it with the question. Nothing says when you asked.`,
  },
  viewed: {
    title: msg`What you read`,
    what: msg`Advice and reminders that you opened, and how helpful you found them.`,
  },
  score: {
    title: msg`Weekly score`,
    what: msg`The number of each week. What it is made of, only you see.`,
  },
  pauses: { title: msg`Days off and pauses`, what: msg`When you want to be asked nothing.` },
  feedback: {
    title: msg`Feedback`,
    what: msg`What you tell us about the product, with your name.`,
  },
  signIns: {
    title: msg`Sign-ins and mails`,
    what: msg`Your devices, what happened to your account, and the mails we sent you.`,
  },
  secondStep: {
    title: msg`Whether you have a second step`,
    what: msg`Who has none is named, so that nobody is held up. Never which one you have.`,
  },
  byCompany: {
    title: msg`What your company keeps about you`,
    what: msg`It is in the download below, without rows about others that name you. Another company that invites you keeps the same.`,
  },
  contact: {
    title: msg`Whom to ask, in the handbook`,
    what: msg`Where the handbook of a company has your mail address, its people read it.`,
  },
  secrets: {
    title: msg`Password and codes`,
    what: msg`Your password, your second step and its codes.`,
  },
}

export const keptWords: Readonly<Record<PrivacyKeptPart, (days: number) => MessageDescriptor>> = {
  importRows: (days) =>
    msg`What its files of members say of you, also in columns that nobody uses: ${days} days.`,
  invitations: (days) =>
    msg`Invitations to your address, and what they say of you: until ${days} days after they end.`,
  adminAddress: () =>
    msg`Your address, if it is written down as that of an admin: until you join, or somebody takes it off.`,
  changes: (days) =>
    msg`What was changed about you, and by whom: as long as the company is here, by your name while you are in it. Whom an invitation was for: ${days} days.`,
}

/** Text about data copied to a third party. */
export const copiedElsewhere = msg`A copy goes to a table outside of ${productName}, with your name, address and id. It is deleted there too when you are erased.`

/** The title of what companies store, for people without one. */
export const byAnyCompany = msg`What a company keeps that invites you`
