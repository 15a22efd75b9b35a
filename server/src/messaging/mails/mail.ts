/** A second factor, as mails name it */
export type Factor = 'totp' | 'sms'

/** Every mail of the product, with what it needs to know. `until`: when its link ends. */
export type Mail =
  /** `company`: the one that is joined by the link, here and below */
  | { kind: 'verifyAddress'; code: string; until: number; company: string | null }
  | { kind: 'accountExists' }
  | { kind: 'resetLink'; code: string; until: number; company?: string | null }
  /** Once an address is confirmed that several sign-ups wanted */
  | { kind: 'setPassword'; code: string; until: number }
  | { kind: 'passwordChanged' }
  /** To the new address, before it is the account's; `asks`: joining is the person's choice then */
  | {
      kind: 'confirmNewAddress'
      code: string
      until: number
      company: string | null
      asks: boolean
    }
  /** To the address that the account has, when another one is asked for */
  | { kind: 'addressChangeAsked'; newEmail: string }
  /** To the old address, once the new one is confirmed */
  | { kind: 'addressChanged'; newEmail: string }
  /** To the new address, once it is the account's */
  | { kind: 'addressIsNew' }
  | { kind: 'newDevice'; client: string; place: string }
  | { kind: 'factorSetUp'; factor: Factor }
  | { kind: 'factorRemoved'; factor: Factor }
  | { kind: 'recoveryCodesMade' }
  | { kind: 'recoveryCodeUsed'; left: number }
  | { kind: 'fewRecoveryCodes'; left: number }
  /** Somebody who knows the password guessed; `isForGood` where waiting helps no more */
  | { kind: 'secondFactorLocked'; isForGood: boolean }
  | { kind: 'accountUnlocked' }
  /** An operator handed out one recovery code; all before it are void */
  | { kind: 'recoveryByOperator' }
  /** The link keeps the account, until it is erased */
  | { kind: 'accountClosed'; code: string; until: number }
  /** `lost`: what the person had in their company, and has no more */
  | { kind: 'accountKept'; lost: 'admin' | 'access' | null }
  | { kind: 'dataExported' }
  /** To join a company; the name of it is what its admins call it */
  | { kind: 'invitation'; company: string; code: string; until: number; isAdmin: boolean }
  /** To an address of the domain that a company says is its own */
  | { kind: 'domainCode'; company: string; domain: string; code: string; until: number }
  /** A company deactivated the person, or took that back */
  | { kind: 'accessEnded' }
  | { kind: 'accessBack' }
  /** The link makes its reader the first app admin */
  | { kind: 'firstAdmin'; code: string; until: number }
  | { kind: 'appAdminAppointed' }
  | { kind: 'appAdminRemoved' }
  /** That an app admin sends to themself, to see whether mail goes out */
  | { kind: 'testMail'; until: number }
  /** `until`: when access ends, unless the payment is made */
  | { kind: 'paymentFailed'; until: number }
  | { kind: 'membershipEnded' }
  | { kind: 'giftGiven'; until: number }
  /** A company gives access now, and the person still pays for themselves */
  | { kind: 'stillPaying' }

/** Every text message of the product. */
export type Sms = { kind: 'code'; code: string; until: number }

export type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>

/** What a mail says; text and HTML are both made of this. */
export type Description = {
  subject: string
  paragraphs: readonly string[]
  /** `path` is added to the configured base address */
  link?: { label: string; path: string }
  /** Small print below: what to do if it was not you */
  note?: string
}

/** What stands around every mail, and what the words need to know. */
export type Facts = {
  product: string
  /** An instant in the reader's language and time zone */
  date(instant: number): string
  /** When the mail was written */
  now: number
}

/** The words of one language; a missing mail is a type error. */
export type Catalogue = {
  /** BCP 47: how dates are written and what the HTML says its language is */
  locale: string
  /** Without a name that can be shown, nothing */
  greeting(firstName: string | undefined): string
  mails: { [K in Mail['kind']]: (mail: MailOf<K>, facts: Facts) => Description }
  sms: { [K in Sms['kind']]: (sms: Extract<Sms, { kind: K }>, facts: Facts) => string }
  /** Above a link that can be copied */
  copyHint: string
  /** Why this mail came, below everything */
  footer(facts: Facts): string
}
