import type { Generated } from 'kysely'

// Columns of the way in, of its trail and of what it mails, in the manner of `tables.ts`.
type Instant = number
type Json = string
type Maybe<T> = T | null

export type CredentialTable = {
  user: string
  hash: string
  updatedDate: Instant
  /** When a sign-up gave another password for the same address, still unconfirmed */
  contestedDate: Maybe<Instant>
  /** The key of an address that somebody else has, or had: this account has none of its own */
}

export type SessionTable = {
  /** SHA-256 of the token, base64url: the token itself is stored nowhere */
  tokenHash: string
  _id: string
  user: string
  state: string
  /** How it was proven who this is: 1 by a password, 2 by a second factor too */
  assurance: 1 | 2
  createdDate: Instant
  lastSeen: Instant
  signedInAt: Instant
  expires: Instant
  /** How long it may lie idle, in milliseconds */
  idle: number
  tries: number
  client: string
  addressPrefix: string
}

export type CounterTable = { key: string; n: number; until: Instant }

export type AuditEventTable = {
  _id: string
  at: Instant
  /** Who did it; null when nobody was signed in */
  actor: Maybe<string>
  /** About whom or what */
  subject: Maybe<string>
  kind: string
  detail: Json
  addressPrefix: string
  /** From what, in short: 'Firefox on Windows' */
  client: Maybe<string>
  /** The import of members that it is a part of, of what was changed of a company */
  import: Maybe<string>
  /** Whom an invitation was for that it is about: the key of their address, and what they were called */
  emailKey: Generated<Maybe<string>>
  named: Generated<Maybe<string>>
}

export type OutboxTable = {
  _id: string
  channel: 'mail' | 'sms'
  /** Which of the messages it is, such as resetLink */
  kind: Maybe<string>
  /** Whom it is about: it goes when they go */
  user: Maybe<string>
  recipient: string
  /** The key of the recipient, by which the message is found however the address was written */
  recipientKey: string
  subject: string
  text: string
  html: Maybe<string>
  createdDate: Instant
  /** When its point has passed: from then on it is given up rather than sent */
  expires: Maybe<Instant>
  sentDate: Maybe<Instant>
  /** Why the last attempt failed, for operators; the job has how often and when again */
  lastError: Maybe<string>
}

/** A confirmed address that a person had before: what was sent there goes with them. */
export type FormerAddressTable = {
  user: string
  emailKey: string
}

/** A link that was mailed: it proves that its holder reads that mailbox. */
export type ActionCodeTable = {
  /** SHA-256 of the code, base64url */
  codeHash: string
  user: string
  kind: 'verify' | 'reset' | 'email' | 'keep' | 'setup'
  /** The address that it confirms */
  email: Maybe<string>
  /** The id that this sign-up was answered with, and what else it gave */
  signUp: Maybe<string>
  given: Maybe<Json>
  createdDate: Instant
  expires: Instant
}

/** An authenticator app. */
export type TotpTable = {
  user: string
  sealedSecret: string
  confirmedDate: Maybe<Instant>
  /** The last time step that was accepted: each counts once */
  lastStep: number
  createdDate: Instant
}

/** A phone that gets codes; the pending one waits for its first code and replaces the other then. */
export type SmsFactorTable = {
  user: string
  sealedPhone: Maybe<string>
  lastFour: Maybe<string>
  confirmedDate: Maybe<Instant>
  sealedPending: Maybe<string>
  pendingLastFour: Maybe<string>
}

/** A code that was texted, bound to the session and the purpose that asked for it. */
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
