import type { Db } from '#db/store.ts'
import { storedNameKey } from '#lib/names.ts'

const COLUMNS = ['_id', 'email', 'emailKey', 'emailVerified', 'firstName', 'lastName'] as const

export async function findByAddress(db: Db, emailKey: string) {
  return db.selectFrom('user').select(COLUMNS).where('emailKey', '=', emailKey).executeTakeFirst()
}

export async function findPerson(db: Db, user: string) {
  return db.selectFrom('user').select(COLUMNS).where('_id', '=', user).executeTakeFirst()
}

/** The account at an address with the hash of its password, or undefined. */
export async function findHash(db: Db, emailKey: string) {
  return db
    .selectFrom('user')
    .leftJoin('credential', 'credential.user', 'user._id')
    .select(['user._id', 'user.emailVerified', 'credential.hash'])
    .where('user.emailKey', '=', emailKey)
    .executeTakeFirst()
}

/** Records that sign-ups of an unconfirmed address gave different passwords. */
export async function markContested(trx: Db, user: string, now: number): Promise<void> {
  await trx.updateTable('credential').set({ contestedDate: now }).where('user', '=', user).execute()
}

/** Whether sign-ups of an unconfirmed address gave different passwords. */
export async function isContested(db: Db, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('credential')
    .select('user')
    .where('user', '=', user)
    .where('contestedDate', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the password of a contested account; false if it is not contested. */
export async function deleteContestedPassword(trx: Db, user: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('credential')
    .where('user', '=', user)
    .where('contestedDate', 'is not', null)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

export async function putHash(trx: Db, user: string, hash: string, now: number): Promise<void> {
  await trx
    .insertInto('credential')
    .values({ user, hash, updatedDate: now })
    .onConflict((conflict) =>
      conflict.column('user').doUpdateSet({ hash, updatedDate: now, contestedDate: null }),
    )
    .execute()
}

/** Marks an address as confirmed; false if it is already, or if the user has another one now. */
export async function markVerified(
  trx: Db,
  user: string,
  emailKey: string,
  now: number,
  names: { firstName?: string; lastName?: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      ...names,
      ...(names.firstName !== undefined && { firstKey: storedNameKey(names.firstName) }),
      ...(names.lastName !== undefined && { lastKey: storedNameKey(names.lastName) }),
      emailVerified: 1,
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', user)
    .where('emailKey', '=', emailKey)
    .where('emailVerified', '=', 0)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a user a confirmed address; false if it is taken. */
export async function moveAddress(
  trx: Db,
  user: string,
  { email, emailKey, now }: { email: string; emailKey: string; now: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      email,
      emailKey,
      emailVerified: 1,
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', user)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user as other').select('_id').where('other.emailKey', '=', emailKey))),
    )
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records a confirmed address that the user gives up. */
export async function recordFormerAddress(trx: Db, user: string, emailKey: string): Promise<void> {
  await trx
    .insertInto('formerAddress')
    .values({ user, emailKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
