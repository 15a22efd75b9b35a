import type { Catalogue } from './mail.ts'

/** English texts of the mails about joining a company, losing access to it, and its people. */
export const members: Pick<
  Catalogue['mails'],
  'invitation' | 'partnerInvitation' | 'domainCode' | 'accessEnded' | 'accessBack'
> = {
  invitation: ({ company, code, until, isAdmin }, { product, date }) => ({
    subject: `You’re invited to join ${product}`,
    paragraphs: [
      `${company} invites you to ${product}: short advice and small steps that help the people you work with.`,
      isAdmin
        ? 'You’d be an admin: you look after members, reminders and the handbook.'
        : 'What you read, plan and write there is private. No one at work can see it.',
      `The link is only for you. It works until ${date(until)}.`,
    ],
    link: { label: 'Accept the invitation', path: `/auth/sign-up?invite=${code}` },
    note: 'Don’t know this company? You can ignore this email.',
  }),
  partnerInvitation: ({ inviter, until }, { product, date }) => ({
    subject: 'A colleague invites you to be impact partners',
    paragraphs: [
      `${inviter} would like to be your impact partner on ${product}. Partners share single goals and ask each other how it went.`,
      `You choose each goal you share. Without your yes, they see nothing. You can answer until ${date(until)}.`,
    ],
    link: { label: 'See the invitation', path: '/impact-partners' },
    note: 'You don’t have to answer. You can also block this person on that page.',
  }),
  domainCode: ({ company, domain, code, until }, { product, date }) => ({
    subject: `Your code for the email domain ${domain}`,
    paragraphs: [
      `${company} wants to add the email domain ${domain}. Anyone who confirms an email there will join ${company} on ${product}.`,
      `This code confirms that the domain is yours: ${code}. It works until ${date(until)}.`,
      'Give it only to the person at your company who asked for it.',
    ],
    note: `Did no one at your company ask for it? You can ignore this email.`,
  }),
  accessEnded: (_mail, { product, now, date }) => ({
    subject: `Your access to ${product} has ended`,
    paragraphs: [
      `Your company ended your access to ${product} on ${date(now)}. You’re signed out on every device.`,
      'Your goals, notes and answers stay yours, and no one at your company can see them. To keep using them, sign in with your password and enter a private email.',
    ],
    link: { label: 'Keep my account', path: '/auth/login' },
    note: 'If you think this is a mistake, ask your company’s admins.',
  }),
  accessBack: (_mail, { product, now, date }) => ({
    subject: `You have access to ${product} again`,
    paragraphs: [
      `Your company gave you back your access to ${product} on ${date(now)}. Everything is where you left it.`,
    ],
    link: { label: 'Sign in', path: '/auth/login' },
  }),
}
