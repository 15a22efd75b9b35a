import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { nameKey, wordsOf } from '#kernel/names.ts'

type Named = {
  _id: string
  company: string | null
  firstName: string
  lastName: string
  email: string
}

const AT_ONCE = 500

/** Who joined before this is found by name as well: the keys of all names, page by page. */
async function keyNames(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Named>`select "_id", "company", "firstName", "lastName", "email"
      from "user" where "_id" > ${after} order by "_id" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const row of rows) await keyName(db, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last._id
  }
}

async function keyName(db: Kysely<unknown>, { _id, company, ...person }: Named): Promise<void> {
  const { firstName, lastName } = person
  await sql`update "user" set "firstKey" = ${nameKey(firstName)}, "lastKey" = ${nameKey(lastName)}
    where "_id" = ${_id}`.execute(db)
  if (company === null) return
  for (const word of wordsOf(person)) {
    await sql`insert into "memberWord" ("company", "word", "user")
      values (${company}, ${word}, ${_id})`.execute(db)
  }
}

/** Compared sign by sign on both databases, so that beginnings are a range. */
const keyType = (db: Kysely<unknown>) =>
  db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`

/** What members are found by: beginnings of the words of their names and addresses. */
async function makeWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memberWord')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('word', keyType(db), (it) => it.notNull())
    .addColumn('user', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('memberWord_key', ['company', 'word', 'user'])
    .execute()
  await db.schema
    .createIndex('memberWord_user')
    .on('memberWord')
    .columns(['user', 'word'])
    .execute()
}

/**
 * Members that can be found, deactivated and invited; how many a company may have, until when its
 * referral code is good, and mail domains that it is about to prove. Domains that stand in
 * `company.emailDomains` count as proven.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('user')
  await alter().addColumn('deactivatedDate', 'bigint').execute()
  for (const key of ['firstKey', 'lastKey']) {
    await alter()
      .addColumn(key, keyType(db), (it) => it.notNull().defaultTo(''))
      .execute()
  }
  await makeWords(db)
  await keyNames(db)
  await db.schema.alterTable('company').addColumn('seatLimit', 'integer').execute()
  await db.schema.alterTable('company').addColumn('referralCodeExpires', 'bigint').execute()
  await makeInvitations(db)
  await makeProofs(db)
  // Holds all that a filter looks at, so that it reads no rows but those it shows.
  await db.schema
    .createIndex('user_members')
    .on('user')
    .columns(['company', 'lastKey', 'firstKey', '_id'])
    .columns(['deactivatedDate', 'deletionDate', 'showWelcomeDialog', 'role', 'isCompanyAdmin'])
    .execute()
  await sql`create index "user_admins" on "user" ("company", "lastKey", "firstKey", "_id")
    where "isCompanyAdmin" = 1`.execute(db)
  await db.schema
    .createIndex('user_company_createdDate')
    .on('user')
    .columns(['company', 'createdDate', '_id'])
    .execute()
}

async function makeInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitation')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('tokenHash', 'text', (it) => it.notNull().unique())
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('firstName', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('lastName', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('firstKey', keyType(db), (it) => it.notNull().defaultTo(''))
    .addColumn('lastKey', keyType(db), (it) => it.notNull().defaultTo(''))
    .addColumn('role', 'text')
    .addColumn('isCompanyAdmin', 'integer', (it) => it.notNull().defaultTo(0))
    .addColumn('createdBy', 'text')
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .addColumn('expires', 'bigint', (it) => it.notNull())
    .addColumn('uses', 'integer', (it) => it.notNull())
    .addColumn('usesLeft', 'integer', (it) => it.notNull())
    .execute()
  await db.schema
    .createIndex('invitation_address')
    .on('invitation')
    .columns(['company', 'emailKey'])
    .unique()
    .execute()
  const indexes = [
    ['company', 'lastKey', 'firstKey', '_id'],
    ['company', 'createdDate', '_id'],
    ['emailKey'],
    ['expires'],
  ]
  for (const columns of indexes) {
    await db.schema
      .createIndex(`invitation_${columns.join('_')}`)
      .on('invitation')
      .columns(columns)
      .execute()
  }
}

async function makeProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('domainProof')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('domain', 'text', (it) => it.notNull())
    .addColumn('codeHash', 'text', (it) => it.notNull())
    .addColumn('tries', 'integer', (it) => it.notNull())
    .addColumn('expires', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('domainProof_key', ['company', 'domain'])
    .execute()
}
