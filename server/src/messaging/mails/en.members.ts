import type { Catalogue } from './mail.ts'

/** English texts of the mails about joining a company and losing access to it. */
export const members: Pick<
  Catalogue['mails'],
  'invitation' | 'domainCode' | 'accessEnded' | 'accessBack'
> = {
  invitation: ({ company, code, until, isAdmin }, { product, date }) => ({
    subject: `You are invited to join ${product}`,
    paragraphs: [
      `${company} invites you to ${product}: short advice and small steps that help the people you work with.`,
      isAdmin
        ? 'You would also help to run it there: members, reminders and the handbook.'
        : 'What you read, plan and note there is yours alone. Nobody at work sees it.',
      `The link is for you alone. It works until ${date(until)}.`,
    ],
    link: { label: 'Accept the invitation', path: `/auth/sign-up?invite=${code}` },
    note: 'If you do not know this company, you can ignore this email: nothing happens without the link.',
  }),
  domainCode: ({ company, domain, code, until }, { product, date }) => ({
    subject: `A code to prove the mail domain ${domain}`,
    paragraphs: [
      `${company} says that mail addresses at ${domain} are its own. Whoever confirms one then joins it at ${product}.`,
      `This code proves it: ${code}. It works until ${date(until)}.`,
      'Give it to the person at your company who asked for it, and to nobody else.',
    ],
    note: `If nobody at your company asked, you can ignore this email: nothing happens without the code.`,
  }),
  accessEnded: (_mail, { product, now, date }) => ({
    subject: `Your access to ${product} has ended`,
    paragraphs: [
      `Your company ended your access to ${product} on ${date(now)}. Every device was signed out.`,
      'Your goals, notes and answers stay yours, and nobody at your company sees them. You can take them with you: sign in with your password, and you are asked for a private address.',
    ],
    link: { label: 'Take what is mine with me', path: '/auth/login' },
    note: 'If you think that this is a mistake, ask the people who run it at your company.',
  }),
  accessBack: (_mail, { product, now, date }) => ({
    subject: `You have access to ${product} again`,
    paragraphs: [
      `Your company gave you back your access to ${product} on ${date(now)}. Everything is where you left it.`,
    ],
    link: { label: 'Sign in', path: '/auth/login' },
  }),
}
