import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { emailKey } from './accounts.rules.ts'

/** Whoever can be meant by an address and a password: the account first, then its shadows. */
export async function findAccounts(db: Db, key: string) {
  const named = db
    .selectFrom('credential')
    .innerJoin('user', 'user._id', 'credential.user')
    .select(['user._id', 'user.emailKey', 'user.emailVerified', 'credential.hash'])
  // Two reads in one statement: an `or` over two tables would find neither index.
  const rows = await named
    .where('user.emailKey', '=', key)
    .unionAll(named.where('credential.shadowOf', '=', key))
    .orderBy('_id')
    .execute()
  const account = rows.find(({ emailKey }) => emailKey === key)
  const shadows = rows.filter((row) => row !== account)
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

/** Takes the way in from the shadows of an address; answers whose they were. */
export async function endShadowsOf(trx: Db, key: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('credential')
    .where('shadowOf', '=', key)
    .returning('user')
    .execute()
  return rows.map((row) => row.user)
}

/** Removes the sessions and links of people, and then themselves: in this order, as sessions are held first. */
export async function deletePeople(trx: Db, users: readonly string[]): Promise<void> {
  for (const table of ['session', 'actionCode'] as const) {
    await trx.deleteFrom(table).where('user', 'in', users).execute()
  }
  await trx.deleteFrom('user').where('_id', 'in', users).execute()
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
 * Removes the account that has an address which nobody confirmed, by a statement that looks once
 * more: one that is confirmed at the same moment stays. Answers whose it was. Its links go first, as
 * whoever uses one has it before the person.
 */
export async function deleteUnconfirmed(trx: Db, key: string): Promise<string[]> {
  await trx
    .deleteFrom('actionCode')
    .where('user', 'in', (eb) =>
      eb
        .selectFrom('user')
        .select('_id')
        .where((user) => isUnconfirmed(user as unknown as Eb))
        .where('emailKey', '=', key),
    )
    .execute()
  return deleteAccounts(trx, (eb) => eb('emailKey', '=', key))
}

/** As deleteUnconfirmed, of some accounts that were made before an instant. */
export const deleteUnconfirmedBefore = (trx: Db, before: number, most: number): Promise<string[]> =>
  deleteAccounts(trx, (eb) =>
    eb(
      '_id',
      'in',
      eb
        .selectFrom('user as old')
        .select('old._id')
        .where((old) => isUnconfirmed(old as unknown as Eb))
        .where('old.createdDate', '<', before)
        .limit(most),
    ),
  )

async function deleteAccounts(trx: Db, which: (eb: Eb) => Expression<SqlBool>): Promise<string[]> {
  const rows = await trx
    .deleteFrom('user')
    .where(isUnconfirmed)
    .where(which)
    .returning('_id')
    .execute()
  return rows.map((row) => row._id)
}
