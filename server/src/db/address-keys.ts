import type { Db } from '#db/store.ts'

const AT_ONCE = 500

/**
 * The keys of all addresses that are a person's: the one they have, and those they had before and
 * nobody else has confirmed since.
 */
export async function addressKeysOf(
  db: Db,
  { _id, emailKey }: { _id: string; emailKey: string },
): Promise<string[]> {
  const former = await db
    .selectFrom('formerAddress')
    .leftJoin('user', (join) =>
      join.onRef('user.emailKey', '=', 'formerAddress.emailKey').on('user.emailVerified', '=', 1),
    )
    .select('formerAddress.emailKey')
    .where('formerAddress.user', '=', _id)
    .where('formerAddress.emailKey', '!=', emailKey)
    .where('user._id', 'is', null)
    .execute()
  return [emailKey, ...former.map((one) => one.emailKey)]
}

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
