import { PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'

export type CodeKind = ActionCodeTable['kind']

/** Stores a code in place of the one that the person had for the same: the newest only works. */
export async function putCode(trx: Db, code: ActionCodeTable): Promise<void> {
  const { user: _user, kind: _kind, ...renewed } = code
  await trx
    .insertInto('actionCode')
    .values(code)
    .onConflict((conflict) => conflict.columns(['user', 'kind']).doUpdateSet(renewed))
    .execute()
}

/** A live code, unused afterwards. */
export async function findLiveCode(
  db: Db,
  codeHash: string,
  kinds: readonly CodeKind[],
  now: number,
) {
  return db
    .selectFrom('actionCode')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('kind', 'in', kinds)
    .where('expires', '>', now)
    .executeTakeFirst()
}

/** Whether a person's newest code for a purpose still works. */
export async function hasLive(db: Db, user: string, kind: CodeKind, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('actionCode')
    .select('codeHash')
    .where('user', '=', user)
    .where('kind', '=', kind)
    .where('expires', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a live code up, in one step: of many at once exactly one gets it. */
export async function redeemLiveCode(
  trx: Db,
  codeHash: string,
  kinds: readonly CodeKind[],
  now: number,
) {
  return trx
    .deleteFrom('actionCode')
    .where('codeHash', '=', codeHash)
    .where('kind', 'in', kinds)
    .where('expires', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** What the sign-up gave that was answered with this id, if no later one took its place. */
export async function findSignUp(trx: Db, signUp: string) {
  return trx
    .selectFrom('actionCode')
    .select(['user', 'email', 'signUp', 'given'])
    .where('signUp', '=', signUp)
    .executeTakeFirst()
}

/** The addresses that people are about to change theirs to, by their codes. */
export const listAsked = (db: Db) =>
  db.selectFrom('actionCode').select(['codeHash', 'email']).where('kind', '=', 'email').execute()

/**
 * Deletes codes but one that is used up at this moment: whoever does may wait for the transaction
 * that deletes.
 */
export async function deleteUnused(trx: Db, codeHashes: readonly string[]): Promise<void> {
  if (codeHashes.length === 0) return
  const codes = trx.selectFrom('actionCode').select('codeHash').where('codeHash', 'in', codeHashes)
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  await trx
    .deleteFrom('actionCode')
    .where('codeHash', 'in', isPostgres ? codes.forUpdate().skipLocked() : codes)
    .execute()
}

export async function deleteCodes(trx: Db, user: string): Promise<void> {
  await trx.deleteFrom('actionCode').where('user', '=', user).execute()
}

/** Forgets codes that ended; what a sign-up gave is kept a while longer. */
export async function purgeCodes(trx: Db, now: number, signUpsBefore: number): Promise<void> {
  await trx
    .deleteFrom('actionCode')
    .where((eb) =>
      eb.or([
        eb('expires', '<', signUpsBefore),
        eb.and([eb('expires', '<', now), eb('signUp', 'is', null)]),
      ]),
    )
    .execute()
}
