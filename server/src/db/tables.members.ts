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

/**
 * What a company remembers of someone who does not come back like anyone who is new, for each of
 * their mailboxes: whom it deactivated, or who left while it required a second factor.
 */
export type PastMembershipTable = {
  company: string
  user: string
  /** Of the address without what follows a plus */
  mailboxHash: string
  /** Who was deactivated and left stays deactivated. */
  state: 'deactivated' | 'left'
  /** When they were deactivated, or left. */
  date: Instant
  /** Of those who left, as of a user: since when their days of grace run */
  admittedDate: Maybe<Instant>
  /** Whether it is the mailbox by which the company knew them; it is told about no other */
  isKnown: Generated<Flag>
}

/**
 * By what address people join a company: `emailDomains` and `adminEmails` of it, by their keys.
 * Written with these (`saveJoinRules`).
 */
export type WayInTable = {
  /** `domainKey` of a domain, `mailKey` of an admin’s address */
  wayKey: string
  kind: 'domain' | 'admin'
  company: string
}

/** A mail domain that a company says is its own, until the code that was mailed there comes back. */
export type DomainProofTable = {
  company: string
  domain: string
  codeHash: string
  tries: number
  expires: Instant
}
