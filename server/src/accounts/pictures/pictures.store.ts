import type { Db } from '#db/store.ts'

type Change = { user: string; avatar: string | null; now: number }

/**
 * Replaces a person's picture and answers the previous address: null if there was no picture,
 * undefined if there is no such person. Each of two concurrent calls answers a different address.
 */
export async function replaceAvatar(trx: Db, { user, avatar, now }: Change) {
  // Locks the row until the transaction ends, so that no other call reads the same address.
  const before = await trx
    .updateTable('user')
    .set({ updatedDate: now })
    .where('_id', '=', user)
    .returning('avatar')
    .executeTakeFirst()
  if (before === undefined) return undefined
  await trx.updateTable('user').set({ avatar }).where('_id', '=', user).execute()
  return before.avatar
}

export async function listAvatars(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('avatar')
    .where('avatar', 'is not', null)
    .execute()
  return rows.map(({ avatar }) => avatar ?? '')
}

/** The address of a person's picture, or null. */
export async function findAvatar(db: Db, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .select('avatar')
    .where('_id', '=', user)
    .executeTakeFirst()
  return row?.avatar ?? null
}

/** The id of this database; a copy of the database has the same id. */
export async function findInstallation(db: Db): Promise<string> {
  const { _id } = await db.selectFrom('installation').select('_id').executeTakeFirstOrThrow()
  return _id
}
