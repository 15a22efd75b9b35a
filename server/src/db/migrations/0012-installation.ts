import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

/** One row: an id that tells this database from every other, and stays with it in a backup. */
export async function up(db: Kysely<{ installation: { _id: string } }>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .execute()
  await db.insertInto('installation').values({ _id: randomUUID() }).execute()
}
