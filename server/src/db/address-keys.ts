import type { Db } from '#db/store.ts'

const AT_ONCE = 500

/**
 * The key of an address that is a person’s, and when they gave it up; null of the one they have, and
 * where that is not known.
 */
export type OwnAddress = { emailKey: string; leftDate: number | null }

/**
 * All addresses that are a person’s: the one they have, and those they had before and nobody else
 * has confirmed since.
 */
export async function addressesOf(
  db: Db,
  { _id, emailKey }: { _id: string; emailKey: string },
): Promise<OwnAddress[]> {
  const former = await db
    .selectFrom('formerAddress')
    .leftJoin('user', (join) =>
      join.onRef('user.emailKey', '=', 'formerAddress.emailKey').on('user.emailVerified', '=', 1),
    )
    .select(['formerAddress.emailKey', 'formerAddress.leftDate'])
    .where('formerAddress.user', '=', _id)
    .where('formerAddress.emailKey', '!=', emailKey)
    .where('user._id', 'is', null)
    .execute()
  const left = former.map((one) => ({
    emailKey: one.emailKey,
    leftDate: one.leftDate === null ? null : Number(one.leftDate),
  }))
  return [{ emailKey, leftDate: null }, ...left]
}

/** The keys of `addressesOf`. */
export const addressKeysOf = async (
  db: Db,
  person: { _id: string; emailKey: string },
): Promise<string[]> => (await addressesOf(db, person)).map(({ emailKey }) => emailKey)

/**
 * Who proved that these addresses are theirs, by their keys: whoever has one, confirmed, or had it
 * before and nobody else confirmed it since.
 */
export async function ownersOf(db: Db, keys: readonly string[]): Promise<string[]> {
  const asked = [...new Set(keys)]
  const owners: string[] = []
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE)
    const rows = await db
      .selectFrom('user')
      .select('_id')
      .where('emailKey', 'in', some)
      .where('emailVerified', '=', 1)
      .unionAll(
        db
          .selectFrom('formerAddress')
          .leftJoin('user', (join) =>
            join
              .onRef('user.emailKey', '=', 'formerAddress.emailKey')
              .on('user.emailVerified', '=', 1),
          )
          .select('formerAddress.user as _id')
          .where('formerAddress.emailKey', 'in', some)
          .where('user._id', 'is', null),
      )
      .execute()
    owners.push(...rows.map(({ _id }) => _id))
  }
  return owners
}
