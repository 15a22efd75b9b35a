import type { Catalogue } from './mail.ts'

/** By the right that the person lost meanwhile. */
const KEPT = {
  nothing: 'Sign in, and everything you wrote is where you left it.',
  admin:
    'Sign in, and everything you wrote is where you left it. You do not run your company here any more: whoever does can give you that right again.',
  access:
    'Your company has no place for you at the moment. Everything you wrote is still yours: sign in, and take it with you to a private address, or ask the people who run it there.',
} as const

/** English texts of the mails about one's own data and closing an account. */
export const leaving: Pick<Catalogue['mails'], 'accountClosed' | 'accountKept' | 'dataExported'> = {
  accountClosed: ({ code, until }, { product, date }) => ({
    subject: 'Your account is closed',
    paragraphs: [
      `Your ${product} account is closed, and every device is signed out. Nobody sees you there any more.`,
      `Until ${date(until)} you can change your mind: this link keeps your account, and so does signing in. After that everything is erased for good.`,
      'If you pay for a membership, it won’t renew, even if you keep your account. It ends when your account is erased.',
    ],
    link: { label: 'Keep my account', path: `/auth/keep-account?code=${code}` },
    note: 'If it was not you who closed it, keep your account, and then set a new password at once.',
  }),
  accountKept: ({ lost }, { product, now, date }) => ({
    subject: 'Your account is kept',
    paragraphs: [
      `Your ${product} account is open again since ${date(now)}. Nothing was erased.`,
      KEPT[lost ?? 'nothing'],
      'If you pay for a membership, it won’t renew. You can start it again in your profile.',
    ],
    link: { label: 'Sign in', path: '/auth/login' },
    note: 'If it was not you who kept it, set a new password from the sign-in page.',
  }),
  dataExported: (_mail, { product, now, date }) => ({
    subject: 'Your data was downloaded',
    paragraphs: [
      `A copy of what ${product} knows about you was downloaded on ${date(now)}.`,
      'If that was you, all is well. Keep the file where only you find it.',
    ],
    link: { label: 'It was not me: set a new password', path: '/auth/reset-password' },
    note: 'If this was not you, somebody else may be in your account. Set a new password at once.',
  }),
}
