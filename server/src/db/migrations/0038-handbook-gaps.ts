import type { Kysely } from 'kysely'

/** What members miss in a handbook and ask about; and a person's own order of the four entities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handbookMiss')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('month', 'text', (it) => it.notNull())
    .addColumn('words', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('handbookMiss_key', ['user', 'company', 'month', 'words'])
    .execute()
  await db.schema
    .createTable('handbookMissed')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('month', 'text', (it) => it.notNull())
    .addColumn('words', 'text', (it) => it.notNull())
    .addColumn('people', 'integer', (it) => it.notNull())
    .addPrimaryKeyConstraint('handbookMissed_key', ['company', 'month', 'words'])
    .execute()
  await db.schema
    .createTable('handbookQuestion')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('user', 'text')
    .addColumn('key', 'text', (it) => it.notNull())
    .addColumn('question', 'text')
    .addColumn('text', 'text')
    .addColumn('isNamed', 'integer', (it) => it.notNull())
    .addColumn('week', 'text', (it) => it.notNull())
    .addUniqueConstraint('handbookQuestion_once', ['company', 'key', 'user'])
    .execute()
  await db.schema
    .createIndex('handbookQuestion_user')
    .on('handbookQuestion')
    .column('user')
    .execute()
  // It was a number that nothing ever set.
  await db.schema.alterTable('user').dropColumn('impactRanking').execute()
  await db.schema.alterTable('user').addColumn('impactRanking', 'text').execute()
}
