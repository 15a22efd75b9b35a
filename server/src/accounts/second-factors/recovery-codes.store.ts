import type { Db } from '#db/store.ts'

export async function insertRecoveryCodes(
  trx: Db,
  user: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  const rows = hashes.map((codeHash) => ({ codeHash, user, createdDate: now, usedDate: null }))
  await trx.insertInto('recoveryCode').values(rows).execute()
}

/** Uses a code up; `hashes` are its hashes under all keys. False for an unknown or used code. */
export async function useCode(
  trx: Db,
  user: string,
  hashes: readonly string[],
  now: number,
): Promise<boolean> {
  if (hashes.length === 0) return false
  const row = await trx
    .updateTable('recoveryCode')
    .set({ usedDate: now })
    .where('codeHash', 'in', hashes)
    .where('user', '=', user)
    .where('usedDate', 'is', null)
    .returning('codeHash')
    .executeTakeFirst()
  return row !== undefined
}

const unused = (db: Db, user: string) =>
  db
    .selectFrom('recoveryCode')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .where('usedDate', 'is', null)

export async function countUnused(db: Db, user: string): Promise<number> {
  return Number((await unused(db, user).executeTakeFirstOrThrow()).n)
}

export async function hasUnused(db: Db, user: string, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length === 0) return false
  const { n } = await unused(db, user).where('codeHash', 'in', hashes).executeTakeFirstOrThrow()
  return Number(n) > 0
}
