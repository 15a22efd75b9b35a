import { PostgresAdapter, sql } from 'kysely'
import { preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import { AppError } from '#lib/errors.ts'
import { zoneOr } from '#lib/weeks.ts'

/**
 * The order in which every transaction takes its locks, so that no two wait for each other; several
 * companies are locked in the order of their ids. Tests refuse any other order.
 */
const ORDER = ['joinRules', 'appAdmins', 'company', 'session', 'user', 'week'] as const

type Step = (typeof ORDER)[number]
type HeldLock = { step: Step; key: string }

let taken: WeakMap<Db, HeldLock[]> | undefined

/** Makes transactions throw when they take locks out of order. For tests only: it costs time. */
export function checkLockOrder(): void {
  taken ??= new WeakMap()
}

/** Transactions on SQLite share one object: each one starts without locks. */
export const startLocks = (trx: Db): boolean | undefined => taken?.delete(trx)

/** Records a lock before it is taken. Locking the same thing again is always in order. */
export function inOrder(trx: Db, step: Step, key = ''): void {
  if (taken === undefined) return
  const before = taken.get(trx) ?? []
  if (before.some((lock) => lock.step === step && lock.key === key)) return
  const late = before.find((lock) => isAfter(lock, { step, key }))
  if (late !== undefined) {
    throw new Error(`Locks out of order: ${step} ${key} after ${late.step} ${late.key}`)
  }
  taken.set(trx, [...before, { step, key }])
}

function isAfter(lock: HeldLock, next: HeldLock): boolean {
  const distance = ORDER.indexOf(lock.step) - ORDER.indexOf(next.step)
  return distance > 0 || (distance === 0 && lock.step === 'company' && lock.key > next.key)
}

// SQLite has one writer: no other transaction can change the rows that this one has read.
const isPostgres = (trx: Db) => trx.getExecutor().adapter instanceof PostgresAdapter

/** Locks the domains and codes by which people join companies: the first of all locks. */
export async function lockJoinRules(trx: Db): Promise<void> {
  inOrder(trx, 'joinRules')
  await lockNumber(trx, 7_041_122)
}

/**
 * Lets one app admin at a time act on companies. Otherwise two app admins could wait for each
 * other: each locks their own session and may end the other's, in a company that is not locked.
 */
export async function lockAppAdmins(trx: Db): Promise<void> {
  inOrder(trx, 'appAdmins')
  await lockNumber(trx, 7_041_123)
}

// The numbers are arbitrary and distinct.
async function lockNumber(trx: Db, number: number): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(trx)
}

/**
 * Locks a company: changes of its members and admins run one after another, so that only one of two
 * people gets the last seat. Undefined if there is no such company.
 */
export async function lockCompany(trx: Db, _id: string) {
  inOrder(trx, 'company', _id)
  return trx
    .updateTable('company')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('_id', '=', _id)
    .returning(['_id', 'name', 'seatLimit', 'isPublicDefault'])
    .executeTakeFirst()
}

export type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompany>>>

/** Locks a session, so that no one can end it meanwhile. False if it has ended already. */
export async function lockSession(trx: Db, tokenHash: string): Promise<boolean> {
  inOrder(trx, 'session', tokenHash)
  const result = await trx
    .updateTable('session')
    .set((eb) => ({ lastSeen: eb.ref('lastSeen') }))
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

const sharedSession = preparedIn((trx: Db) => {
  const session = trx
    .selectFrom('session')
    .select('_id')
    .where('tokenHash', '=', slot<string>('tokenHash'))
  return isPostgres(trx) ? session.forKeyShare() : session
})

/** As `lockSession`, but several transactions of its person may take this lock at once. */
export async function lockSessionShared(trx: Db, tokenHash: string): Promise<boolean> {
  inOrder(trx, 'session', tokenHash)
  return (await sharedSession(trx, { tokenHash })).length > 0
}

/** Locks all sessions of a person before they are ended. Returns their token hashes. */
export async function lockSessionsOf(trx: Db, user: string): Promise<string[]> {
  inOrder(trx, 'session', user)
  const rows = await trx
    .updateTable('session')
    .set((eb) => ({ lastSeen: eb.ref('lastSeen') }))
    .where('user', '=', user)
    .returning('tokenHash')
    .execute()
  return rows.map(({ tokenHash }) => tokenHash)
}

const sharedUser = preparedIn((trx: Db) => {
  const person = trx
    .selectFrom('user')
    .select(['_id', 'timeZone'])
    .where('_id', '=', slot<string>('user'))
  return isPostgres(trx) ? person.forKeyShare() : person
})

const countedUser = preparedIn((trx: Db) => {
  const person = trx
    .selectFrom('user')
    .select(['_id', 'timeZone'])
    .where('_id', '=', slot<string>('user'))
  return isPostgres(trx) ? person.forNoKeyUpdate() : person
})

/** The person a transaction acts for, locked against erasure until it ends, and their time zone */
export type Actor = { _id: string; zone: string }

/**
 * Prevents the erasure of a person while a record of theirs is stored, so that no record outlives
 * the person; allows other changes of the person. Refuses with UNAUTHENTICATED if they are erased.
 */
export const lockActor = (trx: Db, user: string): Promise<Actor> => lockWith(sharedUser, trx, user)

/**
 * As `lockActor`, but one transaction at a time: for a person's records with a limit, so that
 * parallel calls can't exceed it.
 */
export const lockCounted = (trx: Db, user: string): Promise<Actor> =>
  lockWith(countedUser, trx, user)

async function lockWith(lock: typeof sharedUser, trx: Db, user: string): Promise<Actor> {
  inOrder(trx, 'user', user)
  const [person] = await lock(trx, { user })
  if (person === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
  return { _id: user, zone: zoneOr(person.timeZone) }
}
