import type { Selectable } from 'kysely'
import { versionSeen } from '#accounts/people/people.ts'
import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { cursorOf } from '#lib/places.ts'
import { storable } from '#lib/storable.ts'
import { findInvitation } from '../invitations.store.ts'
import {
  LIMITS,
  MEMBER_ROLES,
  MEMBER_SORTS,
  MEMBER_STATES,
  type MemberRole,
  type MemberSort,
  type MemberState,
  type Narrowing,
  type Page,
  placeOf,
  searchWords,
  stateOf,
} from '../members.rules.ts'
import { findCompanyOfAny, findMember } from '../members.store.ts'
import { administered } from '../members.ts'
import { countPage, countStates, pageOfInvited, pageOfMembers } from './members.list.store.ts'
import { companiesOf, type KeyedRow, lookAt, together, type Whose } from './public-users.ts'

/** What a list can be asked for, and how far it is counted */
export const LISTS = {
  states: MEMBER_STATES,
  roles: MEMBER_ROLES,
  sorts: MEMBER_SORTS,
  counted: LIMITS.counted,
} as const

export type Asking = Whose & {
  query?: string | null | undefined
  state?: MemberState | null | undefined
  withAccess?: boolean | null | undefined
  role?: MemberRole | null | undefined
  sort?: MemberSort | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

/** Somebody of a company as its admins see them; of the invited `_id` is that of the invitation. */
export type Member = {
  _id: string
  company: string | null
  version: number | null
  email: string
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  state: MemberState
  isSelf: boolean
  /** When they came into the company; nothing of who belongs to none */
  joinedDate: number | null
  /** When the account was made, for app admins; for others as `joinedDate` */
  createdDate: number
  deactivatedDate: number | null
  lastIosLogin: number | null
  /** Of an invitation */
  expires: number | null
  /** Of an invitation, as it would be taken or refused now; null of who came */
  holds: boolean | null
}

/** `total` where it is known with the page; else `narrowings` say what is to be counted. */
export type MemberPage = {
  rows: Member[]
  next: string | null
  total: number | null
  narrowings: readonly Narrowing[]
}

type Row = KeyedRow & { all: unknown; member: Member }
type Asked = Omit<Page, 'company'>

function nextOf(rows: readonly Row[], page: Asked): string | null {
  const last = rows[page.most - 2]
  if (last === undefined || rows.length < page.most) return null
  return cursorOf(
    page.sort === 'name' ? [last.lastKey, last.firstKey, last._id] : [last.newest, last._id],
  )
}

/** How many there are, which the first page tells. */
const knownTotal = ([first]: readonly Row[], { after }: Asked): number | null =>
  after === null ? Number(first?.all ?? 0) : null

function pageOf(asking: Asking): Asked | undefined {
  const { query, state = null, withAccess, role = null, sort, first, after } = asking
  const words = searchWords(query ?? '')
  if (words === null) return undefined
  const order = sort ?? 'name'
  const place = after == null ? null : placeOf(after, order)
  if (place === undefined) throw badInput('This is no place in this list.', 'after')
  const size = Math.min(Math.max(first ?? LIMITS.page, 1), LIMITS.mostPage)
  // Of somebody from before they came a company knows nothing, nor by the order of its list.
  const newestBy = asking.isPublic === true || state === 'invited' ? 'createdDate' : 'joinedDate'
  // One more tells whether there is a next page.
  return {
    words,
    state,
    withAccess: withAccess === true,
    role,
    sort: order,
    newestBy,
    after: place,
    most: size + 1,
  }
}

/**
 * memberGetMany: a page of the company’s members by name or newest first, those alone whose names or
 * address have words that begin like those of the query, in a state and a role if they are given,
 * without those whose access has ended if `withAccess` says so.
 * Invited people are a list of their own (`state: invited`). For the company’s admins; app admins
 * name any company, or ask for public users. Refuses with NOT_FOUND another company, and with
 * BAD_USER_INPUT a bad `after`.
 */
export async function memberPage(context: SignedIn, asking: Asking): Promise<MemberPage> {
  const companies = await companiesOf(context, asking)
  const asked = pageOf(asking)
  if (asked === undefined) return { rows: [], next: null, total: 0, narrowings: [] }
  await recordAdminAccess(context, lookAt(companies))
  const parts = await Promise.all(companies.map((company) => partOf(context, asked, company)))
  const rows = together(
    parts.map((part) => part.rows),
    asked,
  )
  const totals = parts.map((part) => knownTotal(part.rows, asked))
  return {
    rows: rows.slice(0, asked.most - 1).map(({ member }) => member),
    next: nextOf(rows, asked),
    total: totals.includes(null) ? null : totals.reduce<number>((sum, n) => sum + (n ?? 0), 0),
    narrowings: parts.map((part) => part.page),
  }
}

/** The page as one company alone would have it. */
async function partOf(
  { store, viewer }: SignedIn,
  asked: Asked,
  company: string | null,
): Promise<{ page: Page; rows: Row[] }> {
  const page: Page = { ...asked, company }
  if (page.state !== 'invited') {
    const rows = await pageOfMembers(store.read, page).execute()
    return { page, rows: rows.map((row) => ({ ...asKeyed(row), member: asMember(row, viewer) })) }
  }
  const invited = await pageOfInvited(store.read, page).execute()
  const rows = invited.map((row) => ({ ...asKeyed(row), member: asInvited(row, company) }))
  return { page, rows }
}

type Listed = { newest: number | null } & Omit<KeyedRow, 'newest'>

const asKeyed = <Of extends Listed>(row: Of) => ({ ...row, newest: row.newest ?? 0 })

type InvitedRow = Pick<
  Selectable<InvitationTable>,
  | '_id'
  | 'version'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'isCompanyAdmin'
  | 'createdDate'
  | 'expires'
> & { holds: number }

const asInvited = (row: InvitedRow, company: string | null): Member => ({
  _id: row._id,
  company,
  version: row.version,
  email: row.email ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  isCompanyAdmin: row.isCompanyAdmin === 1,
  state: 'invited',
  isSelf: false,
  joinedDate: null,
  createdDate: row.createdDate,
  ...{ deactivatedDate: null, lastIosLogin: null },
  expires: row.expires,
  holds: row.holds === 1,
})

type MemberRow = Omit<
  Awaited<ReturnType<ReturnType<typeof pageOfMembers>['execute']>>[number],
  'firstKey' | 'lastKey' | 'all' | 'newest'
>

const asMember = (row: MemberRow, { userId, role }: Viewer): Member => ({
  _id: row._id,
  company: row.company,
  version: row._id === userId ? row.version : versionSeen(row),
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  isCompanyAdmin: row.isCompanyAdmin === 1,
  state: stateOf(row),
  isSelf: row._id === userId,
  joinedDate: row.joinedDate,
  createdDate: role === 'appAdmin' ? row.createdDate : (row.joinedDate ?? 0),
  deactivatedDate: row.deactivatedDate,
  lastIosLogin: row.lastIosLogin,
  expires: null,
  holds: null,
})

/**
 * The company that is meant: an app admin need not name it, the person is in one at the most; null,
 * of them alone, where they are in none.
 */
export async function meant(
  context: SignedIn,
  _id: string,
  companyId?: string | null,
): Promise<string | null> {
  if (companyId != null || context.viewer.role !== 'appAdmin') {
    return administered(context, companyId)
  }
  const company = await findCompanyOfAny(context.store.read, storable(_id))
  if (company === undefined) throw notFound('person')
  return company
}

/**
 * memberGet: a member of the company, or somebody invited to it, by id. Without a company, one's own;
 * of app admins, any or none. An app admin's look stands in the member's own trail. Refuses with
 * NOT_FOUND.
 */
export async function memberOf(
  context: SignedIn,
  _id: string,
  companyId?: string | null,
): Promise<Member> {
  const { store, viewer } = context
  const id = storable(_id)
  const company = await meant(context, id, companyId)
  const member = await findMember(store.read, company, id)
  if (member !== undefined) {
    await recordAdminAccess(context, { what: 'person', subject: id })
    return asMember({ ...member, company }, viewer)
  }
  const invited = company === null ? undefined : await findInvitation(store.read, company, id)
  if (invited === undefined || invited.emailKey === null) throw notFound('person')
  await recordAdminAccess(context, { what: 'invitation', subject: company })
  return asInvited(invited, company)
}

/** How many the whole list has; a thousand and one where there are more than a thousand. */
export async function totalOf(
  { store }: SignedIn,
  { total, narrowings }: Pick<MemberPage, 'total' | 'narrowings'>,
): Promise<number> {
  if (total !== null) return Math.min(total, LIMITS.counted + 1)
  const counts = await Promise.all(
    narrowings.map((narrowing) => countPage(store.read, narrowing, LIMITS.counted + 1)),
  )
  return Math.min(
    counts.reduce((sum, n) => sum + n, 0),
    LIMITS.counted + 1,
  )
}

export type MemberCounts = Record<MemberState | 'all', number>

/** memberCounts: how many are in each state, whatever the list shows; `all` without the invited. */
export async function memberCounts(context: SignedIn, whose: Whose): Promise<MemberCounts> {
  const { read } = context.store
  const companies = await companiesOf(context, whose)
  await recordAdminAccess(context, lookAt(companies))
  const counts = { all: 0, invited: 0, joined: 0, onboarded: 0, deactivated: 0 }
  for (const company of companies) {
    const invited = { company, words: [], role: null, state: 'invited' } as const
    const states = await countStates(read, company)
    counts.invited += await countPage(read, invited)
    for (const state of ['joined', 'onboarded', 'deactivated'] as const) {
      counts[state] += states[state]
      counts.all += states[state]
    }
  }
  return counts
}
