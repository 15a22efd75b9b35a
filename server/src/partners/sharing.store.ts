import type { Db } from '#db/store.ts'
import type { SharedGoalTable } from '#db/tables.partners.ts'
import { deleteMessagesAbout } from './messages.store.ts'

/** Goals that are shared in these partnerships; deleted and let-go ones are left out. */
export async function listShared(db: Db, partnerships: readonly string[]) {
  if (partnerships.length === 0) return []
  return db
    .selectFrom('sharedGoal')
    .innerJoin('goal', (join) =>
      join.onRef('goal._id', '=', 'sharedGoal.goal').onRef('goal.user', '=', 'sharedGoal.user'),
    )
    .innerJoin('user', 'user._id', 'goal.user')
    .select(['sharedGoal.partnership', 'goal._id', 'goal.user', 'goal.adviceTitle'])
    .select(['goal.actionTitle', 'goal.planWhen', 'goal.planThen', 'goal.progress'])
    .select(['goal.reviewDate', 'goal.reviewTime', 'goal.letGoDate', 'user.timeZone'])
    .where('sharedGoal.partnership', 'in', partnerships)
    .where('goal.isGoal', '=', 1)
    .where('goal.letGoDate', 'is', null)
    .where('goal.deletedDate', 'is', null)
    .orderBy('sharedGoal.sharedDate')
    .orderBy('goal._id')
    .execute()
}

export type SharedRow = Awaited<ReturnType<typeof listShared>>[number]

/** Whether a person has this goal and has neither deleted it nor let it go. */
export async function hasGoal(db: Db, user: string, _id: string): Promise<boolean> {
  const row = await db
    .selectFrom('goal')
    .select('_id')
    .where('_id', '=', _id)
    .where('user', '=', user)
    .where('isGoal', '=', 1)
    .where('letGoDate', 'is', null)
    .where('deletedDate', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordShared(trx: Db, row: SharedGoalTable): Promise<void> {
  await trx
    .insertInto('sharedGoal')
    .values(row)
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Ends the sharing of a goal; its messages are deleted too. */
export async function deleteShared(
  trx: Db,
  { partnership, goal, user }: Omit<SharedGoalTable, 'sharedDate'>,
): Promise<void> {
  const ended = await trx
    .deleteFrom('sharedGoal')
    .where('partnership', '=', partnership)
    .where('goal', '=', goal)
    .where('user', '=', user)
    .executeTakeFirst()
  if (ended.numDeletedRows > 0n) await deleteMessagesAbout(trx, partnership, goal)
}

/** Deletes shared goals whose goal or partnership is gone. */
export async function purgeShared(trx: Db): Promise<void> {
  await trx
    .deleteFrom('sharedGoal')
    .where(({ or, not, exists, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom('goal').select('goal._id').whereRef('goal._id', '=', 'sharedGoal.goal'),
          ),
        ),
        not(
          exists(
            selectFrom('partnership')
              .select('partnership._id')
              .whereRef('partnership._id', '=', 'sharedGoal.partnership'),
          ),
        ),
      ]),
    )
    .execute()
}
