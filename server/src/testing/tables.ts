import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const KEYS = {
  user: '_id',
  company: '_id',
  goal: '_id',
  checkIn: '_id',
  reminder: '_id',
  readReminder: 'reminder',
  history: '_id',
  search: '_id',
  impactActionHistory: '_id',
  likedAction: 'id',
  impactEvent: 'item',
  impactWeek: 'user',
  companyWeek: 'week',
  companyPeriod: 'period',
  companyReport: 'item',
  pause: '_id',
  feedback: '_id',
  orgInfo: '_id',
  orgInfoDeleted: 'id',
  invitation: '_id',
  endedAccess: 'emailKey',
  formerMember: 'addressHash',
  domainProof: 'domain',
  wayIn: 'wayKey',
  memberImport: '_id',
  memberImportRow: 'number',
  credential: 'user',
  session: 'tokenHash',
  counter: 'key',
  auditEvent: '_id',
  outbox: '_id',
  formerAddress: 'emailKey',
  actionCode: 'codeHash',
  totp: 'user',
  smsFactor: 'user',
  otpChallenge: '_id',
  recoveryCode: 'codeHash',
  installation: '_id',
} as const satisfies Record<keyof Tables, string>

/** The names of all tables. */
export const TABLES = Object.keys(KEYS) as (keyof Tables)[]

/** Every row of every table: `goal 019a...` to what it holds, a line for each of that name. */
export type Content = ReadonlyMap<string, string>

/** All that a store holds, to be compared with what it holds later. */
export async function contentOf(db: Db): Promise<Content> {
  const content = new Map<string, string>()
  await Promise.all(
    Object.entries(KEYS).map(async ([table, key]) => {
      const rows = await db
        .selectFrom(table as keyof Tables)
        .selectAll()
        .execute()
      for (const row of rows as Record<string, unknown>[]) {
        const name = `${table} ${row[key]}`
        const held = [...(content.get(name)?.split('\n') ?? []), JSON.stringify(row)]
        content.set(name, held.sort().join('\n'))
      }
    }),
  )
  return content
}

/** The rows that were added, changed or removed between two readings. */
export function changes(before: Content, after: Content): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}
