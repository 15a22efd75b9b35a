import type { Generated, GeneratedAlways } from 'kysely'

// Columns follow the conventions of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Maybe<T> = T | null

/** An invitation to a company: mailed to one address, or a link with a number of uses. */
export type InvitationTable = {
  _id: string
  version: Generated<number>
  /** SHA-256 of the token, base64url; the token itself is not stored */
  tokenHash: string
  company: string
  /** Null for a link */
  email: Maybe<string>
  emailKey: Maybe<string>
  /** The person's names as the admin wrote them */
  firstName: string
  lastName: string
  firstKey: string
  lastKey: string
  /** As `user.foundBy`; null for a link */
  foundBy: GeneratedAlways<Maybe<string>>
  role: Maybe<string>
  isCompanyAdmin: Flag
  createdBy: Maybe<string>
  /** When it was made, or sent again */
  createdDate: Instant
  /** When it was last sent again by a reminder to all */
  remindedDate: Generated<Maybe<Instant>>
  expires: Instant
  uses: number
  usesLeft: number
}

/**
 * A former member. The company deactivated them, or they left while it required a second factor;
 * one row for each of their mailboxes. It limits how they join again.
 */
export type PastMembershipTable = {
  company: string
  user: string
  /** Hash of the address without its plus tag */
  mailboxHash: string
  /** A deactivated member who then leaves stays deactivated. */
  state: 'deactivated' | 'left'
  date: Instant
  /** As `user.admittedDate`, for people who left */
  admittedDate: Maybe<Instant>
  /** Whether the company knew this mailbox; others are not disclosed to it */
  isKnown: Generated<Flag>
}

/** The keys of a company's `emailDomains` and `adminEmails`; `saveJoinRules` writes both. */
export type JoinRuleTable = {
  /** `domainKey` of a domain, `mailKey` of an admin’s address */
  matchKey: string
  kind: 'domain' | 'admin'
  company: string
}

/** A mail domain that a company claims, until it confirms the mailed code. */
export type DomainProofTable = {
  company: string
  domain: string
  codeHash: string
  tries: number
  expires: Instant
}
