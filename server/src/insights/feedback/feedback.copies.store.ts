import type { Db } from '#db/store.ts'
import { LEASE_MS } from './feedback.rules.ts'

const EMPTY = { user: null, email: '', name: '', message: '', path: '', lastError: null } as const

/**
 * Of what a person said and may have a copy elsewhere, only what finds that copy stays. Where it may
 * be on its way in this moment, the copy is looked for once that is over.
 */
export async function emptyForwarded(trx: Db, user: string, now: number): Promise<void> {
  const later = now + LEASE_MS
  await trx
    .updateTable('feedback')
    .set((eb) => ({
      ...EMPTY,
      tries: 0,
      nextTry: eb.case().when('nextTry', '>', now).then(later).else(now).end(),
    }))
    .where('user', '=', user)
    .where((eb) => eb.or([eb('nextTry', 'is not', null), eb('tries', '>', 0)]))
    .execute()
}

type Copy = { _id: string; remoteId: string | null; places: string; nextTry: number }

/** A copy elsewhere that is to be deleted, of somebody who is gone. */
export async function insertEmpty(trx: Db, { _id, ...copy }: Copy): Promise<void> {
  await trx
    .insertInto('feedback')
    .values({ ...EMPTY, ...copy, _id, date: copy.nextTry, tries: 0 })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet({ ...copy, tries: 0 }))
    .execute()
}

type Staying = { _id: string; lease: number; nextTry: number; lastError: string; places: string }

/** Notes of a copy that could not be deleted when to try again, and where it may be still. */
export async function markStaying(trx: Db, { _id, lease, ...values }: Staying): Promise<void> {
  await trx
    .updateTable('feedback')
    .set(values)
    .where('_id', '=', _id)
    .where('nextTry', '=', lease)
    .execute()
}

/** Forgets a copy that is deleted, unless one more was found to be on its way. */
export async function deleteFeedback(trx: Db, _id: string, lease: number): Promise<void> {
  await trx.deleteFrom('feedback').where('_id', '=', _id).where('nextTry', '=', lease).execute()
}

/** How many copies wait to be made, how many to be deleted, and why the one that waited longest does. */
export async function countCopies(db: Db) {
  const row = await db
    .selectFrom('feedback')
    .select((eb) => [
      eb.fn.count<number | string>('user').as('waiting'),
      eb.fn.countAll<number | string>().as('all'),
    ])
    .where('nextTry', 'is not', null)
    .executeTakeFirstOrThrow()
  const failed = await db
    .selectFrom('feedback')
    .select('lastError')
    .where('nextTry', 'is not', null)
    .where('lastError', 'is not', null)
    .orderBy((eb) => eb.case().when('user', 'is', null).then(0).else(1).end())
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  const waiting = Number(row.waiting)
  return { waiting, toDelete: Number(row.all) - waiting, lastError: failed?.lastError ?? null }
}
