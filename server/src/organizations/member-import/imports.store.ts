import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { ImportState } from './row-outcomes.rules.ts'

export async function insertImport(trx: Db, row: MemberImportTable): Promise<void> {
  await trx.insertInto('memberImport').values(row).execute()
}

/** One import of a company; without `_id` its newest. Those that were dropped are gone. */
export async function findImport(db: Db, company: string, _id: string | null) {
  return db
    .selectFrom('memberImport')
    .selectAll()
    .where('company', '=', company)
    .where('state', 'not in', ['dropped', 'reading'])
    .$if(_id !== null, (query) => query.where('_id', '=', _id ?? ''))
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Values = Partial<Omit<MemberImportTable, '_id' | 'company'>>

/** Changes an import that is in one of these states; false if it is in none of them. */
export async function changeImport(
  trx: Db,
  _id: string,
  from: readonly ImportState[],
  values: Values,
): Promise<boolean> {
  const row = await trx
    .updateTable('memberImport')
    .set(values)
    .where('_id', '=', _id)
    .where('state', 'in', from)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Holds an import whose file is being read; false if it is taken back, or read no more. */
export const keepReading = (trx: Db, _id: string): Promise<boolean> =>
  changeImport(trx, _id, ['reading'], { state: 'reading' })

/** Ends what an admin of this company began to look at before; it is forgotten soon. */
export async function dropOthers(trx: Db, company: string, _id: string): Promise<void> {
  await trx
    .updateTable('memberImport')
    .set({ state: 'dropped' })
    .where('company', '=', company)
    .where('_id', '!=', _id)
    .where('state', 'in', ['checking', 'ready'])
    .execute()
}

/** Whether rows of this company are being brought in right now. */
export async function isRunning(db: Db, company: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberImport')
    .select('_id')
    .where('company', '=', company)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type DueImport = Pick<MemberImportTable, '_id' | 'company'>

const AT_WORK = ['checking', 'running'] as const

/** Imports that wait for a worker, or whose worker was killed; oldest first. */
export async function listDue(db: Db, worker: string, now: number): Promise<DueImport[]> {
  return db
    .selectFrom('memberImport')
    .select(['_id', 'company'])
    .where('state', 'in', AT_WORK)
    .where((eb) =>
      eb.or([eb('lease', 'is', null), eb('lease', '<=', now), eb('worker', '=', worker)]),
    )
    .orderBy('createdDate')
    .execute()
}

/**
 * Takes an import for a worker until an instant, or keeps it; nothing if another has it, or there is
 * nothing to do on it any more. Nobody else can take it before the transaction is over.
 */
export async function holdImport(
  trx: Db,
  _id: string,
  { worker, now, lease }: { worker: string; now: number; lease: number },
) {
  return trx
    .updateTable('memberImport')
    .set({ worker, lease })
    .where('_id', '=', _id)
    .where('state', 'in', AT_WORK)
    .where((eb) =>
      eb.or([eb('lease', 'is', null), eb('lease', '<=', now), eb('worker', '=', worker)]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Lets go of what a worker that stops has not ended, so that another takes it at once. */
export async function letGo(trx: Db, worker: string): Promise<void> {
  await trx
    .updateTable('memberImport')
    .set({ worker: null, lease: null })
    .where('worker', '=', worker)
    .where('state', 'in', AT_WORK)
    .execute()
}

/** Drops what is over since `before`, and files whose reading never came to an end. */
export async function dropOld(trx: Db, before: number, readBefore: number): Promise<void> {
  await trx
    .updateTable('memberImport')
    .set({ state: 'dropped' })
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', 'in', ['done', 'stopped', 'ready', 'checking']),
          eb('createdDate', '<', before),
        ]),
        eb.and([eb('state', '=', 'reading'), eb('createdDate', '<', readBefore)]),
      ]),
    )
    .execute()
}

export async function dropOfCompany(trx: Db, company: string): Promise<void> {
  await trx
    .updateTable('memberImport')
    .set({ state: 'dropped' })
    .where('company', '=', company)
    .execute()
}

/** One import that was dropped, to be deleted; nothing if there is none. */
export async function findDropped(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberImport')
    .select('_id')
    .where('state', '=', 'dropped')
    .orderBy('createdDate')
    .limit(1)
    .executeTakeFirst()
  return row?._id
}

export async function deleteImport(trx: Db, _id: string): Promise<void> {
  await trx.deleteFrom('memberImport').where('_id', '=', _id).execute()
}
