import type { Db } from '#db/store.ts'

type Span = { user: string; from: number; to: number }

/** The person's actions in a span of time, such as `goalSaved:…`, with their weeks. */
export const listActions = (db: Db, { user, from, to }: Span) =>
  db
    .selectFrom('impactEvent')
    .select(['week', 'item'])
    .where('user', '=', user)
    .where('measure', '=', 'takeAction')
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute()

/** The check-ins of a person in a span of time, of goals that aren't deleted. */
export const listCheckIns = (db: Db, { user, from, to }: Span) =>
  db
    .selectFrom('checkIn')
    .innerJoin('goal', 'goal._id', 'checkIn.goal')
    .select(['checkIn.outcome', 'checkIn.note', 'checkIn.createdDate', 'checkIn.goal as goalId'])
    .select(['goal.adviceTitle', 'goal.actionTitle'])
    .where('checkIn.user', '=', user)
    .where('checkIn.createdDate', '>=', from)
    .where('checkIn.createdDate', '<', to)
    .where('goal.deletedDate', 'is', null)
    .execute()

/** A person's goals that aren't deleted. */
export const listGoals = (db: Db, user: string) =>
  db
    .selectFrom('goal')
    .select(['_id', 'adviceTitle', 'actionTitle', 'entity', 'progress', 'letGoDate', 'reviewDate'])
    .select(['updatedDate', 'achievedDate'])
    .where('user', '=', user)
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .execute()

/** The flows that a person finished in a span of time. */
export const listFlows = (db: Db, { user, from, to }: Span) =>
  db
    .selectFrom('history')
    .select(['_id', 'flow'])
    .where('user', '=', user)
    .where('endTime', '>=', from)
    .where('endTime', '<', to)
    .execute()

/** The ids of advice that a person rated at least so high in a span of time, the best first. */
export const listRated = async (db: Db, { user, from, to }: Span, least: number) => {
  const rows = await db
    .selectFrom('likedAction')
    .select('id')
    .where('user', '=', user)
    .where('liked', '>=', least)
    .where('likedDate', '>=', from)
    .where('likedDate', '<', to)
    .orderBy('liked', 'desc')
    .orderBy('likedDate', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The zone of a person, and the latest month whose review they have seen. */
export async function findReader(db: Db, user: string) {
  const row = await db
    .selectFrom('user')
    .leftJoin('monthSeen', 'monthSeen.user', 'user._id')
    .select(['user.timeZone', 'monthSeen.month as seen'])
    .where('user._id', '=', user)
    .executeTakeFirst()
  return { timeZone: row?.timeZone ?? null, seen: row?.seen ?? null }
}

/** Stores that a person has seen the review of a month, unless a later one is stored. */
export async function recordSeen(trx: Db, user: string, month: string): Promise<void> {
  await trx
    .insertInto('monthSeen')
    .values({ user, month })
    .onConflict((conflict) =>
      conflict.column('user').doUpdateSet({ month }).where('monthSeen.month', '<', month),
    )
    .execute()
}
