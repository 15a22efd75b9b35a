import type { ExpressionBuilder } from 'kysely'
import { isInRange, type MemberRange } from '#db/member-range.ts'
import { type CompanyPeriod, couldAct, hadAccess, hadFactor } from '#db/report-eligibility.ts'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** A batch of the members of a company, in a period. */
export type Some = CompanyPeriod & { range: MemberRange }

const counted = (db: Db, some: Some) =>
  db.selectFrom('user').where(isInRange(some.range)).where(couldAct(some))

type Eb = ExpressionBuilder<Tables, 'user'>

// Counts only events since the person last got access. Otherwise a company could give access at a
// chosen time to see what earlier events add to a figure.
const eventsHere = (eb: Eb, to: number) =>
  eb
    .selectFrom('impactEvent')
    .select('impactEvent.item')
    .whereRef('impactEvent.user', '=', 'user._id')
    .whereRef('impactEvent.at', '>=', 'user.accessSince')
    .where('impactEvent.at', '<', to)

const everDid = (eb: Eb, to: number, type: string) =>
  eb.exists(
    eventsHere(eb, to).where('measure', '=', 'takeAction').where('item', 'like', `${type}:%`),
  )

/** People who started before joining count only after their first event in the company. */
const started = (eb: Eb, to: number) =>
  eb.and([
    eb('showWelcomeDialog', '=', 0),
    eb.or([eb('hasStartedBefore', '=', 0), eb.exists(eventsHere(eb, to))]),
  ])

const goalsHere = (eb: Eb, to: number) =>
  eb
    .selectFrom('goal')
    .select('goal._id')
    .whereRef('goal.user', '=', 'user._id')
    .whereRef('goal.createdDate', '>=', 'user.accessSince')
    .where('goal.createdDate', '<', to)
    .where('isGoal', '=', 1)

/**
 * How many people had access throughout the period (`there`), could act (`could`), and had done
 * each step by its end. Deleted goals count while their rows exist.
 */
export async function countSteps(db: Db, some: Some, achieved: string) {
  const { to } = some
  const row = await db
    .selectFrom('user')
    .where(isInRange(some.range))
    .where(hadAccess(some))
    .select((eb) => {
      const many = (name: string, is: readonly ReturnType<Eb['and']>[]) =>
        eb.fn.sum(eb.case().when(eb.and(is)).then(eb.lit(1)).else(eb.lit(0)).end()).as(name)
      const could = eb('showWelcomeDialog', '=', 0)
      const goals = goalsHere(eb, to)
      // The date of the achievement is not stored. A goal that changed later counts next month.
      const isAchieved = goals.where('progress', '=', achieved).where('goal.updatedDate', '<', to)
      return [
        eb.fn.countAll().as('there'),
        many('could', [could]),
        many('onboarded', [started(eb, to)]),
        many('goal', [could, eb.or([eb.exists(goals), everDid(eb, to, 'goalSaved')])]),
        many('checkIn', [could, everDid(eb, to, 'checkInDone')]),
        many('achieved', [could, eb.exists(isAchieved)]),
      ]
    })
    .executeTakeFirstOrThrow()
  const count = (name: string) => Number((row as Record<string, unknown>)[name] ?? 0)
  return {
    there: count('there'),
    could: count('could'),
    onboarded: count('onboarded'),
    goal: count('goal'),
    checkIn: count('checkIn'),
    achieved: count('achieved'),
  }
}

/** The members with access who joined before `to`, and how many of them had a second factor. */
export async function countMembers(db: Db, { company, to, range }: Some) {
  const row = await db
    .selectFrom('user')
    .where('user.company', '=', company)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)
    .where('joinedDate', '<', to)
    .where(isInRange(range))
    .select((eb) => [
      eb.fn.countAll().as('members'),
      eb.fn
        .sum(eb.case().when(hadFactor(eb, to)).then(eb.lit(1)).else(eb.lit(0)).end())
        .as('secured'),
    ])
    .executeTakeFirstOrThrow()
  return { members: Number(row.members), secured: Number(row.secured ?? 0) }
}

/** A batch of open invitations by email, in order of the addresses. */
export const listInvited = (
  db: Db,
  { company, after, to }: { company: string; after: string; to: number },
  most: number,
) =>
  db
    .selectFrom('invitation')
    .select(['emailKey', 'usesLeft'])
    .where('company', '=', company)
    .where('emailKey', '>', after)
    .where('createdDate', '<', to)
    .orderBy('emailKey')
    .limit(most)
    .execute()

/** The goals saved in the period that still exist, with the zone of the owner. */
export const listGoals = (db: Db, some: Some) =>
  counted(db, some)
    .innerJoin('goal', 'goal.user', 'user._id')
    .select(['goal.user', 'goal.category', 'goal.actionId', 'user.timeZone'])
    .select('goal.createdDate as at')
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('goal.createdDate', '>=', some.from)
    .where('goal.createdDate', '<', some.to)
    .execute()

/** The ratings of advice in the period, with the zone of the person. */
export const listRatings = (db: Db, some: Some) =>
  counted(db, some)
    .innerJoin('likedAction', 'likedAction.user', 'user._id')
    .select(['likedAction.user', 'likedAction.liked', 'user.timeZone'])
    .select('likedAction.likedDate as at')
    .where('likedDate', '>=', some.from)
    .where('likedDate', '<', some.to)
    .execute()

/** The questions that a company has answered, by text or link. */
export async function listAnswered(db: Db, company: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orgInfo')
    .select('id')
    .where('company', '=', company)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('trim', [eb.fn.coalesce('answer', eb.val(''))]), '<>', ''),
        eb(eb.fn<string>('trim', [eb.fn.coalesce('url', eb.val(''))]), '<>', ''),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
