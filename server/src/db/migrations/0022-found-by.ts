import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What divides the words of an address. */
const SIGNS = [...".-_+'/=&#$*?^`{|}~"]
/** So much of a name is found: an index takes no entry of any length. */
const LONGEST = 80

/**
 * ` silva mateo m silva@juniper example`: last name, first name and address, a space before each word.
 * Null where there is no address.
 */
const words = () => {
  const address = SIGNS.reduce(
    (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, ' ')`,
    sql`"emailKey"`,
  )
  const part = (key: string) => sql`substr(${sql.ref(key)}, 1, ${sql.lit(LONGEST)})`
  return sql`' ' || ${part('lastKey')} || ' ' || ${part('firstKey')} || ' ' || ${address}`
}

/** All that a list is narrowed by: with it in an index, a list is walked without a look at rows. */
const NARROWED = {
  user: [
    ...['deactivatedDate', 'deletionDate', 'showWelcomeDialog', 'role', 'isCompanyAdmin'],
    ...['isShadow', 'foundBy'],
  ],
  invitation: ['usesLeft', 'role', 'isCompanyAdmin', 'foundBy'],
} as const

const ORDERS = [
  ['user', 'user_members', ['lastKey', 'firstKey']],
  ['user', 'user_company_joinedDate', ['joinedDate']],
  ['user', 'user_company_createdDate', ['createdDate']],
  ['invitation', 'invitation_company_lastKey_firstKey__id', ['lastKey', 'firstKey']],
  ['invitation', 'invitation_company_createdDate__id', ['createdDate']],
] as const

/**
 * What members and invited people are found by is a column that the database keeps, in the indexes of
 * their lists, in place of a table of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const type = isPostgres ? sql`text collate "C"` : sql`text`
  // The embedded store adds such a column only where it is not stored.
  const kept = isPostgres ? sql`stored` : sql`virtual`
  for (const table of ['user', 'invitation']) {
    await sql`alter table ${sql.table(table)} add column "foundBy" ${type}
      generated always as (${words()}) ${kept}`.execute(db)
  }
  for (const [table, name, order] of ORDERS) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on(table)
      .columns(['company', ...order, '_id', ...NARROWED[table]])
      .execute()
  }
  await db.schema.dropTable('memberWord').execute()
}
