import type { Kysely } from 'kysely'

/** What the weekly score is made of: each event once for a person, a week and an item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('impactEvent')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('week', 'text', (it) => it.notNull())
    .addColumn('measure', 'text', (it) => it.notNull())
    .addColumn('item', 'text', (it) => it.notNull())
    .addColumn('gone', 'integer', (it) => it.notNull().defaultTo(0))
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('impactEvent_key', ['user', 'week', 'measure', 'item'])
    .execute()
  await db.schema
    .createIndex('impactEvent_state')
    .on('impactEvent')
    .columns(['user', 'measure', 'week'])
    .execute()
}
