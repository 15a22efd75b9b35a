import type { Db } from '#db/store.ts'

const AT_ONCE = 500

/** The keys of a person's address, and of former ones that no other person has confirmed since. */
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
 * The ids of the people who confirmed these addresses (given by their keys); a former owner counts
 * until another person confirms the address.
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
