import type { Kysely } from 'kysely'

/** Who changed an answer of the handbook last; nothing once they are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orgInfo').addColumn('updatedBy', 'text').execute()
}
