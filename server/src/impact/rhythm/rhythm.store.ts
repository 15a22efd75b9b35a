import type { Db } from '#db/store.ts'
import type { PauseTable } from '#db/tables.weeks.ts'

/** The fields of a profile that a rhythm needs. */
export async function findProfile(db: Db, user: string) {
  return db
    .selectFrom('user')
    .select(['timeZone', 'holidayCalendar', 'createdDate'])
    .where('_id', '=', user)
    .executeTakeFirstOrThrow()
}

/** All pauses and days off of a person, the latest first. */
export const listPauses = (db: Db, user: string): Promise<PauseTable[]> =>
  db
    .selectFrom('pause')
    .selectAll()
    .where('user', '=', user)
    .orderBy('fromDay', 'desc')
    .orderBy('_id', 'desc')
    .execute()

/** Adds a pause unless its id exists. Returns the pause with this id if it is the person's. */
export async function insertPause(trx: Db, pause: PauseTable): Promise<PauseTable | undefined> {
  await trx
    .insertInto('pause')
    .values(pause)
    .onConflict((it) => it.column('_id').doNothing())
    .execute()
  return findPause(trx, pause.user, pause._id)
}

export const findPause = (db: Db, user: string, _id: string): Promise<PauseTable | undefined> =>
  db
    .selectFrom('pause')
    .selectAll()
    .where('_id', '=', _id)
    .where('user', '=', user)
    .executeTakeFirst()

export async function countPauses(db: Db, user: string): Promise<number> {
  const row = await db
    .selectFrom('pause')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

export async function setPauseEnd(trx: Db, user: string, _id: string, toDay: string) {
  await trx
    .updateTable('pause')
    .set({ toDay })
    .where('_id', '=', _id)
    .where('user', '=', user)
    .execute()
}

export async function deletePause(trx: Db, user: string, _id: string): Promise<void> {
  await trx.deleteFrom('pause').where('_id', '=', _id).where('user', '=', user).execute()
}
