import { type Kysely, sql } from 'kysely'
import { addressKey } from '#kernel/addresses.ts'

const AT_ONCE = 500

/**
 * Whose a message is however its address is written, and the addresses that people had before: what
 * was sent there is theirs, and goes with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('formerAddress')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('emailKey', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('formerAddress_pk', ['user', 'emailKey'])
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('recipientKey', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  for (let after = ''; ; ) {
    const { rows } = await sql<{ _id: string; recipient: string }>`
      select "_id", "recipient" from "outbox" where "_id" > ${after}
      order by "_id" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { _id, recipient } of rows) {
      await sql`update "outbox" set "recipientKey" = ${addressKey(recipient)}
        where "_id" = ${_id}`.execute(db)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) break
    after = last._id
  }
  await db.schema.createIndex('outbox_recipientKey').on('outbox').column('recipientKey').execute()
}
