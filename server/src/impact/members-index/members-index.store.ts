import type { ExpressionBuilder } from 'kysely'
import { isInRange, type MemberRange } from '#db/member-range.ts'
import { couldAct } from '#db/report-eligibility.ts'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { beginsAt, endsAt, mondayOf } from '#lib/weeks.ts'

type Key = { company: string; week: string }

export const findCompanyWeek = (db: Db, { company, week }: Key) =>
  db
    .selectFrom('companyWeek')
    .select(['people', 'mean'])
    .where('company', '=', company)
    .where('week', '=', week)
    .executeTakeFirst()

/** Closes a week of a company. False if it is already closed, also by a parallel call. */
export async function insertCompanyWeek(trx: Db, key: Key, closedDate: number): Promise<boolean> {
  const made = await trx
    .insertInto('companyWeek')
    .values({ ...key, people: null, mean: null, closedDate })
    .onConflict((it) => it.columns(['company', 'week']).doNothing())
    .returning('week')
    .executeTakeFirst()
  return made !== undefined
}

export async function setAggregate(
  trx: Db,
  { company, week }: Key,
  aggregate: { people: number; mean: number },
): Promise<void> {
  await trx
    .updateTable('companyWeek')
    .set(aggregate)
    .where('company', '=', company)
    .where('week', '=', week)
    .execute()
}

/**
 * Marks the week of each member as disclosed to this company, unless it was disclosed before. Marks
 * it as shared if the member has shared scores since `since`.
 */
export async function markDisclosed(trx: Db, { company, week }: Key, since: number): Promise<void> {
  const members = trx
    .selectFrom('user')
    .select('_id')
    .where('company', '=', company)
    .where('emailVerified', '=', 1)
  const sharing = members
    .where('shareWeeklyScore', '=', 1)
    .where('shareWeeklyScoreSince', '<=', since)
  await trx
    .updateTable('impactWeek')
    .set((eb) => ({
      disclosedTo: company,
      shared: eb.case().when('user', 'in', sharing).then(eb.lit(1)).else(eb.lit(0)).end(),
    }))
    .where('week', '=', week)
    .where('disclosedTo', 'is', null)
    .where('user', 'in', members)
    .execute()
}

const COUNTS = ['goals', 'hasAvatar', 'takeAction', 'feed', 'reminder'] as const

/** The people in the mean: they could act all week, and didn't share their score when it began. */
const couldBeOthers =
  ({ company, week }: Key) =>
  (eb: ExpressionBuilder<Tables, 'user'>) => {
    const [from, to] = [beginsAt(week), endsAt(week)]
    return eb.and([
      couldAct({ company, from, to })(eb),
      eb.or([
        eb('shareWeeklyScore', '=', 0),
        eb('shareWeeklyScoreSince', 'is', null),
        eb('shareWeeklyScoreSince', '>', from),
      ]),
    ])
  }

/** The counts of the active people in the mean of a week. */
export const listOthers = (db: Db, key: Key) =>
  db
    .selectFrom('user')
    .innerJoin('impactWeek', 'impactWeek.user', 'user._id')
    .select(COUNTS)
    .where('impactWeek.week', '=', key.week)
    .where('impactWeek.disclosedTo', '=', key.company)
    .where('impactWeek.shared', '=', 0)
    .where((eb) => couldBeOthers(key)(eb as never))
    .execute()

/**
 * Like `listOthers`, for a range. Two queries, because PostgreSQL would start the join with all
 * weeks.
 */
export async function listOthersAmong(db: Db, { company, week }: Key, range: MemberRange) {
  const people = await db
    .selectFrom('user')
    .select('_id')
    .where(couldBeOthers({ company, week }))
    .where(isInRange(range))
    .execute()
  if (people.length === 0) return []
  const ids = people.map(({ _id }) => _id)
  return db
    .selectFrom('impactWeek')
    .select(['user', ...COUNTS])
    .where('user', 'in', ids)
    .where('week', '=', week)
    .where('disclosedTo', '=', company)
    .where('shared', '=', 0)
    .execute()
}

/** How many people could be in the mean, active or not. */
export async function countOthers(
  db: Db,
  key: Key,
  range: MemberRange | null = null,
): Promise<number> {
  const row = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll().as('n'))
    .where(couldBeOthers(key))
    .where(isInRange(range))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/**
 * Whether a reminder for all roles existed before the week. One for some roles would disclose its
 * readers.
 */
export async function hasReminderForAll(db: Db, { company, week }: Key): Promise<boolean> {
  const row = await db
    .selectFrom('reminder')
    .select('_id')
    .where('company', '=', company)
    .where('roles', '=', '[]')
    .where('updatedDate', '<=', beginsAt(week))
    // A reminder shows from the first day of its month, so all days of the month of the week’s
    // Monday count.
    .where('targetDate', '<=', `${mondayOf(week).slice(0, 7)}-31`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The members whose week is marked as shared and who still share their score. */
export const listShared = (
  db: Db,
  { company, week }: Key,
  { since, most }: { since: number; most: number },
) =>
  db
    .selectFrom('user')
    .innerJoin('impactWeek', 'impactWeek.user', 'user._id')
    .where('user.company', '=', company)
    .where('impactWeek.week', '=', week)
    .where('impactWeek.disclosedTo', '=', company)
    .where('impactWeek.shared', '=', 1)
    .select(['user._id', 'user.firstName', 'user.lastName', 'user.avatar', ...COUNTS])
    .where('user.shareWeeklyScore', '=', 1)
    .where('user.shareWeeklyScoreSince', '<=', since)
    // Closed accounts are shown to no one (product 6).
    .where('user.deletionDate', 'is', null)
    .orderBy('user._id')
    .limit(most)
    .execute()

/** The published figures of a range of weeks, oldest first. */
export const listCompanyWeeks = (db: Db, company: string, first: string, last: string) =>
  db
    .selectFrom('companyWeek')
    .select(['week', 'people', 'mean'])
    .where('company', '=', company)
    .where('week', '>=', first)
    .where('week', '<=', last)
    .orderBy('week')
    .execute()

export async function findLatestWeek(db: Db, company: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companyWeek')
    .select('week')
    .where('company', '=', company)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.week
}

/** At most `most` companies created before `until` with an unclosed week, in order of id. */
export async function listUnclosed(
  db: Db,
  { after, week, until }: { after: string; week: string; until: number },
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('_id')
    .where('_id', '>', after)
    .where('createdDate', '<', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('companyWeek')
            .select('companyWeek.week')
            .whereRef('companyWeek.company', '=', 'company._id')
            .where('companyWeek.week', '=', week),
        ),
      ),
    )
    .orderBy('_id')
    .limit(most)
    .execute()
  return rows.map(({ _id }) => _id)
}

/** Stops the sharing of a person's score until they share it again. */
export async function unshare(trx: Db, user: string): Promise<void> {
  await trx
    .updateTable('user')
    .set({ shareWeeklyScore: 0, shareWeeklyScoreSince: null })
    .where('_id', '=', user)
    .execute()
}

/** Marks the undisclosed weeks of a person, so that they are never disclosed. */
export async function withholdUndisclosedWeeks(trx: Db, user: string): Promise<void> {
  await trx
    .updateTable('impactWeek')
    .set({ disclosedTo: '' })
    .where('user', '=', user)
    .where('disclosedTo', 'is', null)
    .execute()
}

export async function deleteCompanyWeeks(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('companyWeek').where('company', '=', company).execute()
}
