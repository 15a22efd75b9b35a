import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ask, password } from './people.ts'

/** An account of one journey alone, so that its changes affect no other journey. */
export type Account = { _id: string; email: string; token: string }

/** Changes the store of the running server, where the product has no call for the change. */
export function inStore<T>(work: (store: DatabaseSync) => T): T {
  const folder = process.env.JOURNEY_DATA
  if (folder === undefined) throw new Error('playwright.config.ts gives no JOURNEY_DATA')
  const store = new DatabaseSync(join(folder, 'goodwork.sqlite'), { timeout: 10_000 })
  try {
    return work(store)
  } finally {
    store.close()
  }
}

type Row = Record<string, string | number | null>

/** Inserts a copy of a row with some columns changed. */
function copyRow(store: DatabaseSync, table: string, key: string, of: string, changes: Row): void {
  const found = store.prepare(`select * from "${table}" where "${key}" = ?`).get(of)
  if (!found) throw new Error(`no ${table} with ${key} ${of}`)
  const row: Row = { ...(found as Row), ...changes }
  // Leaves out the columns that the database computes.
  const stored = store.prepare('select name from pragma_table_info(?)').all(table)
  const columns = stored.map(({ name }) => String(name))
  const names = columns.map((name) => `"${name}"`).join(', ')
  const places = columns.map(() => '?').join(', ')
  store
    .prepare(`insert into "${table}" (${names}) values (${places})`)
    .run(...columns.map((name) => row[name] ?? null))
}

const model = 'member@juniper.example'

/** Makes an account like that of a demo member, in the same company or in the given one. */
export async function anAccount(base: string, company?: string): Promise<Account> {
  const _id = randomUUID()
  const email = `journey-${_id}@juniper.example`
  inStore((store) => {
    const { _id: of } = store.prepare('select _id from user where emailKey = ?').get(model) as Row
    // No shared picture, because removing it deletes the file; no zone, so that the device sets it.
    const own = { _id, email, emailKey: email, avatar: null, timeZone: null }
    const changes = { ...own, ...(company ? { company } : {}) }
    copyRow(store, 'user', '_id', String(of), changes)
    copyRow(store, 'credential', 'user', String(of), { user: _id })
  })
  return { _id, email, token: await signInAgain(base, email) }
}

/** Starts another session of an account without a second factor. Answers its token. */
export async function signInAgain(base: string, email: string): Promise<string> {
  const login =
    'mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'
  const { data, errors } = await ask<{ login: { token: string } }>(base, null, login, {
    email,
    password,
  })
  if (!data) throw new Error(errors?.[0]?.message ?? 'no data')
  return data.login.token
}

/** Makes a company that has required a second factor for so many days. Answers its id. */
export function aCompanyThatAsks(days: number): string {
  const _id = randomUUID()
  const require2FASince = Date.now() - days * 86_400_000
  inStore((store) => {
    const { company } = store
      .prepare('select company from user where emailKey = ?')
      .get(model) as Row
    const changes = { _id, name: 'Kestrel', require2FA: 1, require2FASince, emailDomains: '[]' }
    copyRow(store, 'company', '_id', String(company), { ...changes, adminEmails: '[]' })
  })
  return _id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The digest that names a person in the server's counters. */
const digest = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** Moves the sign-in of a session so many minutes into the past. */
export function letAge(token: string, minutes: number): void {
  const by = minutes * 60_000
  const changed = inStore((store) =>
    store
      .prepare(
        'update session set signedInAt = signedInAt - ?, createdDate = createdDate - ? where tokenHash = ?',
      )
      .run(by, by, hashOf(token)),
  )
  if (changed.changes !== 1) throw new Error('no session of this token')
}

/** Ends the pause of a minute between two text messages to an account. */
export function letSmsPauseEnd({ _id }: Pick<Account, '_id'>): void {
  inStore((store) => store.prepare('delete from counter where key = ?').run(`sms ${digest(_id)}`))
}

/**
 * Forgets the last code used with the app of an account, so that the current code is valid.
 * Otherwise a journey would wait up to 30 seconds for the next code.
 */
export function letAppCodesBeUnused({ _id }: Pick<Account, '_id'>): void {
  const changed = inStore((store) =>
    store.prepare('update totp set lastStep = 0 where user = ?').run(_id),
  )
  if (changed.changes !== 1) throw new Error('nobody with an app')
}

/** Leaves an admin's company one more invitation outside its domains, today and tomorrow. */
export function leaveRoomForOne({ _id }: Pick<Account, '_id'>): void {
  const today = Math.floor(Date.now() / 86_400_000)
  inStore((store) => {
    const { company } = store.prepare('select company from user where _id = ?').get(_id) as Row
    const put = store.prepare('insert or replace into counter (key, n, until) values (?, 999, ?)')
    for (const day of [today, today + 1]) {
      put.run(`strangers ${digest(String(company))} ${day}`, (day + 2) * 86_400_000)
    }
  })
}

/**
 * Resets the hourly limits per IP address, which the journeys would use up together because they
 * share one address.
 */
export function letAddressLimitsEnd(): void {
  const limits = ['links %', 'sign-up %', 'password %', 'sms-day %']
  inStore((store) => {
    for (const like of limits) store.prepare('delete from counter where key like ?').run(like)
  })
}
