import type { Db } from '#db/store.ts'
import { LAST_STEP } from '#learning/goals/goals.rules.ts'

/** The day of the last message about a person's check-in. */
export async function findLastAsked(db: Db, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('occasion').as('day'))
    .where('user', '=', user)
    .where('kind', '=', 'checkIn')
    .executeTakeFirst()
  return row?.day ?? null
}

/** The open goals of a person, newest first. */
export const listOpenGoals = (db: Db, user: string) =>
  db
    .selectFrom('goal')
    .select([
      ...(['_id', 'adviceTitle', 'actionTitle', 'reviewDate', 'reviewTime'] as const),
      ...(['planTime', 'planDays', 'startDate', 'updatedDate'] as const),
    ])
    .where('user', '=', user)
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('letGoDate', 'is', null)
    .where((eb) => eb.or([eb('progress', 'is', null), eb('progress', '<>', LAST_STEP)]))
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .execute()
