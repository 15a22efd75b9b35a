import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

type Eb = ExpressionBuilder<Tables, 'user'>

/** An account from the public sign-up without a company or a role. */
const isUnconfirmed = (eb: Eb) =>
  eb.and([
    eb('emailVerified', '=', 0),
    eb('company', 'is', null),
    eb('isPrelaunch', '=', 0),
    eb('isAppAdmin', '=', 0),
  ])

/**
 * Deletes the unconfirmed account at an address, unless it is confirmed at the same moment. Answers
 * its id. Deletes its links first, because the use of a link locks the link before the user.
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

/** Deletes up to `most` unconfirmed accounts made before a given time. Answers their ids. */
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
