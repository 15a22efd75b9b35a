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
  /** Whether the week is over everywhere and was closed; without that nothing is told of it */
  isClosed: boolean
  /** Those who show their score */
  members: MemberIndex[]
  /** All others together; null where they, or those who may have been away, are too few */
  others: Aggregate | null
}

const MOST_MEMBERS = 1000

type Counts = Awaited<ReturnType<typeof listOthers>>[number]

const scoreOf = (row: Counts): number => weeklyScore({ ...row, hasAvatar: row.hasAvatar > 0 })

/**
 * Decides once and for good who stands in a week by name and who in the aggregate. Afterwards
 * nobody moves from one to the other and nothing is added up anew, so that no two answers differ by
 * one person (decisions/reports.md).
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
 * Closes the latest week that is over, for each company; run once a day. A week that was not closed
 * before the next one is over stays untold: by then one could no more say who was where, and who
 * showed what. A company that fails keeps none of the others from it; throws AggregateError then.
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

/** An app admin's look at a company leaves a trace (product 6). */
const recordCompanyAccess = (context: SignedIn, company: string, week: string): Promise<void> =>
  context.store.write((trx) =>
    recordEvent(trx, context, { kind: 'app_admin_look', subject: company, detail: { week } }),
  )

/**
 * getCompanyMembersIndex: of a week that is closed, by default the latest. An admin of the company
 * sees the scores of those who show theirs and one aggregate of the others; an app admin sees the
 * aggregate alone. A week that was never closed has nothing. Refuses with NOT_FOUND another company,
 * and with BAD_USER_INPUT a bad week.
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
  if (!isWeek(week)) throw badInput('Please give a week like 2026-47.', 'yearWeek')
  const nothing = { yearWeek: week, isClosed: false, members: [], others: null }
  if (!isOpenToAdmins(week, now)) return nothing
  const told = await findCompanyWeek(store.read, { company, week })
  if (told === undefined) return nothing
  const { people, mean } = told
  const others = people === null || mean === null ? null : { people, mean }
  if (viewer.role === 'appAdmin') {
    await recordCompanyAccess(context, company, week)
    return { ...nothing, isClosed: true, others }
  }
  const members = await membersOf(context, company, week)
  return { yearWeek: week, isClosed: true, members, others }
}

/**
 * Whoever comes into a company, or leaves it, shows their score to nobody until they say so again,
 * and no company learns of their weeks from before. In the transaction that moves them.
 */
export async function resetSharing(trx: Db, user: string): Promise<void> {
  await unshare(trx, user)
  await withholdUndisclosedWeeks(trx, user)
}

/** Whether a company was told of a week: it is closed then, and nobody moves in it. */
export const isWeekPublished = async (db: Db, company: string, week: string): Promise<boolean> =>
  (await findCompanyWeek(db, { company, week })) !== undefined

type Key = { company: string; week: string }

/** How many could have been in the aggregate of a week, among some people: whether or not they did. */
export const couldBeOthers = (db: Db, key: Key, range: MemberRange) => countOthers(db, key, range)

/** Whether all of them could read a reminder too. */
export const couldAllReadReminders: (db: Db, key: Key) => Promise<boolean> = hasReminderForAll

/**
 * What those did who are in the aggregate of a closed week, among some people: nobody of whom the
 * score is shown.
 */
export const othersOf = (db: Db, key: Key, range: MemberRange) => listOthersAmong(db, key, range)

/** The aggregates of the closed weeks from one to another, both included, oldest first. */
export const listPublishedWeeks = (db: Db, company: string, first: string, last: string) =>
  listCompanyWeeks(db, company, first, last)

/** What was told of a company goes with it. */
export const forgetWeeks = (trx: Db, company: string): Promise<void> =>
  deleteCompanyWeeks(trx, company)
