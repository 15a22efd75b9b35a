import type { Kysely } from 'kysely'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import { ADDRESSES, type ShownTable } from '../personal.ts'

export type Row = Record<string, unknown>

type Loose = Record<string, Record<string, unknown>>

/**
 * A batch of rows about a user, in a unique order. Rows found by address count only if they name no
 * other person by id.
 */
export async function readRows(
  db: Db,
  { table, by, order }: Pick<ShownTable, 'table' | 'by' | 'order'>,
  { _id, keys }: { _id: string; keys: readonly string[] },
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  const byId = by.filter((column) => !ADDRESSES.includes(column))
  const byKey = by.filter((column) => ADDRESSES.includes(column))
  let query = (db as unknown as Kysely<Loose>)
    .selectFrom(table)
    .selectAll()
    .where((eb) => {
      const addressed = byKey.flatMap((column) => keys.map((key) => eb(column, '=', key)))
      const isNobodys = byId.map((column) => eb(column, 'is', null))
      return eb.or([
        ...byId.map((column) => eb(column, '=', _id)),
        eb.and([eb.or(addressed), ...isNobodys]),
      ])
    })
  for (const column of order) query = query.orderBy(column)
  return query.limit(limit).offset(offset).execute()
}

/** The reader of their own data, with the keys of all addresses that they proved to be theirs. */
export async function findReader(db: Db, _id: string) {
  const row = await db
    .selectFrom('user')
    .select(['_id', 'email', 'emailKey', 'emailVerified'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const keys = await addressKeysOf(db, row)
  // Without confirmation, a person must not see data about an address that they only claim.
  const proven = row.emailVerified === 1 ? keys : keys.filter((key) => key !== row.emailKey)
  return { _id, email: row.email, emailKey: row.emailKey, keys: proven }
}

/** The name of a person's company, or undefined. */
export async function companyName(db: Db, user: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select('company.name')
    .where('user._id', '=', user)
    .executeTakeFirst()
  return row?.name
}
