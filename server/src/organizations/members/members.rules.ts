import { addressKey } from '#lib/addresses.ts'
import { nameKey } from '#lib/names.ts'
import { placeOf as readPlace } from '#lib/places.ts'

/** Where a person stands to a company: product 4, members. */
export const MEMBER_STATES = ['invited', 'joined', 'onboarded', 'deactivated'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** What a list of members can be narrowed to beside its state */
export const MEMBER_ROLES = ['individual', 'team', 'function', 'admin'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const MEMBER_SORTS = ['name', 'newest'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

const DAY = 24 * 3_600_000

export const LIMITS = {
  page: 50,
  mostPage: 100,
  query: 200,
  /** Words of a search that count */
  words: 6,
  /** A narrowed list is counted so far */
  counted: 1000,
  invitationMs: 14 * DAY,
  /** Of a link, in days */
  linkDays: 90,
  linkUses: 10_000,
  /** Invitations that ended are kept so long, to be sent again */
  endedMs: 30 * DAY,
} as const

export type Place = readonly (string | number)[]

/** Which members a list has */
export type Narrowing = {
  /** Null: of no company */
  company: string | null
  words: readonly string[]
  state: MemberState | null
  /** Without those whose access has ended */
  withAccess?: boolean
  role: MemberRole | null
}

export type Page = Narrowing & {
  sort: MemberSort
  /** What newest first goes by: when people came into the company, or when the row was made */
  newestBy: 'joinedDate' | 'createdDate'
  after: Place | null
  most: number
}

type Standing = { deactivatedDate: number | null; showWelcomeDialog: number }

/** The state of a member with an account. */
export function stateOf({ deactivatedDate, showWelcomeDialog }: Standing): MemberState {
  if (deactivatedDate !== null) return 'deactivated'
  return showWelcomeDialog === 1 ? 'joined' : 'onboarded'
}

/** A word with an @ is part of an address, whose punctuation divides words too. */
const keyOf = (typed: string) =>
  typed.includes('@') && nameKey(typed) !== ''
    ? [addressKey(typed).replace(/[^\p{L}\p{N}@]/gu, ' ')]
    : nameKey(typed).split(' ')

/**
 * The words of a search as `foundBy` has them; null if none can match. An address is words too:
 * "ada@a" finds ada@a.example.
 */
export function searchWords(query: string): readonly string[] | null {
  const typed = query
    .slice(0, LIMITS.query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const words = typed.flatMap(keyOf).filter((word) => word !== '')
  return typed.length > 0 && words.length === 0 ? null : words.slice(0, LIMITS.words)
}

/** The place of a cursor, or nothing if it is none of a list that is sorted so. */
export const placeOf = (cursor: string, sort: MemberSort) =>
  readPlace(cursor, sort === 'name' ? ['string', 'string', 'string'] : ['number', 'string'])

/** What an admin changes of someone; the rest stays. */
export type MemberChange = {
  firstName?: string
  lastName?: string
  /** individual, team or function */
  role?: string | null
  isCompanyAdmin?: boolean
}

export type NewMember = MemberChange & { email: string }

/** Whom an invitation is for; a link is for no address */
export type Whom = {
  emailKey: string | null
  email: string | null
  firstName: string
  lastName: string
}

/** Whom an invitation is for, as the trail of the company says it; undefined for a link. */
export function invitedOf({ emailKey, email, firstName, lastName }: Whom) {
  if (emailKey === null) return undefined
  return { emailKey, named: `${firstName} ${lastName}`.trim() || (email ?? '') }
}
