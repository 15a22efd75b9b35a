import type { Catalogue } from './mail.ts'

/** English texts of the mails to operators and app admins. */
export const running: Pick<
  Catalogue['mails'],
  'firstAdmin' | 'appAdminAppointed' | 'appAdminRemoved' | 'testMail'
> = {
  firstAdmin: ({ code, until }, { product, date }) => ({
    subject: `Become the app admin of ${product}`,
    paragraphs: [
      `Someone who runs the server of ${product} chose you as its first app admin. App admins see all companies and set everything up.`,
      `The link works once, until ${date(until)}. Keep it to yourself: anyone who opens it can become app admin.`,
    ],
    link: { label: 'Become app admin', path: `/setup?code=${code}` },
    note: 'Don’t know this server? You can ignore this email.',
  }),
  appAdminAppointed: (_mail, { product, now, date }) => ({
    subject: `You are now an app admin of ${product}`,
    paragraphs: [
      `Another app admin appointed you on ${date(now)}. You can now set up companies and see how ${product} is doing.`,
      'Keep two-factor sign-in on. Without it, you can’t appoint or remove others.',
    ],
    link: { label: 'Open App Admin', path: '/app-admin' },
    note: `If you don’t want this, ask another app admin of ${product} to remove you.`,
  }),
  appAdminRemoved: (_mail, { product, now, date }) => ({
    subject: `You are no longer an app admin of ${product}`,
    paragraphs: [
      `Another app admin removed you as an app admin on ${date(now)}. You’re signed out on every device.`,
      'Your account and everything you wrote stay as they are.',
    ],
    link: { label: 'Sign in', path: '/auth/login' },
    note: `If you think this is a mistake, ask the people who run ${product}.`,
  }),
  testMail: (_mail, { product, now, date }) => ({
    subject: `${product} can send email`,
    paragraphs: [
      `You asked for this test email on ${date(now)}. It arrived, so email works.`,
      'Check that it isn’t in your spam folder.',
    ],
    link: { label: 'Back to App Admin', path: '/app-admin' },
  }),
}
