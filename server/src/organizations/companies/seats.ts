import type { Db } from '#db/store.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { countMembers, findSeatLimit, listAdmins, lockCompany } from './seats.store.ts'

/**
 * Holds a company until the transaction is over: joins, farewells and changes of admins pass one
 * after another, so that of two for the last seat one gets it. To be called before anything of its
 * members is written. Answers nothing if there is no such company.
 */
export const holdCompany = lockCompany

export type Held = NonNullable<Awaited<ReturnType<typeof lockCompany>>>

const isFull = async (trx: Db, { _id, seatLimit }: Held): Promise<boolean> =>
  seatLimit !== null && (await countMembers(trx, _id)) >= seatLimit

/** Whether the company that is held has room for one more member with access. Product 4, joining. */
export async function hasSeat(trx: Db, company: string): Promise<boolean> {
  const held = await lockCompany(trx, company)
  return held !== undefined && !(await isFull(trx, held))
}

/** How many seats are free now; nothing where they are not counted. Counted without holding them. */
export async function seatsLeft(db: Db, company: string): Promise<number | null> {
  const limit = await findSeatLimit(db, company)
  return limit === null ? null : Math.max(0, limit - (await countMembers(db, company)))
}

/** The only admin of a company with access; nothing where there are several, or none. */
export async function onlyAdminOf(db: Db, company: string): Promise<string | undefined> {
  const [admin, ...others] = await listAdmins(db, company, 2)
  return others.length === 0 ? admin : undefined
}

/** An admin of a company with access; nothing where there is none. */
export async function adminOf(db: Db, company: string): Promise<string | undefined> {
  return (await listAdmins(db, company, 1))[0]
}

/** As hasSeat, refusing with LIMIT_REACHED; with NOT_FOUND where there is no such company. */
export async function requireSeat(trx: Db, company: string): Promise<void> {
  const held = await lockCompany(trx, company)
  if (held === undefined) throw notFound('company')
  await keepSeat(trx, held)
}

/** As requireSeat, of a company that is held already. */
export async function keepSeat(trx: Db, held: Held): Promise<void> {
  if (!(await isFull(trx, held))) return
  const message =
    'All seats of this company are taken. Deactivate somebody who has left, or ask for more seats.'
  throw new AppError('LIMIT_REACHED', message)
}

/** What the last admin of a company is told who wants to be one no longer. */
export const lastAdmin = () =>
  new AppError(
    'CONFLICT',
    'This is the only admin of the company. Make somebody else an admin first.',
    { field: 'isCompanyAdmin' },
  )

/** Refuses, in a company that is held, to take the rights of its only admin. */
export async function keepAdmin(trx: Db, company: string, user: string): Promise<void> {
  const [admin, ...others] = await listAdmins(trx, company, 2)
  if (others.length === 0 && admin === user) throw lastAdmin()
}

/**
 * Refuses, after a change in a company that is held, if it has members now and no admin among them.
 * Who closed their account or has no access any more counts as neither.
 */
export async function keepAnAdmin(trx: Db, company: string): Promise<void> {
  if ((await listAdmins(trx, company, 1)).length > 0) return
  if ((await countMembers(trx, company)) > 0) throw lastAdmin()
}
