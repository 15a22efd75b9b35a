import type { MessageKind } from '#messaging/preferences/preferences.rules.ts'

export type Factor = 'totp' | 'sms'

/** Every mail with its data. It is not sent after `until`, which is usually the end of its link. */
export type Mail =
  /** `company`: the company that the link joins, here and below */
  | { kind: 'verifyAddress'; code: string; until: number; company: string | null }
  | { kind: 'accountExists' }
  | { kind: 'resetLink'; code: string; until: number; company?: string | null }
  /** After several sign-ups with one address */
  | { kind: 'setPassword'; code: string; until: number }
  | { kind: 'passwordChanged' }
  /** To the new address, before the change; `asks`: the person chooses whether to join */
  | {
      kind: 'confirmNewAddress'
      code: string
      until: number
      company: string | null
      asks: boolean
    }
  /** To the current address, when a change is requested */
  | { kind: 'addressChangeAsked'; newEmail: string }
  /** To the old address, after the change */
  | { kind: 'addressChanged'; newEmail: string }
  /** To the new address, after the change */
  | { kind: 'addressIsNew' }
  | { kind: 'newDevice'; client: string; place: string }
  | { kind: 'factorSetUp'; factor: Factor }
  | { kind: 'factorRemoved'; factor: Factor }
  | { kind: 'recoveryCodesMade' }
  | { kind: 'recoveryCodeUsed'; left: number }
  | { kind: 'fewRecoveryCodes'; left: number }
  /** Too many wrong codes after the right password; `isForGood`: the lock does not expire */
  | { kind: 'secondFactorLocked'; isForGood: boolean }
  | { kind: 'accountUnlocked' }
  /** An operator made a recovery code; older ones are invalid */
  | { kind: 'recoveryByOperator' }
  /** The link keeps the account, until the account is erased */
  | { kind: 'accountClosed'; code: string; until: number }
  /** `lost`: the right in the company that the person has lost */
  | { kind: 'accountKept'; lost: 'admin' | 'access' | null }
  | { kind: 'dataExported' }
  /** To join a company */
  | { kind: 'invitation'; company: string; code: string; until: number; isAdmin: boolean }
  /** A colleague asks the person to be impact partners */
  | { kind: 'partnerInvitation'; inviter: string; until: number }
  /** To an address of the domain that a company claims */
  | { kind: 'domainCode'; company: string; domain: string; code: string; until: number }
  /** A company deactivated the person, or reactivated them */
  | { kind: 'accessEnded' }
  | { kind: 'accessBack' }
  /** The link makes its reader the first app admin */
  | { kind: 'firstAdmin'; code: string; until: number }
  | { kind: 'appAdminAppointed' }
  | { kind: 'appAdminRemoved' }
  /** An app admin's test mail to themselves */
  | { kind: 'testMail'; until: number }
  /** `until`: the end of access if no payment is made */
  | { kind: 'paymentFailed'; until: number }
  | { kind: 'membershipEnded' }
  | { kind: 'giftGiven'; until: number }
  /** The person still pays, although a company gives access now */
  | { kind: 'stillPaying' }
  /** The moment of plans has come: `titles` of their goals */
  | { kind: 'plan'; titles: readonly string[]; path: string; until: number }
  /** Goals to check in on; `answer`: a token by which the first one is answered */
  | { kind: 'checkIn'; titles: readonly string[]; path: string; answer: string; until: number }
  /** A reminder of the company, in its own words; `title`: its theme */
  | { kind: 'reminder'; title: string | null; text: string; until: number }
  /** A partner asked, answered or cheered; the goal stays in the app */
  | { kind: 'partnerNews'; inviter: string; news: 'question' | 'answer' | 'cheer'; until: number }
  /** The week of the person, each part only if there is something to say */
  | ({ kind: 'digest'; until: number } & Digest)

/** The parts of a weekly digest. */
export type Digest = {
  /** Titles of open goals, with the day of their next check-in such as 2026-12-01 */
  goals: readonly { title: string; day: string | null }[]
  /** Advice that fits, with its page */
  advice: { title: string; path: string } | null
  /** Titles of new reminders of the company */
  reminders: readonly string[]
}

export type Sms = { kind: 'code'; code: string; until: number }

export type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>

export type Description = {
  subject: string
  paragraphs: readonly string[]
  /** `path` is added to the configured base address */
  link?: { label: string; path: string }
  /** Answers beside each other, in place of one link */
  answers?: readonly { label: string; path: string }[]
  /** Small print at the end, in case another person caused the mail */
  note?: string
}

export type Facts = {
  product: string
  /** An instant in the reader's language and time zone */
  date(instant: number): string
  now: number
}

/** The texts of one language; a missing mail is a type error. */
export type Catalogue = {
  /** BCP 47, for dates and the HTML */
  locale: string
  /** `firstName` is undefined if it can't be shown */
  greeting(firstName: string | undefined): string
  mails: { [K in Mail['kind']]: (mail: MailOf<K>, facts: Facts) => Description }
  sms: { [K in Sms['kind']]: (sms: Extract<Sms, { kind: K }>, facts: Facts) => string }
  /** The hint above a link that can be copied */
  copyHint: string
  /** The last lines, with the reason for the mail */
  footer(facts: Facts): string
  /** The last lines of a mail of a kind that the person chose, and the links that stop it */
  chosen: Record<MessageKind, (facts: Facts) => string>
  /** On a lock screen: nothing of the person's own */
  push: Record<MessageKind, string>
  stops: Record<'kind' | 'mute' | 'settings', string>
}
