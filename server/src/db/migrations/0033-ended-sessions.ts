import type { Kysely } from 'kysely'

/**
 * How often sessions of a person were ended, as by a new password, and how often that was when they
 * last acted on an import: what they began goes on only while it is the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['user', 'memberImport']) {
    await db.schema
      .alterTable(table)
      .addColumn('sessionsEnded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
}
