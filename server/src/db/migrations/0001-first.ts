import type { Kysely } from 'kysely'
import { sql } from 'kysely'

type Column = [name: string, type: 'text' | 'integer' | 'bigint', rest?: 'null']

const ENTITY: Column[] = [['version', 'integer']]
const DATES: Column[] = [
  ['createdDate', 'bigint'],
  ['updatedDate', 'bigint'],
]

const texts = (names: string): Column[] => names.split(' ').map((name) => [name, 'text', 'null'])

const TABLES: Record<string, Column[]> = {
  company: [
    ...ENTITY,
    ['name', 'text'],
    ['emailDomains', 'text'],
    ['adminEmails', 'text'],
    ...texts('businessModel geographyFocus revenue industry numberOfEmployees engagementLevel'),
    ...texts('employeeTurnover referralCode'),
    ['require2FA', 'integer'],
    ['require2FASince', 'bigint', 'null'],
    ['require2FAGraceDays', 'integer'],
    ['isPublicDefault', 'integer'],
    ...DATES,
  ],
  user: [
    ...ENTITY,
    ['email', 'text'],
    ['emailKey', 'text'],
    ['firstName', 'text'],
    ['lastName', 'text'],
    ['avatar', 'text', 'null'],
    ['optInEmail', 'integer'],
    ['optContactByColleague', 'integer'],
    ...texts('feedsOfTheDay feedUpdateDate company'),
    ['isCompanyAdmin', 'integer'],
    ['isAppAdmin', 'integer'],
    ['emailVerified', 'integer'],
    ['showWelcomeDialog', 'integer'],
    ['tier', 'text', 'null'],
    ['profileCluster', 'integer', 'null'],
    ['selectedTraitIds', 'text', 'null'],
    ['impactRanking', 'integer', 'null'],
    ['role', 'text', 'null'],
    ['timeCommitDaily', 'integer', 'null'],
    ...texts('motivations learningStyles job timeZone holidayCalendar language'),
    ['isPrelaunch', 'integer'],
    ['lastIosLogin', 'bigint', 'null'],
    ...DATES,
  ],
  goal: [
    ...ENTITY,
    ['user', 'text'],
    ...texts('actionId adviceId impactAdviceId adviceTitle adviceBody actionTitle category entity'),
    ...texts('progress specific measurable achievable relevant startDate endDate partner'),
    ...texts('reviewDate note'),
    ['isBookmark', 'integer'],
    ['isGoal', 'integer'],
    ['advices', 'text'],
    ...DATES,
    ['deletedDate', 'bigint', 'null'],
  ],
  reminder: [
    ...ENTITY,
    ['company', 'text'],
    ['createdBy', 'text', 'null'],
    ['targetDate', 'text'],
    ...texts('categoryId categoryTitle'),
    ['actions', 'text'],
    ['roles', 'text'],
    ['text', 'text'],
    ...DATES,
  ],
  history: [
    ...ENTITY,
    ['user', 'text'],
    ['flow', 'text'],
    ['startTime', 'bigint'],
    ['endTime', 'bigint', 'null'],
    ['liked', 'integer', 'null'],
    ['createdDate', 'bigint'],
  ],
  search: [
    ...ENTITY,
    ['user', 'text'],
    ['query', 'text'],
    ['searchType', 'text', 'null'],
    ['date', 'bigint'],
  ],
  impactActionHistory: [
    ...ENTITY,
    ['user', 'text'],
    ['id', 'text'],
    ...texts('type title source entity'),
    ['createdDate', 'bigint'],
    ['viewedDate', 'bigint'],
  ],
  orgInfo: [
    ...ENTITY,
    ['company', 'text'],
    ['id', 'text'],
    ...texts('answer url contactPerson'),
    ...DATES,
  ],
  auditEvent: [
    ['at', 'bigint'],
    ...texts('actor subject'),
    ['kind', 'text'],
    ['detail', 'text'],
    ['addressPrefix', 'text'],
  ],
  outbox: [
    ['channel', 'text'],
    ...texts('kind user'),
    ['recipient', 'text'],
    ['subject', 'text'],
    ['text', 'text'],
    ['html', 'text', 'null'],
    ['createdDate', 'bigint'],
    ['tries', 'integer'],
    ['nextTry', 'bigint', 'null'],
    ['expires', 'bigint', 'null'],
    ['sentDate', 'bigint', 'null'],
    ['lastError', 'text', 'null'],
  ],
}

const KEYED: Record<string, { key: string; columns: Column[] }> = {
  credential: {
    key: 'user',
    columns: [
      ['hash', 'text'],
      ['updatedDate', 'bigint'],
    ],
  },
  session: {
    key: 'tokenHash',
    columns: [
      ['_id', 'text'],
      ['user', 'text'],
      ['state', 'text'],
      ['assurance', 'integer'],
      ['createdDate', 'bigint'],
      ['lastSeen', 'bigint'],
      ['signedInAt', 'bigint'],
      ['expires', 'bigint'],
      ['idle', 'bigint'],
      ['tries', 'integer'],
      ['client', 'text'],
      ['addressPrefix', 'text'],
    ],
  },
  counter: {
    key: 'key',
    columns: [
      ['n', 'integer'],
      ['until', 'bigint'],
    ],
  },
  actionCode: {
    key: 'codeHash',
    columns: [
      ['user', 'text'],
      ['kind', 'text'],
      ['email', 'text', 'null'],
      ['createdDate', 'bigint'],
      ['expires', 'bigint'],
    ],
  },
}

/** Table, columns, and where a partial condition makes a unique key */
const INDEXES: [table: string, columns: string[], unique?: 'unique'][] = [
  ['user', ['emailKey'], 'unique'],
  ['user', ['company', '_id']],
  ['company', ['name']],
  ['goal', ['user', 'createdDate']],
  ['goal', ['user', 'adviceId']],
  ['goal', ['deletedDate']],
  ['reminder', ['company', 'targetDate']],
  ['history', ['user', 'startTime']],
  ['search', ['user', 'date']],
  ['impactActionHistory', ['user', 'viewedDate']],
  ['orgInfo', ['company', 'id'], 'unique'],
  ['session', ['user']],
  ['session', ['expires']],
  ['counter', ['until']],
  ['actionCode', ['user', 'kind']],
  ['auditEvent', ['subject', 'at']],
  ['outbox', ['nextTry']],
  ['outbox', ['user']],
]

async function makeTable(db: Kysely<unknown>, name: string, key: string, columns: Column[]) {
  let table = db.schema.createTable(name).addColumn(key, 'text', (column) => column.primaryKey())
  for (const [column, type, rest] of columns) {
    table = table.addColumn(column, type, (it) => (rest === 'null' ? it : it.notNull()))
  }
  await table.execute()
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(TABLES)) await makeTable(db, name, '_id', columns)
  for (const [name, { key, columns }] of Object.entries(KEYED)) {
    await makeTable(db, name, key, columns)
  }
  for (const [table, columns, unique] of INDEXES) {
    const index = db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
    await (unique === 'unique' ? index.unique() : index).execute()
  }
  // One live record per person, advice and entity: the goal that is also a bookmark.
  await sql`create unique index goal_one_per_advice on goal ("user", "adviceId", "entity")
    where "deletedDate" is null and "adviceId" is not null`.execute(db)
  await sql`create unique index "impactActionHistory_one_per_item"
    on "impactActionHistory" ("user", "id", coalesce("entity", ''))`.execute(db)
  await sql`create unique index company_one_public_default on company ("isPublicDefault")
    where "isPublicDefault" = 1`.execute(db)
}
