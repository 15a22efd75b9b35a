import { PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'

export type CodeKind = ActionCodeTable['kind']

/** Stores a code in place of the user's earlier one of the same kind: only the newest works. */
export async function putCode(trx: Db, code: ActionCodeTable): Promise<void> {
  const { user: _user, kind: _kind, ...renewed } = code
  await trx
    .insertInto('actionCode')
    .values(code)
    .onConflict((conflict) => conflict.columns(['user', 'kind']).doUpdateSet(renewed))
    .execute()
}

/** Answers a valid code without redeeming it. */
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

/** Redeems a valid code in one atomic step. */
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

/** The code of the sign-up with this id, unless a later sign-up replaced it. */
export async function findSignUp(trx: Db, signUp: string) {
  return trx
    .selectFrom('actionCode')
    .select(['user', 'email', 'signUp', 'given'])
    .where('signUp', '=', signUp)
    .executeTakeFirst()
}

export const listAsked = (db: Db) =>
  db.selectFrom('actionCode').select(['codeHash', 'email']).where('kind', '=', 'email').execute()

/** Deletes codes, except those being redeemed now: waiting for them could deadlock. */
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

/** Deletes expired codes. Codes of sign-ups stay longer, for another link. */
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
