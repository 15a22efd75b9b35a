import type { Kysely } from 'kysely'

/** How helpful a person found a piece of advice: one answer for each of the two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('likedAction')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('id', 'text', (it) => it.notNull())
    .addColumn('liked', 'integer', (it) => it.notNull())
    .addColumn('likedDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('likedAction_key', ['user', 'id'])
    .execute()
}
