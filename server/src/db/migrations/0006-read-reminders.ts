import type { Kysely } from 'kysely'

/** Which reminders a person has read, for good: the weekly events know only their own week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readReminder')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('reminder', 'text', (it) => it.notNull())
    .addColumn('readDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('readReminder_key', ['user', 'reminder'])
    .execute()
  await db.schema
    .createIndex('readReminder_reminder')
    .on('readReminder')
    .column('reminder')
    .execute()
}
