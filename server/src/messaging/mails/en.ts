import { billing } from './en.billing.ts'
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

const codes = (n: number) =>
  n === 1 ? 'one recovery code' : `${n === 0 ? 'no' : n} recovery codes`
const NOT_YOU =
  'If this was not you, somebody else may be in your account. Set a new password at once from the sign-in page. That also signs out every other device.'
const joining = (company: string | null | undefined) =>
  company == null
    ? []
    : [
        `With the link you also join ${company}. Its admins see your name, address and role, and can end your access; your goals and notes stay yours alone.`,
      ]
const mayJoin = (company: string | null) =>
  company === null
    ? []
    : [
        `This is an address of ${company}. The page behind the link asks whether your account joins it. Unless you say so, it does not.`,
      ]

/** English texts of mails and text messages. */
export const en: Catalogue = {
  locale: 'en-GB',
  greeting: (firstName) => (firstName === undefined ? 'Hello,' : `Hello ${firstName},`),
  copyHint: 'Or copy this address into your browser:',
  footer: ({ product }) =>
    `${product} sent you this email because somebody used this address there. It isn’t advertising.`,
  mails: {
    verifyAddress: ({ code, until, company }, { product, date }) => ({
      subject: 'Please confirm your mail address',
      paragraphs: [
        `Welcome to ${product}. One thing is left to do: confirm that this mailbox is yours.`,
        ...joining(company),
        `The link works once, until ${date(until)}.`,
      ],
      link: { label: 'Confirm my address', path: verify(code) },
      note: 'If you did not sign up, you can ignore this email: nothing happens without the link.',
    }),
    accountExists: (_mail, { product }) => ({
      subject: 'You have an account already',
      paragraphs: [
        `Somebody, perhaps you, tried to use this address for a new account at ${product}, or for another one. It has an account already, and nothing was changed.`,
        'Sign in with the password that you have: one that was typed for a new account does not count. If you forgot yours, set a new one from the sign-in page.',
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: 'If this was not you, there is nothing to do.',
    }),
    resetLink: ({ code, until, company }, { date }) => ({
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, we hope you, asked for a new password for your account.',
        ...joining(company),
        `The link works once, until ${date(until)}. Your second factor stays as it is.`,
      ],
      link: { label: 'Set a new password', path: `${NEW_PASSWORD}?code=${code}` },
      note: 'If you did not ask, you can ignore this email: your password stays the same.',
    }),
    setPassword: ({ code, until }, { date }) => ({
      subject: 'Your address is confirmed: set your password',
      paragraphs: [
        'There was more than one sign-up with your address, and the passwords were not the same. To be safe, none of them counts.',
        `Set yours with this link. It works once, until ${date(until)}.`,
      ],
      link: { label: 'Set my password', path: `${NEW_PASSWORD}?code=${code}` },
      note: 'Did the time run out? Ask for a new link on the sign-in page.',
    }),
    passwordChanged: (_mail, { product, now, date }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your ${product} account was changed on ${date(now)}. Every other device was signed out.`,
        'If that was you, all is well.',
      ],
      link: { label: 'It was not me: set a new password', path: NEW_PASSWORD },
      note: 'If this was not you, somebody else may be in your account. Set a new password at once.',
    }),
    confirmNewAddress: ({ code, until, company, asks }, { product, date }) => ({
      subject: 'Please confirm your new mail address',
      paragraphs: [
        `Somebody, we hope you, wants to use this address for a ${product} account.`,
        ...(asks ? mayJoin(company) : joining(company)),
        `The link works once, until ${date(until)}. Until you use it, the old address stays. Where you are not signed in, it asks for the password of that account.`,
      ],
      link: { label: 'Confirm my new address', path: verify(code) },
      note: 'If you did not ask for this, you can ignore this email: nothing happens without the link.',
    }),
    addressChangeAsked: ({ newEmail }, { product, now, date }) => ({
      subject: 'Somebody asked to change the mail address of your account',
      paragraphs: [
        `On ${date(now)} somebody who is signed in to your ${product} account asked to use another mail address for it: ${newEmail}.`,
        'Nothing has changed so far. It does once the link that was sent to that address is used.',
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    addressChanged: ({ newEmail }, { product, now, date }) => ({
      subject: 'The mail address of your account was changed',
      paragraphs: [
        `Since ${date(now)} your ${product} account uses another mail address: ${newEmail}. Nothing more is sent to this one.`,
        'If that was you, all is well.',
      ],
      note: `If this was not you, somebody else may be in your account. Tell the people who run ${product} for you at once.`,
    }),
    addressIsNew: (_mail, { product, now, date }) => ({
      subject: 'This is now the mail address of your account',
      paragraphs: [
        `Since ${date(now)} your ${product} account uses this mail address. Sign in with it from now on.`,
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    newDevice: ({ client, place }, { product, now, date }) => ({
      subject: 'A new device signed in',
      paragraphs: [
        `Your ${product} account was signed in to from a device that we have not seen before.`,
        `Device: ${client}`,
        `Network address: ${place}`,
        `Time: ${date(now)}`,
        'If that was you, all is well.',
      ],
      link: { label: 'See who is signed in', path: SECURITY },
      note: NOT_YOU,
    }),
    factorSetUp: ({ factor }, { product, now, date }) => ({
      subject: 'A second factor was set up',
      paragraphs: [
        `${FACTOR[factor].start} was added to your ${product} account on ${date(now)}. From now on signing in asks for a code as well.`,
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    factorRemoved: ({ factor }, { product, now, date }) => ({
      subject: 'A second factor was removed',
      paragraphs: [
        `Signing in to ${product} no longer uses ${FACTOR[factor].name}: it was removed on ${date(now)}.`,
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    recoveryCodesMade: (_mail, { product, now, date }) => ({
      subject: 'You have new recovery codes',
      paragraphs: [
        `New recovery codes were made for your ${product} account on ${date(now)}. The old ones no longer work.`,
        'Keep them where you find them without your phone.',
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    recoveryCodeUsed: ({ left }, { product, now, date }) => ({
      subject: 'A recovery code was used',
      paragraphs: [
        `A recovery code was used for your ${product} account on ${date(now)}. It does not work again.`,
        `You have ${codes(left)} left.`,
      ],
      link: { label: 'Look at my security page', path: SECURITY },
      note: NOT_YOU,
    }),
    fewRecoveryCodes: ({ left }, { product, now, date }) => ({
      subject: left === 0 ? 'You have no recovery codes left' : `You have ${codes(left)} left`,
      paragraphs: [
        `A recovery code was used for your ${product} account on ${date(now)}. Now you have ${codes(left)} left.`,
        'Make new ones while you can still sign in. Without them, a lost phone may mean a lost account.',
      ],
      link: { label: 'Make new recovery codes', path: '/security/two-factor/recovery-codes' },
      note: NOT_YOU,
    }),
    secondFactorLocked: ({ isForGood }, { product, now, date }) => ({
      subject: 'Too many wrong codes for your account',
      paragraphs: [
        `Up to ${date(now)} somebody gave the password of your ${product} account and then too many wrong codes. They did not get in.`,
        isForGood
          ? 'From now on no code of an app or a text message is taken. Sign in with a recovery code, or set a new password: then codes work again.'
          : 'For a quarter of an hour no code is taken.',
      ],
      link: { label: 'It was not me: set a new password', path: NEW_PASSWORD },
      note: 'If it was not you, somebody else knows your password. Set a new one at once. If it was you, all is well.',
    }),
    accountUnlocked: (_mail, { product, now, date }) => ({
      subject: 'Your account was unlocked',
      paragraphs: [
        `The people who run ${product} unlocked your account on ${date(now)}. You can try to sign in again.`,
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: `If you did not ask for this, tell the people who run ${product} for you.`,
    }),
    recoveryByOperator: (_mail, { product, now, date }) => ({
      subject: 'You were given a new recovery code',
      paragraphs: [
        `The people who run ${product} made a recovery code for your account on ${date(now)}, to be handed to you. Every device was signed out, and older recovery codes no longer work.`,
        'Sign in with your password and that code. Then make new recovery codes, and with one of them remove the factor that you lost.',
      ],
      link: { label: 'Sign in', path: '/auth/login' },
      note: `If you did not ask for this, tell the people who run ${product} for you at once.`,
    }),
    ...leaving,
    ...members,
    ...running,
    ...billing,
  },
  sms: {
    code: ({ code }, { product }) =>
      `${code} is your ${product} code. It works for a few minutes. Never tell it to anybody.`,
  },
}
