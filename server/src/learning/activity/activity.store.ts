import type { Db } from '#db/store.ts'

/** The person's rating of a piece of advice, 1 to 4; null if they gave none. */
export async function findLiked(db: Db, user: string, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('likedAction')
    .select('liked')
    .where('user', '=', user)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.liked ?? null
}

/** Stores the newest rating of a person for a piece of advice, and replaces an older one. */
export async function recordLiked(
  trx: Db,
  answer: { user: string; id: string; liked: number; likedDate: number },
): Promise<void> {
  const { liked, likedDate } = answer
  await trx
    .insertInto('likedAction')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['user', 'id']).doUpdateSet({ liked, likedDate }))
    .execute()
}

/** A person's ratings of advice, newest first. */
export const listLiked = (db: Db, user: string) =>
  db
    .selectFrom('likedAction')
    .select(['id', 'liked', 'likedDate'])
    .where('user', '=', user)
    .orderBy('likedDate', 'desc')
    .orderBy('id')
    .execute()

/** Removes a rating. */
export async function deleteLiked(trx: Db, user: string, id: string): Promise<void> {
  await trx.deleteFrom('likedAction').where('user', '=', user).where('id', '=', id).execute()
}

/** How many pieces of advice a person has rated. */
export async function countLiked(trx: Db, user: string): Promise<number> {
  const { n } = await trx
    .selectFrom('likedAction')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Deletes all of a person's entries of one kind. Answers how many. */
export async function deleteAllOf(
  trx: Db,
  table: 'history' | 'impactActionHistory' | 'likedAction',
  user: string,
): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom(table).where('user', '=', user).executeTakeFirst()
  return Number(numDeletedRows)
}
