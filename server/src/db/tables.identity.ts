import type { Generated } from 'kysely'

// Columns follow the conventions of `tables.ts`.
type Instant = number
type Json = string
type Maybe<T> = T | null

export type CredentialTable = {
  user: string
  hash: string
  updatedDate: Instant
  /** When a further sign-up gave another password for this unconfirmed address */
  contestedDate: Maybe<Instant>
}

export type SessionTable = {
  /** SHA-256 of the token, base64url; the token itself is not stored */
  tokenHash: string
  _id: string
  user: string
  state: string
  /** 1: password; 2: password and second factor */
  assurance: 1 | 2
  createdDate: Instant
  lastSeen: Instant
  signedInAt: Instant
  expires: Instant
  /** Longest time without a request, in milliseconds */
  idle: number
  tries: number
  client: string
  addressPrefix: string
  /** Whether the sign-in began in the iOS app; read when a second factor completes it */
  isIosLogin: 0 | 1
}

export type CounterTable = { key: string; n: number; until: Instant }

export type AuditEventTable = {
  _id: string
  at: Instant
  /** The acting person; null without a session */
  actor: Maybe<string>
  /** The id of the person or company that the event is about */
  subject: Maybe<string>
  kind: string
  detail: Json
  addressPrefix: string
  /** 'Firefox on Windows' */
  client: Maybe<string>
  import: Maybe<string>
  /** The address key and the name of an invited person */
  emailKey: Generated<Maybe<string>>
  named: Generated<Maybe<string>>
}

/** A confirmed address that a person had before: their erasure deletes messages to it. */
export type FormerAddressTable = {
  user: string
  emailKey: string
}

/** A mailed link: it proves access to that mailbox. */
export type ActionCodeTable = {
  /** SHA-256 of the code, base64url */
  codeHash: string
  user: string
  kind: 'verify' | 'reset' | 'email' | 'keep' | 'setup'
  /** The address that the link confirms */
  email: Maybe<string>
  /** The id in the answer to this sign-up, and the other data that the person gave */
  signUp: Maybe<string>
  given: Maybe<Json>
  createdDate: Instant
  expires: Instant
}

export type TotpTable = {
  user: string
  sealedSecret: string
  confirmedDate: Maybe<Instant>
  /** The last accepted time step: each is accepted once */
  lastStep: number
  createdDate: Instant
}

/** A phone that gets codes; a pending phone replaces it after its first code. */
export type SmsFactorTable = {
  user: string
  sealedPhone: Maybe<string>
  lastFour: Maybe<string>
  confirmedDate: Maybe<Instant>
  sealedPending: Maybe<string>
  pendingLastFour: Maybe<string>
}

/** A texted code, bound to a session and a purpose. */
export type OtpChallengeTable = {
  _id: string
  user: string
  session: string
  purpose: 'setup' | 'use'
  codeHash: string
  createdDate: Instant
  expires: Instant
  tries: number
}

export type RecoveryCodeTable = {
  codeHash: string
  user: string
  createdDate: Instant
  usedDate: Maybe<Instant>
}
