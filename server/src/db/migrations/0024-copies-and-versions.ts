import type { Kysely } from 'kysely'

/**
 * Where copies of what people say may be, so that they are found when their person is erased; what
 * was given up is tried again. What an answer was asked, as the question may be withdrawn; and of
 * deleted answers the last version, so that none comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feedback').addColumn('places', 'text').execute()
  type Feedback = { user: string | null; nextTry: number | null; remoteId: string | null }
  await (db as Kysely<{ feedback: Feedback & { tries: number } }>)
    .updateTable('feedback')
    .set({ nextTry: 0 })
    .where('nextTry', 'is', null)
    .where((eb) =>
      eb.or([eb('user', 'is', null), eb.and([eb('remoteId', 'is', null), eb('tries', '>', 0)])]),
    )
    .execute()
  await db.schema.alterTable('orgInfo').addColumn('question', 'text').execute()
  await db.schema
    .createTable('orgInfoDeleted')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('id', 'text', (it) => it.notNull())
    .addColumn('version', 'integer', (it) => it.notNull())
    .addPrimaryKeyConstraint('orgInfoDeleted_key', ['company', 'id'])
    .execute()
}
