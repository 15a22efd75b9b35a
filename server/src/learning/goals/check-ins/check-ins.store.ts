import type { Db } from '#db/store.ts'
import type { CheckInTable } from '#db/tables.check-ins.ts'

export async function findCheckIn(
  db: Db,
  user: string,
  _id: string,
): Promise<CheckInTable | undefined> {
  return db
    .selectFrom('checkIn')
    .selectAll()
    .where('_id', '=', _id)
    .where('user', '=', user)
    .executeTakeFirst()
}

/** Stores a check-in. Answers false if its id is taken. */
export async function insertCheckIn(trx: Db, row: CheckInTable): Promise<boolean> {
  const made = await trx
    .insertInto('checkIn')
    .values(row)
    .onConflict((it) => it.column('_id').doNothing())
    .returning('_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Adds the next step to a check-in if it has none yet. Answers whether it was added. */
export async function recordNext(
  trx: Db,
  _id: string,
  values: Pick<CheckInTable, 'next' | 'note' | 'was' | 'progressAfter'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('checkIn')
    .set(values)
    .where('_id', '=', _id)
    .where('next', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes the person's note on a check-in, or removes it with null. */
export async function recordNote(trx: Db, _id: string, note: string | null): Promise<void> {
  await trx.updateTable('checkIn').set({ note }).where('_id', '=', _id).execute()
}

export async function countCheckIns(trx: Db, user: string): Promise<number> {
  const row = await trx
    .selectFrom('checkIn')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** All check-ins of a person, newest first. */
export async function listCheckIns(db: Db, user: string): Promise<CheckInTable[]> {
  return db
    .selectFrom('checkIn')
    .selectAll()
    .where('user', '=', user)
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .execute()
}

/** Whether the person has another live goal or bookmark of this advice for the same entity. */
export async function hasAdvice(
  trx: Db,
  goal: { _id: string; user: string; entity: string | null },
  adviceId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('goal')
    .select('_id')
    .where('user', '=', goal.user)
    .where('adviceId', '=', adviceId)
    .where('entity', goal.entity === null ? 'is' : '=', goal.entity)
    .where('_id', '<>', goal._id)
    .where('deletedDate', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
