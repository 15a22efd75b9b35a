import type { Kysely } from 'kysely'

/**
 * Authenticator apps, phones, texted codes and recovery codes; what a sign-up gave beside its
 * password, a company's lives of sessions, and the client of an event: product 4, sign-in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totp')
    .addColumn('user', 'text', (it) => it.primaryKey())
    .addColumn('sealedSecret', 'text', (it) => it.notNull())
    .addColumn('confirmedDate', 'bigint')
    .addColumn('lastStep', 'bigint', (it) => it.notNull())
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .execute()
  await db.schema
    .createTable('smsFactor')
    .addColumn('user', 'text', (it) => it.primaryKey())
    .addColumn('sealedPhone', 'text')
    .addColumn('lastFour', 'text')
    .addColumn('confirmedDate', 'bigint')
    .addColumn('sealedPending', 'text')
    .addColumn('pendingLastFour', 'text')
    .execute()
  await db.schema
    .createTable('otpChallenge')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('session', 'text', (it) => it.notNull())
    .addColumn('purpose', 'text', (it) => it.notNull())
    .addColumn('codeHash', 'text', (it) => it.notNull())
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .addColumn('expires', 'bigint', (it) => it.notNull())
    .addColumn('tries', 'integer', (it) => it.notNull())
    .execute()
  await db.schema
    .createTable('recoveryCode')
    .addColumn('codeHash', 'text', (it) => it.primaryKey())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .addColumn('usedDate', 'bigint')
    .execute()
  const columns: [table: string, column: string, type: 'text' | 'integer' | 'bigint'][] = [
    ['credential', 'contestedDate', 'bigint'],
    ['actionCode', 'signUp', 'text'],
    ['actionCode', 'given', 'text'],
    ['company', 'sessionHours', 'integer'],
    ['company', 'sessionIdleMinutes', 'integer'],
    ['auditEvent', 'client', 'text'],
  ]
  for (const [table, column, type] of columns) {
    await db.schema.alterTable(table).addColumn(column, type).execute()
  }
  const indexes: [table: string, column: string][] = [
    ['actionCode', 'signUp'],
    ['otpChallenge', 'user'],
    ['otpChallenge', 'expires'],
    ['recoveryCode', 'user'],
  ]
  for (const [table, column] of indexes) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
  // Of each kind a person has one link, the newest: product 4, promise 11 of sign-in.
  await db.schema.dropIndex('actionCode_user_kind').execute()
  const newest = db.schema.createIndex('actionCode_newest').on('actionCode')
  await newest.columns(['user', 'kind']).unique().execute()
}
