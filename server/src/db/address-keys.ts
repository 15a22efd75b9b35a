import type { Db } from '#db/store.ts'

/**
 * The keys of all addresses that are a person’s: the one they have, and those they had before and
 * nobody else has confirmed since.
 */
export async function addressKeysOf(
  db: Db,
  { _id, emailKey }: { _id: string; emailKey: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('formerAddress')
    .leftJoin('user', (join) =>
      join.onRef('user.emailKey', '=', 'formerAddress.emailKey').on('user.emailVerified', '=', 1),
    )
    .select('formerAddress.emailKey')
    .where('formerAddress.user', '=', _id)
    .where('user._id', 'is', null)
    .execute()
  return [...new Set([emailKey, ...rows.map((row) => row.emailKey)])]
}
