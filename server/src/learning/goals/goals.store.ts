import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import { bytesOf } from '#entity/crud.store.ts'
import { MOST_BYTES } from '#entity/crud.ts'
import { goalEntity } from './goals.entity.ts'

/** Restores a record that its owner deleted after `since`. Answers its flags, if it existed. */
export async function restoreGoal(
  trx: Db,
  at: { _id: string; user: string; since: number; now: number },
): Promise<{ isGoal: 0 | 1 } | undefined> {
  const restored = await trx
    .updateTable('goal')
    .set((eb) => ({ deletedDate: null, updatedDate: at.now, version: eb('version', '+', 1) }))
    .where('_id', '=', at._id)
    .where('user', '=', at.user)
    .where('deletedDate', '>=', at.since)
    .returning('isGoal')
    .executeTakeFirst()
  // Its sharing ends, so that a partner doesn't see the goal again without a note to its owner.
  if (restored) {
    for (const table of ['sharedGoal', 'partnerMessage'] as const) {
      await trx.deleteFrom(table).where('goal', '=', at._id).execute()
    }
  }
  return restored
}

/** Whether the person has another live record of the same advice for the same entity. */
export async function hasLiveTwin(trx: Db, user: string, _id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('goal as gone')
    .innerJoin('goal as live', (join) =>
      join
        .onRef('live.user', '=', 'gone.user')
        .onRef('live.adviceId', '=', 'gone.adviceId')
        .onRef('live.entity', '=', 'gone.entity')
        .on('live.deletedDate', 'is', null),
    )
    .select('live._id')
    .where('gone._id', '=', _id)
    .where('gone.user', '=', user)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a record with both flags off as deleted, and stores its flags from before. */
export async function dropGoal(
  trx: Db,
  _id: string,
  was: { isGoal: 0 | 1; isBookmark: 0 | 1 },
  now: number,
): Promise<void> {
  await trx
    .updateTable('goal')
    .set({ ...was, deletedDate: now })
    .where('_id', '=', _id)
    .execute()
}

/** The time zone of a person, as they set it. */
export async function findZone(db: Db, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .select('timeZone')
    .where('_id', '=', user)
    .executeTakeFirst()
  return row?.timeZone ?? null
}

/** Deletes goals that were deleted before an instant, with their check-ins. Answers how many. */
export async function purgeGoals(trx: Db, before: number): Promise<number> {
  await trx
    .deleteFrom('checkIn')
    .where('goal', 'in', (eb) =>
      eb.selectFrom('goal').select('_id').where('deletedDate', '<', before),
    )
    .execute()
  const result = await trx.deleteFrom('goal').where('deletedDate', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Deletes the oldest of a person's deleted goals for good if they exceed the limit. */
export async function purgeBeyondLimit(trx: Db, user: string): Promise<void> {
  const newest = sql`(order by "deletedDate" desc, "_id" desc)`
  const deleted = trx
    .selectFrom('goal')
    .select(['_id', sql<number>`row_number() over ${newest}`.as('place')])
    .select(sql<number>`sum(${bytesOf(goalEntity)}) over ${newest}`.as('bytes'))
    .where('user', '=', user)
    .where('deletedDate', 'is not', null)
    .as('deleted')
  const rows = await trx
    .selectFrom(deleted)
    .select('_id')
    .where((eb) => eb.or([eb('place', '>', goalEntity.most), eb('bytes', '>', MOST_BYTES)]))
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ _id }) => _id)
  await trx.deleteFrom('checkIn').where('goal', 'in', ids).execute()
  await trx.deleteFrom('goal').where('_id', 'in', ids).execute()
}
