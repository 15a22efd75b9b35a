import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PrivacyGroup, PrivacyKeptPart } from '#api/generated/graphql.ts'
import { productName } from '#lib/product.ts'

type Words = { title: MessageDescriptor; what: MessageDescriptor }

/** The text of each group; a group without one is a type error. */
export const groupWords: Readonly<Record<PrivacyGroup, Words>> = {
  name: { title: msg`Name and picture`, what: msg`First name, last name, your picture.` },
  address: { title: msg`Email`, what: msg`The email you sign in with.` },
  account: {
    title: msg`Account`,
    what: msg`Your company, whether you’re an admin, when you joined, and the day you last signed in on iOS.`,
  },
  begun: {
    title: msg`Whether you’ve started`,
    what: msg`Whether you’ve finished the welcome questions (not your answers), and whether you have access.`,
  },
  workRole: {
    title: msg`Role at work`,
    what: msg`Whether you lead a team, a function or neither.`,
  },
  membership: { title: msg`Membership`, what: msg`Whether you pay, and for which plan.` },
  profile: {
    title: msg`Traits and profile`,
    what: msg`Your traits, motivations, learning styles, daily time, job, and the profile they lead to.`,
  },
  settings: {
    title: msg`Settings`,
    what: msg`Time zone, holidays, language, permissions and your tips of the day.`,
  },
  goals: {
    title: msg`Goals and bookmarks`,
    what: msg`Your plans, notes, progress and check-ins. What an impact partner sees of a goal you share is listed separately. A calendar you subscribe with gets titles, plans and dates.`,
  },
  partners: {
    title: msg`Impact partners`,
    what: msg`Who your partners are, your name and picture, and your cheers, questions and answers.`,
  },
  blocked: { title: msg`People you blocked`, what: msg`They aren’t told.` },
  partnerSearch: {
    title: msg`Your name in the partner search`,
    what: msg`Colleagues who search for it see your name and picture.`,
  },
  flows: { title: msg`Your answers in the guided questions`, what: msg`What you chose, and when.` },
  searches: { title: msg`Searches`, what: msg`What you searched for, and when.` },
  missed: {
    title: msg`Searches without a result`,
    what: msg`Your words, the day, and how many asked the same. Never your name.`,
  },
  missedHere: {
    title: msg`Handbook searches without a result`,
    what: msg`A monthly count of words that 5 or more people searched for and didn’t find. Never who.`,
  },
  asked: {
    title: msg`Questions to your company`,
    what: msg`Your words. Your name only if you gave it. Never when you asked.`,
  },
  viewed: {
    title: msg`What you read`,
    what: msg`Advice and reminders you opened, and how helpful you found them.`,
  },
  score: {
    title: msg`Weekly score`,
    what: msg`The number for each week. Only you can see how it’s made up.`,
  },
  chats: {
    title: msg`Chats with Mira`,
    what: msg`What you wrote to Mira, what she answered, and what she remembers. If a language model puts her answers together, it gets your message without your name; her page says which one it is.`,
  },
  pauses: { title: msg`Days off and pauses`, what: msg`Days when we ask you nothing.` },
  feedback: {
    title: msg`Feedback`,
    what: msg`What you tell us about the product, with your name.`,
  },
  signIns: {
    title: msg`Sign-ins and emails`,
    what: msg`Your devices, your account activity, and the emails we sent you.`,
  },
  secondStep: {
    title: msg`Whether you use two-factor sign-in`,
    what: msg`Admins see who hasn’t set it up, so that they can help. They never see which method you use.`,
  },
  byCompany: {
    title: msg`What your company keeps about you`,
    what: msg`You can download it below, except rows about other people that mention you. Another company that invites you keeps the same.`,
  },
  contact: {
    title: msg`Contact person in the handbook`,
    what: msg`If a company’s handbook has your email, its members can see it.`,
  },
  secrets: {
    title: msg`Password and codes`,
    what: msg`Your password, your two-factor sign-in and its codes.`,
  },
}

export const keptWords: Readonly<Record<PrivacyKeptPart, (days: number) => MessageDescriptor>> = {
  importRows: (days) =>
    msg`What its member files say about you, including unused columns: ${days} days.`,
  invitations: (days) =>
    msg`Invitations to your email, and what they say about you: until ${days} days after they expire.`,
  adminAddress: () =>
    msg`Your email, if it’s listed as an admin’s: until you join or someone removes it.`,
  changes: (days) =>
    msg`What was changed about you, and who changed it: as long as the company is here, with your name while you’re a member. Who an invitation was for: ${days} days.`,
}

/** Text about data copied to a third party. */
export const copiedElsewhere = msg`We send a copy to a table outside ${productName}, with your name, email and ID. It’s deleted there too when we erase your account.`

/** The title of the company's data, for people without a company. */
export const byAnyCompany = msg`What a company that invites you keeps`
