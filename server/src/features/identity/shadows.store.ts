import type { Db } from '#db/store.ts'
import { emailKey } from './identity.rules.ts'

/** Whoever can be meant by an address and a password: the account first, then its shadows. */
export async function findAccounts(db: Db, key: string) {
  const columns = ['user._id', 'user.emailVerified', 'credential.hash'] as const
  const account = await db
    .selectFrom('user')
    .innerJoin('credential', 'credential.user', 'user._id')
    .select(columns)
    .where('user.emailKey', '=', key)
    .executeTakeFirst()
  const shadows = await db
    .selectFrom('credential')
    .innerJoin('user', 'credential.user', 'user._id')
    .select(columns)
    .where('credential.shadowOf', '=', key)
    .orderBy('user._id')
    .execute()
  return { account, shadows, all: account === undefined ? shadows : [account, ...shadows] }
}

export type Accounts = Awaited<ReturnType<typeof findAccounts>>

/** Stands where an account has the key of its address; no address is written so. */
export const shadowKey = (user: string) => `shadow ${user}`

export const isShadow = (person: { emailKey: string }) => person.emailKey.startsWith('shadow ')

/** The key of the address that an account names, also where it only casts a shadow on it. */
export const namedKey = (person: { email: string; emailKey: string }) =>
  isShadow(person) ? emailKey(person.email) : person.emailKey

/** An account has an address of its own now. */
export async function endShadow(trx: Db, user: string): Promise<void> {
  await trx.updateTable('credential').set({ shadowOf: null }).where('user', '=', user).execute()
}

/** Removes the shadows of an address, with all that is theirs: they own nothing but a way in. */
export async function deleteShadows(trx: Db, key: string): Promise<void> {
  const rows = await trx
    .deleteFrom('credential')
    .where('shadowOf', '=', key)
    .returning('user')
    .execute()
  await deletePeople(
    trx,
    rows.map((row) => row.user),
  )
}

/** Removes the account that has an address which it never confirmed: its reader is another. */
export async function freeAddress(trx: Db, key: string): Promise<void> {
  const rows = await unconfirmed(trx).where('emailKey', '=', key).execute()
  await deletePeople(
    trx,
    rows.map((row) => row._id),
  )
}

/** Accounts of the public sign-up that own nothing: nobody put them into a company. */
const unconfirmed = (trx: Db) =>
  trx
    .selectFrom('user')
    .select('_id')
    .where('emailVerified', '=', 0)
    .where('company', 'is', null)
    .where('isPrelaunch', '=', 0)
    .where('isAppAdmin', '=', 0)

const MOST_AT_ONCE = 500

/** Removes accounts that nobody confirmed since they were made, before an instant. */
export async function purgeUnconfirmed(trx: Db, before: number): Promise<number> {
  const rows = await unconfirmed(trx)
    .where('createdDate', '<', before)
    .limit(MOST_AT_ONCE)
    .execute()
  await deletePeople(
    trx,
    rows.map((row) => row._id),
  )
  return rows.length
}

async function deletePeople(trx: Db, users: readonly string[]): Promise<void> {
  if (users.length === 0) return
  for (const table of ['credential', 'session', 'actionCode'] as const) {
    await trx.deleteFrom(table).where('user', 'in', users).execute()
  }
  await trx.deleteFrom('auditEvent').where('subject', 'in', users).execute()
  await trx.deleteFrom('user').where('_id', 'in', users).execute()
}
