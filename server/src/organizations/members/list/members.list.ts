import { versionSeen } from '#accounts/people/people.ts'
import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { cursorOf } from '#lib/places.ts'
import { storable } from '#lib/storable.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { findInvitation } from '#organizations/members/core/invitations.store.ts'
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
} from '#organizations/members/core/members.rules.ts'
import { findCompanyOfAny, findMember } from '#organizations/members/core/members.store.ts'
import { countPage, countStates, pageOfInvited, pageOfMembers } from './members.list.store.ts'
import { companiesOf, lookAt, merged, type UserFilter } from './public-users.ts'

/** The filters of a list, and how far it is counted */
export const LISTS = {
  states: MEMBER_STATES,
  roles: MEMBER_ROLES,
  sorts: MEMBER_SORTS,
  counted: LIMITS.counted,
} as const

export type MemberListRequest = UserFilter & {
  query?: string | null | undefined
  state?: MemberState | null | undefined
  withAccess?: boolean | null | undefined
  role?: MemberRole | null | undefined
  sort?: MemberSort | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

/** A member, or an invited person (`_id` of the invitation), as the admins see them. */
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
  /** When the person joined the company; null without one */
  joinedDate: number | null
  /** When the account was created, for app admins; for others the same as `joinedDate` */
  createdDate: number
  deactivatedDate: number | null
  lastIosLogin: string | null
  /** Only of an invitation */
  expires: number | null
  /** Whether an invitation is valid now; null for members */
  isValid: boolean | null
}

/** `total` if the page shows it; if not, `narrowings` are the lists to count. */
export type MemberPage = {
  rows: Member[]
  next: string | null
  total: number | null
  narrowings: readonly Narrowing[]
}

type MemberFilter = Omit<Page, 'company'>
type Rows<Q extends typeof pageOfMembers | typeof pageOfInvited> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>
type Row = Rows<typeof pageOfMembers>[number] | Rows<typeof pageOfInvited>[number]
type Keys = 'firstKey' | 'lastKey' | 'newest' | 'all'
type MemberRow =
  | Omit<Rows<typeof pageOfMembers>[number], Keys>
  | Omit<Rows<typeof pageOfInvited>[number], Keys>

const listPage = async (db: Db, page: Page): Promise<Row[]> =>
  page.state === 'invited' ? pageOfInvited(db, page).execute() : pageOfMembers(db, page).execute()

function nextOf(rows: readonly Row[], { sort, most }: MemberFilter): string | null {
  const last = rows[most - 2]
  if (last === undefined || rows.length < most) return null
  return cursorOf(
    sort === 'name' ? [last.lastKey, last.firstKey, last._id] : [last.newest ?? 0, last._id],
  )
}

/** The total, which only the first page shows. */
const knownTotal = ([first]: readonly Row[], { after }: MemberFilter): number | null =>
  after === null ? Number(first?.all ?? 0) : null

function pageOf(asking: MemberListRequest): MemberFilter | undefined {
  const { query, state = null, withAccess, role = null, sort, first, after } = asking
  const words = searchWords(query ?? '')
  if (words === null) return undefined
  const order = sort ?? 'name'
  const place = after == null ? null : placeOf(after, order)
  if (place === undefined) throw badInput('This page of the list doesn’t exist.', 'after')
  const size = Math.min(Math.max(first ?? LIMITS.page, 1), LIMITS.mostPage)
  // A company must not learn when an account was created, even by the order.
  const newestBy = asking.isPublic === true || state === 'invited' ? 'createdDate' : 'joinedDate'
  // One row more than the page shows whether there is a next page.
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
 * memberGetMany: a page of members by name or newest first, filtered by the beginnings of words in
 * their names and address, state, role, and access. Invited people are a separate list (`state:
 * invited`). App admins name any company, or ask for public users. Refuses with NOT_FOUND (another
 * company) and BAD_USER_INPUT (after).
 */
export async function memberPage(
  context: SignedIn,
  asking: MemberListRequest,
): Promise<MemberPage> {
  const companies = await companiesOf(context, asking)
  const asked = pageOf(asking)
  if (asked === undefined) return { rows: [], next: null, total: 0, narrowings: [] }
  await recordAdminAccess(context, lookAt(companies))
  const narrowings = companies.map((company): Page => ({ ...asked, company }))
  const parts = await Promise.all(narrowings.map((page) => listPage(context.store.read, page)))
  const rows = merged(parts, asked)
  const totals = parts.map((part) => knownTotal(part, asked))
  return {
    rows: rows.slice(0, asked.most - 1).map((row) => asMember(row, context.viewer)),
    next: nextOf(rows, asked),
    total: totals.includes(null) ? null : totals.reduce<number>((sum, n) => sum + (n ?? 0), 0),
    narrowings,
  }
}

function asMember(row: MemberRow, { userId, role }: Viewer): Member {
  const { _id, company, firstName, lastName } = row
  const known = { _id, company, firstName, lastName, role: row.role }
  const isCompanyAdmin = row.isCompanyAdmin === 1
  if ('expires' in row) {
    return {
      ...{ ...known, isCompanyAdmin, email: row.email, version: row.version },
      ...{ state: 'invited', isSelf: false, joinedDate: null, createdDate: row.createdDate },
      ...{ deactivatedDate: null, lastIosLogin: null },
      ...{ expires: row.expires, isValid: row.isValid === 1 },
    }
  }
  const { email, joinedDate, deactivatedDate, lastIosLogin } = row
  const isSelf = _id === userId
  return {
    ...{ ...known, isCompanyAdmin, email, state: stateOf(row), isSelf, joinedDate },
    version: isSelf ? row.version : versionSeen(row),
    createdDate: role === 'appAdmin' ? row.createdDate : (joinedDate ?? 0),
    ...{ deactivatedDate, lastIosLogin, expires: null, isValid: null },
  }
}

/** The company of a call about a person; app admins need not name it. Null for a public user. */
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
 * memberGet: a member of the company, or an invited person, by id. Without a company: of one's own
 * company, or for app admins of any. Records an access by an app admin in the member's trail.
 * Refuses with NOT_FOUND.
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
  return asMember({ ...invited, email: invited.email ?? '' }, viewer)
}

/** The length of the whole list, counted up to 1,001. */
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

/** memberCounts: how many people are in each state; `all` doesn't include invited people. */
export async function memberCounts(context: SignedIn, whose: UserFilter): Promise<MemberCounts> {
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
