import type { Kysely } from 'kysely'

const OF_GOALS = ['planWhen', 'planThen', 'planObstacle', 'planIfThen', 'reviewTime']

/** The plan of a goal, the time of its review, that it was let go; and what people said at reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  for (const name of OF_GOALS) await db.schema.alterTable('goal').addColumn(name, 'text').execute()
  await db.schema.alterTable('goal').addColumn('letGoDate', 'bigint').execute()
  await db.schema
    .createTable('checkIn')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('goal', 'text', (it) => it.notNull())
    .addColumn('outcome', 'text', (it) => it.notNull())
    .addColumn('next', 'text')
    .addColumn('note', 'text')
    .addColumn('was', 'text')
    .addColumn('progressBefore', 'text')
    .addColumn('progressAfter', 'text')
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .execute()
  await db.schema
    .createIndex('checkIn_user_createdDate')
    .on('checkIn')
    .columns(['user', 'createdDate'])
    .execute()
  await db.schema.createIndex('checkIn_goal').on('checkIn').column('goal').execute()
}
