import { addressKey } from '#lib/addresses.ts'
import { nameKey } from '#lib/names.ts'
import { placeOf as readPlace } from '#lib/places.ts'

/** The states in a list of members: product 4, members. */
export const MEMBER_STATES = ['invited', 'joined', 'onboarded', 'deactivated'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export const MEMBER_ROLES = ['individual', 'team', 'function', 'admin'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const MEMBER_SORTS = ['name', 'newest'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

const DAY = 24 * 3_600_000

export const LIMITS = {
  page: 50,
  mostPage: 100,
  query: 200,
  /** The most words of a search */
  words: 6,
  /** A filtered list is counted up to this number */
  counted: 1000,
  invitationMs: 14 * DAY,
  /** Of a link, in days */
  linkDays: 90,
  linkUses: 10_000,
  /** How long ended invitations are kept, so that admins can send them again */
  endedMs: 30 * DAY,
} as const

export type Place = readonly (string | number)[]

export type Narrowing = {
  /** Null for people without a company */
  company: string | null
  words: readonly string[]
  state: MemberState | null
  withAccess?: boolean
  role: MemberRole | null
}

export type Page = Narrowing & {
  sort: MemberSort
  /** The date that `newest` sorts by: when people joined, or when the row was created */
  newestBy: 'joinedDate' | 'createdDate'
  after: Place | null
  most: number
}

type Status = { deactivatedDate: number | null; showWelcomeDialog: number }

export function stateOf({ deactivatedDate, showWelcomeDialog }: Status): MemberState {
  if (deactivatedDate !== null) return 'deactivated'
  return showWelcomeDialog === 1 ? 'joined' : 'onboarded'
}

/** A word with an @ is part of an address, whose punctuation separates words too. */
const keyOf = (typed: string) =>
  typed.includes('@') && nameKey(typed) !== ''
    ? [addressKey(typed).replace(/[^\p{L}\p{N}@]/gu, ' ')]
    : nameKey(typed).split(' ')

/** The words of a search as in `foundBy`; null if no row can match. "ada@a" finds ada@a.example. */
export function searchWords(query: string): readonly string[] | null {
  const typed = query
    .slice(0, LIMITS.query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const words = typed.flatMap(keyOf).filter((word) => word !== '')
  return typed.length > 0 && words.length === 0 ? null : words.slice(0, LIMITS.words)
}

/** The place of a cursor; undefined for a cursor of another sort order. */
export const placeOf = (cursor: string, sort: MemberSort) =>
  readPlace(cursor, sort === 'name' ? ['string', 'string', 'string'] : ['number', 'string'])

/** The fields that an admin changes; a missing field keeps its value. */
export type MemberChange = {
  firstName?: string
  lastName?: string
  /** individual, team or function */
  role?: string | null
  isCompanyAdmin?: boolean
}

export type NewMember = MemberChange & { email: string }

/** The person that an invitation is for; a link has no address */
export type Whom = {
  emailKey: string | null
  email: string | null
  firstName: string
  lastName: string
}

/**
 * The person that an invitation is for, as the company's trail stores them; undefined for a link.
 */
export function invitedOf({ emailKey, email, firstName, lastName }: Whom) {
  if (emailKey === null) return undefined
  return { emailKey, named: `${firstName} ${lastName}`.trim() || (email ?? '') }
}
