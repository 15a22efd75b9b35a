import type { Db } from '#db/store.ts'

/** What decides the state and the life of a person's sessions, or nothing. */
export async function findHolder(db: Db, user: string) {
  return db
    .selectFrom('user')
    .leftJoin('company', 'company._id', 'user.company')
    .leftJoin('totp', 'totp.user', 'user._id')
    .leftJoin('smsFactor', 'smsFactor.user', 'user._id')
    .select([
      'user._id',
      'user.isAppAdmin',
      'user.isCompanyAdmin',
      'user.emailVerified',
      'user.deletionDate',
      'user.deactivatedDate',
      'user.admittedDate',
      'user.sessionsEnded',
      'company.require2FA',
      'company.require2FASince',
      'company.require2FAGraceDays',
      'company.sessionHours',
      'company.sessionIdleMinutes',
      'totp.confirmedDate as totpSince',
      'smsFactor.confirmedDate as phoneSince',
    ])
    .where('user._id', '=', user)
    .executeTakeFirst()
}

type Counted = { now: number; windowMs: number; most: number }
type Count = Counted & { key: string }

/**
 * Counts one more of something, up to `most`, in one atomic step. Answers the count, which is
 * above `most` if this one is too many, and when it is forgotten. The window runs from the last one
 * that was counted, so that no window of this length holds more than `most`; what is too many
 * neither counts nor prolongs it.
 */
export async function countUp(trx: Db, { key, ...counted }: Count) {
  const [row] = await countUpEach(trx, [key], counted)
  if (row === undefined) throw new Error('Nothing was counted')
  return row
}

/**
 * As `countUp`, one more of each of many things, at least one and none of them twice; answered in no
 * order. They are held in theirs, so that two who count the same never wait for each other.
 */
export async function countUpEach(
  trx: Db,
  keys: readonly string[],
  { now, windowMs, most }: Counted,
) {
  const until = now + windowMs
  const rows = await trx
    .insertInto('counter')
    .values([...keys].sort().map((key) => ({ key, n: 1, until })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        n: eb
          .case()
          .when('counter.until', '<=', now)
          .then(1)
          .when('counter.n', '>', most)
          .then(eb.ref('counter.n'))
          .else(eb('counter.n', '+', 1))
          .end(),
        until: eb
          .case()
          .when(eb.and([eb('counter.n', '>=', most), eb('counter.until', '>', now)]))
          .then(eb.ref('counter.until'))
          .else(until)
          .end(),
      })),
    )
    .returning(['n', 'until'])
    .execute()
  return rows.map((row) => ({ n: Number(row.n), until: Number(row.until) }))
}

/** How many were counted under a key, as `countUp` counts them; nothing is counted by asking. */
export async function findCount(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('counter')
    .select('n')
    .where('key', '=', key)
    .where('until', '>', now)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Takes one back that was counted and then did not happen. */
export async function countDown(trx: Db, keys: readonly string[]): Promise<void> {
  await trx
    .updateTable('counter')
    .set((eb) => ({ n: eb('n', '-', 1) }))
    .where('key', 'in', keys)
    .where('n', '>', 0)
    .execute()
}

export async function resetCounters(trx: Db, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('counter').where('key', 'in', keys).execute()
}

/** Forgets all counters whose key begins so; the beginning holds no sign that LIKE would read. */
export async function deleteCounters(trx: Db, beginning: string): Promise<void> {
  await trx.deleteFrom('counter').where('key', 'like', `${beginning}%`).execute()
}

export async function purgeCounters(trx: Db, now: number): Promise<void> {
  await trx.deleteFrom('counter').where('until', '<', now).execute()
}

type Hashes = { checked: string; renewed: string | undefined; now: number }

/**
 * Holds a password still while a session starts: false if it was changed, or the person removed,
 * since it was checked. Stores the renewed hash if there is one.
 */
export async function confirmHash(trx: Db, user: string, { checked, renewed, now }: Hashes) {
  const row = await trx
    .updateTable('credential')
    .set(renewed === undefined ? { hash: checked } : { hash: renewed, updatedDate: now })
    .where('user', '=', user)
    .where('hash', '=', checked)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

export async function stampIosLogin(trx: Db, user: string, now: number): Promise<void> {
  await trx.updateTable('user').set({ lastIosLogin: now }).where('_id', '=', user).execute()
}

/** The stored address of a person. */
export async function findEmail(db: Db, user: string): Promise<string> {
  const row = await db
    .selectFrom('user')
    .select('email')
    .where('_id', '=', user)
    .executeTakeFirstOrThrow()
  return row.email
}
