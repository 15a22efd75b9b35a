import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely'
import { PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** The facts that decide the state and life of a user's sessions; undefined without a user. */
export const findHolder = (db: Db, user: string) => holder(db, user).executeTakeFirst()

/** `findHolder` that locks the password; undefined if that changed since its hash was checked. */
export function lockHolder(trx: Db, user: string, checked: string) {
  const query = holder(trx, user)
    .innerJoin('credential', 'credential.user', 'user._id')
    .where('credential.hash', '=', checked)
  // The embedded database has one writer, so rows can't change during a transaction.
  const isShared = trx.getExecutor().adapter instanceof PostgresAdapter
  return (isShared ? query.forUpdate('credential') : query).executeTakeFirst()
}

const holder = (db: Db, user: string) =>
  db
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
      'user.company as companyId',
      'user.tier',
      'user.memberUntil',
      'company.isPublicDefault',
      'company.require2FA',
      'company.require2FASince',
      'company.require2FAGraceDays',
      'company.sessionHours',
      'company.sessionIdleMinutes',
      'totp.confirmedDate as totpSince',
      'smsFactor.confirmedDate as phoneSince',
    ])
    .where('user._id', '=', user)

/** `by` is the amount to add, 1 by default. */
type Count = { key: string; now: number; windowMs: number; most: number; by?: number }

/**
 * Counts up to `most` in one atomic step. Answers the count, which exceeds `most` if refused, and
 * when it expires. The window starts with the last counted attempt; refused ones don't extend it.
 */
export async function countUp(trx: Db, count: Count) {
  const [row] = await countUpEach(trx, [count])
  if (row === undefined) throw new Error('Nothing was counted')
  return row
}

/** `countUp` for several different keys, locked in the order of the keys to avoid deadlocks. */
export async function countUpEach(trx: Db, counts: readonly Count[]) {
  const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const rows = await trx
    .insertInto('counter')
    .values(sorted.map(({ key, now, windowMs, by = 1 }) => ({ key, n: by, until: now + windowMs })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => oneMore(eb, counts)))
    .returning(['key', 'n', 'until'])
    .execute()
  return counts.map(({ key }) => {
    const row = rows.find((it) => it.key === key)
    return { n: Number(row?.n), until: Number(row?.until) }
  })
}

type Eb = ExpressionBuilder<OnConflictDatabase<Tables, 'counter'>, OnConflictTables<'counter'>>

function oneMore(eb: Eb, counts: readonly Count[]) {
  const now = counts[0]?.now ?? 0
  const full = (operator: '>' | '>=') =>
    eb.or(
      [...Map.groupBy(counts, ({ most }) => most)].map(([most, some]) => {
        const keys = some.map(({ key }) => key)
        return eb.and([eb('counter.key', 'in', keys), eb('counter.n', operator, most)])
      }),
    )
  return {
    n: eb
      .case()
      .when('counter.until', '<=', now)
      .then(eb.ref('excluded.n'))
      .when(full('>'))
      .then(eb.ref('counter.n'))
      .else(eb('counter.n', '+', eb.ref('excluded.n')))
      .end(),
    until: eb
      .case()
      .when(eb.and([full('>='), eb('counter.until', '>', now)]))
      .then(eb.ref('counter.until'))
      .else(eb.ref('excluded.until'))
      .end(),
  }
}

export async function findCount(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('counter')
    .select('n')
    .where('key', '=', key)
    .where('until', '>', now)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Subtracts one attempt that was counted and then did not happen. */
export async function countDown(trx: Db, keys: readonly string[]): Promise<void> {
  await trx
    .updateTable('counter')
    .set((eb) => ({ n: eb('n', '-', 1) }))
    .where('key', 'in', keys)
    .where('n', '>', 0)
    .execute()
}

type CounterChange = { reset: readonly string[]; decreased: string }

/** Resets some counts and subtracts one from another, in one statement. */
export async function settleCounters(trx: Db, { reset, decreased }: CounterChange): Promise<void> {
  await trx
    .updateTable('counter')
    .set((eb) => ({
      n: eb
        .case()
        .when(eb.and([eb('key', '=', decreased), eb('n', '>', 0)]))
        .then(eb('n', '-', 1))
        .else(0)
        .end(),
      until: eb.case().when('key', '=', decreased).then(eb.ref('until')).else(eb.lit(0)).end(),
    }))
    .where('key', 'in', [...reset, decreased])
    .execute()
}

export async function resetCounters(trx: Db, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('counter').where('key', 'in', keys).execute()
}

/** Deletes all counters by the beginning of their keys; it must not contain a wildcard of LIKE. */
export async function deleteCounters(trx: Db, beginning: string): Promise<void> {
  await trx.deleteFrom('counter').where('key', 'like', `${beginning}%`).execute()
}

export async function purgeCounters(trx: Db, now: number): Promise<void> {
  await trx.deleteFrom('counter').where('until', '<', now).execute()
}

type Hashes = { checked: string; renewed: string | undefined; now: number }

/** Locks a checked password and stores its renewed hash, if any. False if the password changed. */
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

export async function stampIosLogin(trx: Db, user: string, day: string): Promise<void> {
  await trx.updateTable('user').set({ lastIosLogin: day }).where('_id', '=', user).execute()
}

export async function findEmail(db: Db, user: string): Promise<string> {
  const row = await db
    .selectFrom('user')
    .select('email')
    .where('_id', '=', user)
    .executeTakeFirstOrThrow()
  return row.email
}
