import { noteLook } from '#features/audit/looks.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#kernel/errors.ts'
import { cursorOf } from '#kernel/places.ts'
import { findInvitation } from './invitations.store.ts'
import {
  countInvited,
  countPage,
  countStates,
  findRarest,
  listInvitedPage,
  listPage,
} from './members.list.store.ts'
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
} from './members.rules.ts'
import { findCompanyOfAny, findMember } from './members.store.ts'
import { administered } from './members.ts'

/** What a list can be asked for, and how far it is counted */
export const LISTS = {
  states: MEMBER_STATES,
  roles: MEMBER_ROLES,
  sorts: MEMBER_SORTS,
  counted: LIMITS.counted,
} as const

export type Asking = {
  companyId?: string | null | undefined
  query?: string | null | undefined
  state?: MemberState | null | undefined
  role?: MemberRole | null | undefined
  sort?: MemberSort | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

/** Somebody of a company as its admins see them; of the invited `_id` is that of the invitation. */
export type Member = {
  _id: string
  company: string
  version: number | null
  email: string
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  state: MemberState
  isSelf: boolean
  createdDate: number
  deactivatedDate: number | null
  /** Of an invitation */
  expires: number | null
}

/** `total` where it is known with the page; else `narrowing` says what is to be counted. */
export type MemberPage = {
  rows: Member[]
  next: string | null
  total: number | null
  narrowing: Narrowing | null
}

type Row = { _id: string; lastKey: string; firstKey: string; createdDate: number }

function nextOf(rows: readonly Row[], page: Page): string | null {
  const last = rows[page.most - 2]
  if (last === undefined || rows.length < page.most) return null
  return cursorOf(
    page.sort === 'name' ? [last.lastKey, last.firstKey, last._id] : [last.createdDate, last._id],
  )
}

/** How many there are, where the first page tells. */
function knownTotal(rows: readonly (Row & { all?: unknown })[], page: Page): number | null {
  if (page.after !== null) return null
  if (rows.length < page.most) return rows.length
  const counted = rows[0]?.all
  return counted === undefined ? null : Number(counted)
}

function pageOf(asking: Asking): Omit<Page, 'company' | 'rarest'> | undefined {
  const { query, state = null, role = null, sort, first, after } = asking
  const words = searchWords(query ?? '')
  if (words === null) return undefined
  const order = sort ?? 'name'
  const place = after == null ? null : placeOf(after, order)
  if (place === undefined) throw badInput('This is no place in this list.', 'after')
  const size = Math.min(Math.max(first ?? LIMITS.page, 1), LIMITS.mostPage)
  // One more tells whether there is a next page.
  return { words, state, role, sort: order, after: place, most: size + 1 }
}

/**
 * memberGetMany: a page of the company’s members by name or newest first, those alone whose names or
 * address have words that begin like those of the query, in a state and a role if they are given.
 * Invited people are a list of their own (`state: invited`). For the company’s admins; app admins
 * name any company. Refuses with NOT_FOUND another company, and with BAD_USER_INPUT a bad `after`.
 */
export async function memberPage(context: SignedIn, asking: Asking): Promise<MemberPage> {
  const { store, viewer } = context
  const company = administered(context, asking.companyId)
  const asked = pageOf(asking)
  if (asked === undefined) return { rows: [], next: null, total: 0, narrowing: null }
  const rarest = await findRarest(store.read, company, asked.words)
  const page: Page = { ...asked, company, rarest }
  await noteLook(context, { what: 'members', subject: company })
  const size = page.most - 1
  if (page.state === 'invited') {
    const rows = await listInvitedPage(store.read, page)
    const members = rows.slice(0, size).map((row) => asInvited(row, company))
    return {
      rows: members,
      next: nextOf(rows, page),
      total: knownTotal(rows, page),
      narrowing: page,
    }
  }
  const rows = await listPage(store.read, page)
  const members = rows.slice(0, size).map((row) => asMember({ ...row, company }, viewer.userId))
  return { rows: members, next: nextOf(rows, page), total: knownTotal(rows, page), narrowing: page }
}

type InvitedRow = Pick<
  Awaited<ReturnType<typeof listInvitedPage>>[number],
  '_id' | 'email' | 'firstName' | 'lastName' | 'role' | 'isCompanyAdmin' | 'createdDate' | 'expires'
>

const asInvited = (row: InvitedRow, company: string): Member => ({
  _id: row._id,
  company,
  version: null,
  email: row.email ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  isCompanyAdmin: row.isCompanyAdmin === 1,
  state: 'invited',
  isSelf: false,
  createdDate: row.createdDate,
  deactivatedDate: null,
  expires: row.expires,
})

type MemberRow = Omit<
  Awaited<ReturnType<typeof listPage>>[number],
  'firstKey' | 'lastKey' | 'all'
> & { company: string }

const asMember = (row: MemberRow, viewer: string): Member => ({
  _id: row._id,
  company: row.company,
  version: row.version,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  isCompanyAdmin: row.isCompanyAdmin === 1,
  state: stateOf(row),
  isSelf: row._id === viewer,
  createdDate: row.createdDate,
  deactivatedDate: row.deactivatedDate,
  expires: null,
})

/** The company that is meant: an app admin need not name it, the person is in one at the most. */
async function meant(context: SignedIn, _id: string, companyId?: string | null): Promise<string> {
  if (companyId != null || context.viewer.role !== 'appAdmin') {
    return administered(context, companyId)
  }
  const company = await findCompanyOfAny(context.store.read, _id)
  if (company === undefined) throw notFound('person')
  return company
}

/**
 * memberGet: a member of the company, or somebody invited to it, by id. Without a company, one's own;
 * of app admins, any. An app admin's look stands in the member's own trail. Refuses with NOT_FOUND.
 */
export async function memberOf(
  context: SignedIn,
  _id: string,
  companyId?: string | null,
): Promise<Member> {
  const { store, viewer } = context
  // PostgreSQL knows no such text.
  const id = _id.replaceAll('\0', '')
  const company = await meant(context, id, companyId)
  const member = await findMember(store.read, company, id)
  if (member !== undefined) {
    await noteLook(context, { what: 'person', subject: id })
    return asMember({ ...member, company }, viewer.userId)
  }
  const invited = await findInvitation(store.read, company, id)
  if (invited === undefined || invited.emailKey === null) throw notFound('person')
  await noteLook(context, { what: 'invitation', subject: company })
  return asInvited(invited, company)
}

/** How many the whole list has; a thousand and one where there are more than a thousand. */
export async function totalOf(
  { store }: SignedIn,
  { total, narrowing }: Pick<MemberPage, 'total' | 'narrowing'>,
): Promise<number> {
  if (total !== null || narrowing === null) return Math.min(total ?? 0, LIMITS.counted + 1)
  const count = narrowing.state === 'invited' ? countInvited : countPage
  return count(store.read, narrowing, LIMITS.counted + 1)
}

export type MemberCounts = Record<MemberState | 'all', number>

/** memberCounts: how many are in each state, whatever the list shows; `all` without the invited. */
export async function memberCounts(
  context: SignedIn,
  companyId?: string | null,
): Promise<MemberCounts> {
  const { store } = context
  const company = administered(context, companyId)
  await noteLook(context, { what: 'members', subject: company })
  const narrowing = { company, words: [], rarest: null, role: null, state: null }
  const [states, invited] = await Promise.all([
    countStates(store.read, company),
    countInvited(store.read, narrowing),
  ])
  const all = states.joined + states.onboarded + states.deactivated
  return { ...states, all, invited }
}
