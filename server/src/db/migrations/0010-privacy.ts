import type { Kysely } from 'kysely'

/** When an account that its person closed is to be erased; and what people say of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('deletionDate', 'bigint').execute()
  await db.schema.createIndex('user_deletionDate').on('user').column('deletionDate').execute()
  await db.schema
    .createTable('feedback')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('user', 'text')
    .addColumn('email', 'text', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('message', 'text', (it) => it.notNull())
    .addColumn('path', 'text', (it) => it.notNull())
    .addColumn('date', 'bigint', (it) => it.notNull())
    .addColumn('tries', 'integer', (it) => it.notNull().defaultTo(0))
    .addColumn('nextTry', 'bigint')
    .addColumn('remoteId', 'text')
    .addColumn('lastError', 'text')
    .execute()
  await db.schema.createIndex('feedback_date').on('feedback').columns(['date', '_id']).execute()
  await db.schema.createIndex('feedback_user').on('feedback').column('user').execute()
  await db.schema.createIndex('feedback_nextTry').on('feedback').column('nextTry').execute()
}
