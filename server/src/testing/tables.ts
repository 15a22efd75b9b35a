import { CompiledQuery, PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const KEYS = {
  user: '_id',
  company: '_id',
  goal: '_id',
  checkIn: '_id',
  calendarAddress: 'user',
  reminder: '_id',
  readReminder: 'reminder',
  history: '_id',
  search: '_id',
  impactActionHistory: '_id',
  likedAction: 'id',
  adviceWish: 'id',
  adviceShown: 'id',
  monthSeen: 'user',
  chatMessage: '_id',
  chatMemory: '_id',
  partnership: '_id',
  partnerBlock: '_id',
  sharedGoal: 'goal',
  partnerMessage: '_id',
  impactEvent: 'item',
  impactWeek: 'user',
  companyWeek: 'week',
  companyPeriod: 'period',
  companyReport: 'item',
  pause: '_id',
  feedback: '_id',
  orgInfo: '_id',
  orgInfoDeleted: 'id',
  houseEntry: '_id',
  companyChannel: '_id',
  channelMessage: '_id',
  handbookMiss: 'words',
  handbookMissed: 'words',
  handbookQuestion: '_id',
  invitation: '_id',
  pastMembership: 'mailboxHash',
  domainProof: 'domain',
  joinRule: 'matchKey',
  memberImport: '_id',
  memberImportRow: 'number',
  credential: 'user',
  session: 'tokenHash',
  counter: 'key',
  auditEvent: '_id',
  outbox: '_id',
  messagePreference: 'user',
  messageSettings: 'user',
  messageDue: 'user',
  pushSubscription: '_id',
  job: 'key',
  formerAddress: 'emailKey',
  actionCode: 'codeHash',
  totp: 'user',
  smsFactor: 'user',
  otpChallenge: '_id',
  recoveryCode: 'codeHash',
  installation: '_id',
  membership: 'user',
  paymentEvent: 'id',
  localPayment: 'customerId',
} as const satisfies Record<keyof Tables, string>

export const TABLES = Object.keys(KEYS) as (keyof Tables)[]

/** Every row of every table: from `goal 019a...` to the rows with this key, one per line. */
export type Content = ReadonlyMap<string, string>

type KeyedRow = { table: string; key: string; row: string }

/** A statement that reads the rows of all tables as JSON, for PostgreSQL. */
const HELD = Object.entries(KEYS)
  .map(
    ([table, key]) =>
      `select '${table}' as "table", "${key}"::text as "key", row_to_json(it)::text as "row" from "${table}" it`,
  )
  .join(' union all ')

async function held(db: Db): Promise<KeyedRow[]> {
  // One statement instead of one for each table, because tests run it after every call.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return (await db.executeQuery<KeyedRow>(CompiledQuery.raw(HELD))).rows
  }
  const found: KeyedRow[] = []
  for (const [table, key] of Object.entries(KEYS)) {
    const read = CompiledQuery.raw(`select * from "${table}"`)
    const { rows } = await db.executeQuery<Record<string, unknown>>(read)
    for (const row of rows) found.push({ table, key: `${row[key]}`, row: JSON.stringify(row) })
  }
  return found
}

/** The whole content of a store, for a comparison with its later content. */
export async function contentOf(db: Db): Promise<Content> {
  const content = new Map<string, string[]>()
  for (const { table, key, row } of await held(db)) {
    const name = `${table} ${key}`
    const rows = content.get(name)
    if (rows === undefined) content.set(name, [row])
    else rows.push(row)
  }
  return new Map([...content].map(([name, rows]) => [name, rows.sort().join('\n')]))
}

/** The rows that were added, changed or removed between two readings. */
export function changes(before: Content, after: Content): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}
