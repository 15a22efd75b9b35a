import { recordEvent } from '#audit/audit.ts'
import type { MemberRange } from '#db/member-range.ts'
import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { weeklyScore } from '#impact/impact-index/impact-index.rules.ts'
import { eachOf, throwAll } from '#lib/each.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { beginsAt, lastClosedWeek, weekAfter } from '#lib/weeks.ts'
import { type Aggregate, aggregateOf, isOpenToAdmins, isWeek } from './members-index.rules.ts'
import {
  countOthers,
  deleteCompanyWeeks,
  findCompanyWeek,
  findLatestWeek,
  hasReminderForAll,
  insertCompanyWeek,
  listCompanyWeeks,
  listOthers,
  listOthersAmong,
  listShared,
  listUnclosed,
  markDisclosed,
  setAggregate,
  unshare,
  withholdUndisclosedWeeks,
} from './members-index.store.ts'

export type { Aggregate } from './members-index.rules.ts'

export type MemberIndex = {
  _id: string
  yearWeek: string
  firstName: string
  lastName: string
  avatar: string | null
  weeklyScore: number
}

export type MembersIndex = {
  yearWeek: string
  /** Whether the week is closed. An open week has no members and no mean */
  isClosed: boolean
  members: MemberIndex[]
  /** All other members together; null if the figure is suppressed */
  others: Aggregate | null
}

const MOST_MEMBERS = 1000

type Counts = Awaited<ReturnType<typeof listOthers>>[number]

const scoreOf = (row: Counts): number => weeklyScore({ ...row, hasAvatar: row.hasAvatar > 0 })

/**
 * Divides the people of a week into named members and the aggregate. Neither changes later, so that
 * no two answers differ by one person (decisions/reports.md).
 */
async function closeWeek(trx: Db, company: string, week: string, now: number): Promise<void> {
  const key = { company, week }
  if (!(await insertCompanyWeek(trx, key, now))) return
  await markDisclosed(trx, key, beginsAt(week))
  const could = await countOthers(trx, key)
  const aggregate = aggregateOf((await listOthers(trx, key)).map(scoreOf), could)
  if (aggregate !== null) await setAggregate(trx, key, aggregate)
}

const AT_ONCE = 500

/**
 * Closes the latest week that is over, for each company; runs once a day. A week that was not
 * closed before the next one ended is never published, because memberships may have changed.
 * Continues after a failure and throws AggregateError at the end.
 */
export async function closeWeeks({ store, clock }: Services): Promise<void> {
  const week = lastClosedWeek(clock.now())
  const until = beginsAt(weekAfter(week, 1))
  const unclosed = (after: string) => listUnclosed(store.read, { after, week, until }, AT_ONCE)
  const failed = await eachOf(unclosed, AT_ONCE, (company) =>
    store.write((trx) => closeWeek(trx, company, week, clock.now())),
  )
  throwAll(failed)
}

async function membersOf({ store }: SignedIn, company: string, week: string) {
  const key = { company, week }
  const rows = await listShared(store.read, key, { since: beginsAt(week), most: MOST_MEMBERS })
  return rows.map((row): MemberIndex => {
    const { _id, firstName, lastName, avatar } = row
    return { _id, firstName, lastName, avatar, yearWeek: week, weeklyScore: scoreOf(row) }
  })
}

/** Records that an app admin read the scores of a company (product 6). */
const recordCompanyAccess = (context: SignedIn, company: string, week: string): Promise<void> =>
  context.store.write((trx) =>
    recordEvent(trx, context, { kind: 'app_admin_look', subject: company, detail: { week } }),
  )

/**
 * getCompanyMembersIndex: a closed week, by default the latest. An admin of the company sees the
 * shared scores and one aggregate of the others; an app admin sees only the aggregate. Refuses with
 * NOT_FOUND (another company) and BAD_USER_INPUT (an invalid week).
 */
export async function membersIndex(
  context: SignedIn,
  companyId: string | null | undefined,
  yearWeek: string | null | undefined,
): Promise<MembersIndex> {
  const { viewer, clock, store } = context
  const now = clock.now()
  const company = companyFor(viewer, companyId)
  if (company === null) throw notFound('company')
  const latest = await findLatestWeek(store.read, company)
  const week = yearWeek ?? latest ?? lastClosedWeek(now)
  if (!isWeek(week)) throw badInput('Write the week like 2026-47.', 'yearWeek')
  const nothing = { yearWeek: week, isClosed: false, members: [], others: null }
  if (!isOpenToAdmins(week, now)) return nothing
  const published = await findCompanyWeek(store.read, { company, week })
  if (published === undefined) return nothing
  const { people, mean } = published
  const others = people === null || mean === null ? null : { people, mean }
  if (viewer.role === 'appAdmin') {
    await recordCompanyAccess(context, company, week)
    return { ...nothing, isClosed: true, others }
  }
  const members = await membersOf(context, company, week)
  return { yearWeek: week, isClosed: true, members, others }
}

/**
 * Ends the sharing of the score when a person joins or leaves a company, and withholds earlier
 * weeks from every company. Runs in the transaction that moves the user.
 */
export async function resetSharing(trx: Db, user: string): Promise<void> {
  await unshare(trx, user)
  await withholdUndisclosedWeeks(trx, user)
}

export const isWeekPublished = async (db: Db, company: string, week: string): Promise<boolean> =>
  (await findCompanyWeek(db, { company, week })) !== undefined

type Key = { company: string; week: string }

/** How many people of a range could be in the aggregate of a week, active or not. */
export const couldBeOthers = (db: Db, key: Key, range: MemberRange) => countOthers(db, key, range)

export const couldAllReadReminders: (db: Db, key: Key) => Promise<boolean> = hasReminderForAll

/** The actions of the people of a range in the aggregate of a closed week. */
export const othersOf = (db: Db, key: Key, range: MemberRange) => listOthersAmong(db, key, range)

/** The aggregates of a range of closed weeks, oldest first. */
export const listPublishedWeeks = (db: Db, company: string, first: string, last: string) =>
  listCompanyWeeks(db, company, first, last)

export const forgetWeeks = (trx: Db, company: string): Promise<void> =>
  deleteCompanyWeeks(trx, company)
