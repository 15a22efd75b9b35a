import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
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
  await deleteUnconfirmed(trx, (eb) => eb('emailKey', '=', key))
}

const MOST_AT_ONCE = 500

/** Removes accounts that nobody confirmed since they were made, before an instant. */
export function purgeUnconfirmed(trx: Db, before: number): Promise<number> {
  return deleteUnconfirmed(trx, (eb) =>
    eb(
      '_id',
      'in',
      eb
        .selectFrom('user as old')
        .select('old._id')
        .where((old) => isUnconfirmed(old as unknown as Eb))
        .where('old.createdDate', '<', before)
        .limit(MOST_AT_ONCE),
    ),
  )
}

type Eb = ExpressionBuilder<Tables, 'user'>

/** Of the public sign-up, owning nothing: nobody put them into a company. */
const isUnconfirmed = (eb: Eb) =>
  eb.and([
    eb('emailVerified', '=', 0),
    eb('company', 'is', null),
    eb('isPrelaunch', '=', 0),
    eb('isAppAdmin', '=', 0),
  ])

/**
 * The account goes first, by a statement that looks once more: an address that is confirmed at the
 * same moment keeps it, with all that is its person's. Answers how many.
 */
async function deleteUnconfirmed(trx: Db, which: (eb: Eb) => Expression<SqlBool>): Promise<number> {
  const rows = await trx
    .deleteFrom('user')
    .where(isUnconfirmed)
    .where(which)
    .returning('_id')
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
