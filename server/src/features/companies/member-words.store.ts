import type { Db } from '#db/store.ts'

export async function findNamed(trx: Db, user: string) {
  return trx
    .selectFrom('user')
    .select(['company', 'firstName', 'lastName', 'email'])
    .where('_id', '=', user)
    .executeTakeFirst()
}

/** Makes these the words that a person is found by in a company, and no others anywhere. */
export async function replaceWords(
  trx: Db,
  user: string,
  company: string,
  words: readonly string[],
): Promise<void> {
  await trx.deleteFrom('memberWord').where('user', '=', user).execute()
  if (words.length === 0) return
  const rows = words.map((word) => ({ company, word, user }))
  await trx
    .insertInto('memberWord')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
