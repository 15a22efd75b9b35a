import { billing } from './en.billing.ts'
import { chosen, chosenFooter } from './en.chosen.ts'
import { leaving } from './en.leaving.ts'
import { members } from './en.members.ts'
import { running } from './en.running.ts'
import type { Catalogue, Factor } from './mail.ts'

const verify = (code: string) => `/auth/verify-email?code=${code}`
const NEW_PASSWORD = '/auth/reset-password'
const SECURITY = '/security'

const FACTOR: Record<Factor, { name: string; start: string }> = {
  totp: { name: 'an authenticator app', start: 'An authenticator app' },
  sms: { name: 'codes by text message', start: 'Codes by text message' },
}

const codes = (n: number) => (n === 1 ? '1 recovery code' : `${n === 0 ? 'no' : n} recovery codes`)
const NOT_YOU =
  'Wasn’t it you? Someone else may be in your account. Set a new password right away from the sign-in page. That also signs out every other device.'
const joining = (company: string | null | undefined) =>
  company == null
    ? []
    : [
        `You’ll also join ${company}. Its admins can see your name, email and role, and can end your access. Your goals and notes stay private.`,
      ]
const mayJoin = (company: string | null) =>
  company === null
    ? []
    : [
        `This email belongs to ${company}. The link asks whether you want to join. Unless you say yes, you won’t.`,
      ]

/** English texts of mails and text messages. */
export const en: Catalogue = {
  locale: 'en-GB',
  greeting: (firstName) => (firstName === undefined ? 'Hello,' : `Hello ${firstName},`),
  copyHint: 'Or copy this address into your browser:',
  footer: ({ product }) =>
    `${product} sent you this because someone used this email there. It isn’t advertising.`,
  ...chosenFooter,
  mails: {
    ...chosen,
    verifyAddress: ({ code, until, company }, { product, date }) => ({
      subject: 'Confirm your email',
      paragraphs: [
        `Welcome to ${product}. Confirm your email to get started.`,
        ...joining(company),
        `The link works once, until ${date(until)}.`,
      ],
      link: { label: 'Confirm my email', path: verify(code) },
      note: 'Didn’t sign up? You can ignore this email.',
    }),
    accountExists: (_mail, { product }) => ({
      subject: 'You already have an account',
      paragraphs: [
        `Someone, perhaps you, tried to use this email for another ${product} account. It already has one, so nothing was changed.`,
        'Sign in with the password of your existing account. If you’ve forgotten it, set a new one from the sign-in page.',
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: 'If this wasn’t you, there’s nothing to do.',
    }),
    resetLink: ({ code, until, company }, { date }) => ({
      subject: 'Set a new password',
      paragraphs: [
        'Someone, hopefully you, asked for a new password for your account.',
        ...joining(company),
        `The link works once, until ${date(until)}. Two-factor sign-in stays as it is.`,
      ],
      link: { label: 'Set a new password', path: `${NEW_PASSWORD}?code=${code}` },
      note: 'Didn’t ask for this? You can ignore this email. Your password stays the same.',
    }),
    setPassword: ({ code, until }, { date }) => ({
      subject: 'Your email is confirmed: set your password',
      paragraphs: [
        'Someone signed up with your email more than once, with different passwords. To be safe, none of them works.',
        `Set yours with this link. It works once, until ${date(until)}.`,
      ],
      link: { label: 'Set my password', path: `${NEW_PASSWORD}?code=${code}` },
      note: 'Has the link expired? Ask for a new one on the sign-in page.',
    }),
    passwordChanged: (_mail, { product, now, date }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your ${product} account was changed on ${date(now)}. Your other devices were signed out.`,
        'If that was you, you’re all set.',
      ],
      link: { label: 'It wasn’t me: set a new password', path: NEW_PASSWORD },
      note: 'Wasn’t it you? Someone else may be in your account. Set a new password right away.',
    }),
    confirmNewAddress: ({ code, until, company, asks }, { product, date }) => ({
      subject: 'Confirm your new email',
      paragraphs: [
        `Someone, hopefully you, wants to use this email for a ${product} account.`,
        ...(asks ? mayJoin(company) : joining(company)),
        `The link works once, until ${date(until)}. Your old email stays until you use it. If you’re not signed in, you’ll need your password.`,
      ],
      link: { label: 'Confirm my new email', path: verify(code) },
      note: 'Didn’t ask for this? You can ignore this email.',
    }),
    addressChangeAsked: ({ newEmail }, { product, now, date }) => ({
      subject: 'Someone asked to change your account’s email',
      paragraphs: [
        `On ${date(now)}, someone signed in to your ${product} account asked to change its email to ${newEmail}.`,
        'Nothing has changed yet. It will change when someone opens the link sent to that email.',
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    addressChanged: ({ newEmail }, { product, now, date }) => ({
      subject: 'Your account’s email was changed',
      paragraphs: [
        `On ${date(now)}, the email of your ${product} account was changed to ${newEmail}. We won’t send anything here any more.`,
        'If that was you, you’re all set.',
      ],
      note: `Wasn’t it you? Someone else may be in your account. Tell the people who run ${product} right away.`,
    }),
    addressIsNew: (_mail, { product, now, date }) => ({
      subject: 'This is now your account’s email',
      paragraphs: [
        `Your ${product} account has used this email since ${date(now)}. Sign in with it from now on.`,
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    newDevice: ({ client, place }, { product, now, date }) => ({
      subject: 'A new device signed in',
      paragraphs: [
        `Someone signed in to your ${product} account from a new device.`,
        `Device: ${client}`,
        `Network address: ${place}`,
        `Time: ${date(now)}`,
        'If that was you, you’re all set.',
      ],
      link: { label: 'See who is signed in', path: SECURITY },
      note: NOT_YOU,
    }),
    factorSetUp: ({ factor }, { product, now, date }) => ({
      subject: 'Two-factor sign-in: a method was added',
      paragraphs: [
        `${FACTOR[factor].start} was added to your ${product} account on ${date(now)}. From now on, you need a code to sign in.`,
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    factorRemoved: ({ factor }, { product, now, date }) => ({
      subject: 'Two-factor sign-in: a method was removed',
      paragraphs: [
        `Signing in to ${product} no longer uses ${FACTOR[factor].name}: it was removed on ${date(now)}.`,
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    recoveryCodesMade: (_mail, { product, now, date }) => ({
      subject: 'You have new recovery codes',
      paragraphs: [
        `New recovery codes were created for your ${product} account on ${date(now)}. The old ones no longer work.`,
        'Store them somewhere you can reach without your phone.',
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    recoveryCodeUsed: ({ left }, { product, now, date }) => ({
      subject: 'A recovery code was used',
      paragraphs: [
        `A recovery code was used for your ${product} account on ${date(now)}. It won’t work again.`,
        `You have ${codes(left)} left.`,
      ],
      link: { label: 'Open my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    fewRecoveryCodes: ({ left }, { product, now, date }) => ({
      subject: left === 0 ? 'You have no recovery codes left' : `You have ${codes(left)} left`,
      paragraphs: [
        `A recovery code was used for your ${product} account on ${date(now)}. Now you have ${codes(left)} left.`,
        'Create new ones while you can still sign in. Without them, you could lose your account if you lose your phone.',
      ],
      link: { label: 'Create new recovery codes', path: '/security/two-factor/recovery-codes' },
      note: NOT_YOU,
    }),
    secondFactorLocked: ({ isForGood }, { product, now, date }) => ({
      subject: 'Too many wrong codes for your account',
      paragraphs: [
        `Someone entered the password of your ${product} account and then too many wrong codes, last on ${date(now)}. They didn’t get in.`,
        isForGood
          ? 'Codes from an app or text message won’t work for now. Sign in with a recovery code or set a new password. Then codes work again.'
          : 'Codes won’t work for 15 minutes.',
      ],
      link: { label: 'It wasn’t me: set a new password', path: NEW_PASSWORD },
      note: 'If it wasn’t you, someone else knows your password. Set a new one right away. If it was you, you’re all set.',
    }),
    accountUnlocked: (_mail, { product, now, date }) => ({
      subject: 'Your account was unlocked',
      paragraphs: [
        `The people who run ${product} unlocked your account on ${date(now)}. You can try to sign in again.`,
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: `If you didn’t ask for this, tell the people who run ${product}.`,
    }),
    recoveryByOperator: (_mail, { product, now, date }) => ({
      subject: 'You were given a new recovery code',
      paragraphs: [
        `The people who run ${product} created a recovery code for your account on ${date(now)} and will give it to you. You’re signed out on every device, and older recovery codes no longer work.`,
        'Sign in with your password and that code. Then create new recovery codes and use one to remove the method you lost.',
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: `If you didn’t ask for this, tell the people who run ${product} right away.`,
    }),
    ...leaving,
    ...members,
    ...running,
    ...billing,
  },
  sms: {
    code: ({ code }, { product }) =>
      `${code} is your ${product} code. It works for a few minutes. Don’t share it.`,
  },
}
