import type { Db } from '#db/store.ts'
import { LAST_STEP } from '#learning/goals/goals.rules.ts'

/** The day of the last message about a check-in, by person. */
export async function listLastAsked(
  db: Db,
  users: readonly string[],
): Promise<Map<string | null, string | null>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['user', eb.fn.max('occasion').as('day')])
    .where('user', 'in', users)
    .where('kind', '=', 'checkIn')
    .where('occasion', 'is not', null)
    .groupBy('user')
    .execute()
  return new Map(rows.map(({ user, day }) => [user, day]))
}

/** The open goals of people, newest first. */
export const listOpenGoals = (db: Db, users: readonly string[]) =>
  db
    .selectFrom('goal')
    .select([
      ...(['_id', 'user', 'adviceTitle', 'actionTitle', 'reviewDate', 'reviewTime'] as const),
      ...(['planTime', 'planDays', 'startDate', 'updatedDate'] as const),
    ])
    .where('user', 'in', users)
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('letGoDate', 'is', null)
    .where((eb) => eb.or([eb('progress', 'is', null), eb('progress', '<>', LAST_STEP)]))
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .execute()
