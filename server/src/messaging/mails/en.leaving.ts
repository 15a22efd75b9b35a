import type { Catalogue } from './mail.ts'

/** The paragraph by the right that the person has lost. */
const KEPT = {
  nothing: 'Sign in. Everything is where you left it.',
  admin:
    'Sign in. Everything is where you left it. You’re no longer an admin of your company. Another admin can make you one again.',
  access:
    'Your company has no free seat for you right now. Everything you wrote is still yours. Sign in and move it to a private email, or ask your company’s admins.',
} as const

/** English texts of the mails about the export of data and about closing an account. */
export const leaving: Pick<Catalogue['mails'], 'accountClosed' | 'accountKept' | 'dataExported'> = {
  accountClosed: ({ code, until }, { product, date }) => ({
    subject: 'Your account is closed',
    paragraphs: [
      `Your ${product} account is closed, and you’re signed out on every device. No one can see you there any more.`,
      `You can change your mind until ${date(until)}. Use this link or sign in to keep your account. After that, we erase everything for good.`,
      'If you pay for a membership, it won’t renew, even if you keep your account. It ends when your account is erased.',
    ],
    link: { label: 'Keep my account', path: `/auth/keep-account?code=${code}` },
    note: 'Didn’t close it? Keep your account, then set a new password right away.',
  }),
  accountKept: ({ lost }, { product, now, date }) => ({
    subject: 'Your account is kept',
    paragraphs: [
      `Your ${product} account is open again as of ${date(now)}. We erased nothing.`,
      KEPT[lost ?? 'nothing'],
      'If you pay for a membership, it won’t renew. You can start it again in your profile.',
    ],
    link: { label: 'Sign in', path: '/auth/login' },
    note: 'Wasn’t it you? Set a new password from the sign-in page.',
  }),
  dataExported: (_mail, { product, now, date }) => ({
    subject: 'Your data was downloaded',
    paragraphs: [
      `A copy of what ${product} knows about you was downloaded on ${date(now)}.`,
      'If that was you, you’re all set. Keep the file somewhere private.',
    ],
    link: { label: 'It wasn’t me: set a new password', path: '/auth/reset-password' },
    note: 'Wasn’t it you? Someone else may be in your account. Set a new password right away.',
  }),
}
