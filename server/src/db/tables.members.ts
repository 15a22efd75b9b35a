import type { Generated, GeneratedAlways } from 'kysely'

// Columns of how people come to a company and are found in it, in the manner of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Maybe<T> = T | null

/** A way into a company: to one address, or by a link for so many people. */
export type InvitationTable = {
  _id: string
  version: Generated<number>
  /** SHA-256 of the token, base64url: the token itself is stored nowhere */
  tokenHash: string
  company: string
  /** Whom it was mailed to; nothing where it is a link for whoever has it */
  email: Maybe<string>
  emailKey: Maybe<string>
  /** What its maker knew of the person */
  firstName: string
  lastName: string
  firstKey: string
  lastKey: string
  /** As of a user; nothing where it is a link */
  foundBy: GeneratedAlways<Maybe<string>>
  role: Maybe<string>
  isCompanyAdmin: Flag
  createdBy: Maybe<string>
  createdDate: Instant
  expires: Instant
  uses: number
  usesLeft: number
}

/** Somebody whose access a company ended, by one of their addresses: they do not come back by themselves. */
export type EndedAccessTable = {
  company: string
  user: string
  emailKey: string
  endedDate: Instant
}

/** A mail domain that a company says is its own, until the code that was mailed there comes back. */
export type DomainProofTable = {
  company: string
  domain: string
  codeHash: string
  tries: number
  expires: Instant
}
