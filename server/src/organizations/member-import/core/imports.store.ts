import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { ImportState } from './row-outcomes.rules.ts'

export async function insertImport(trx: Db, row: MemberImportTable): Promise<void> {
  await trx.insertInto('memberImport').values(row).execute()
}

/**
 * An import of a company, or its newest one; not one that is dropped or whose file is being read.
 */
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

/** Changes an import that is in one of these states. False if it is in another. */
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

/** Locks an import whose file is being read; false if it was dropped. */
export const keepReading = (trx: Db, _id: string): Promise<boolean> =>
  changeImport(trx, _id, ['reading'], { state: 'reading' })

/** Drops the other previews of a company. Answers their ids. */
export async function dropOthers(trx: Db, company: string, _id: string) {
  return trx
    .updateTable('memberImport')
    .set({ state: 'dropped' })
    .where('company', '=', company)
    .where('_id', '!=', _id)
    .where('state', 'in', ['checking', 'ready'])
    .returning('_id')
    .execute()
}

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

export async function findAny(db: Db, _id: string) {
  return db
    .selectFrom('memberImport')
    .select(['_id', 'company', 'state'])
    .where('_id', '=', _id)
    .executeTakeFirst()
}

/** Locks an import that is being previewed or applied; undefined in other states. */
export async function lockAtWork(trx: Db, _id: string) {
  return trx
    .updateTable('memberImport')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('_id', '=', _id)
    .where('state', 'in', ['checking', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** Drops imports older than `before`, and uploads that were interrupted. */
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

export async function dropOfCompany(trx: Db, company: string) {
  return trx
    .updateTable('memberImport')
    .set({ state: 'dropped' })
    .where('company', '=', company)
    .returning('_id')
    .execute()
}

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
