import type { LockedCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { countMembers, findSeatLimit, listAdmins } from './seats.store.ts'

/** Whether a locked company has room for one more member with access. Product 4, joining. */
export const hasSeat = async (trx: Db, { _id, seatLimit }: LockedCompany): Promise<boolean> =>
  seatLimit === null || (await countMembers(trx, _id)) < seatLimit

/** How many seats are free now, without a lock; null without a limit. */
export async function seatsLeft(db: Db, company: string): Promise<number | null> {
  const limit = await findSeatLimit(db, company)
  return limit === null ? null : Math.max(0, limit - (await countMembers(db, company)))
}

/** The admin of a company if exactly one has access, or undefined. */
export async function onlyAdminOf(db: Db, company: string): Promise<string | undefined> {
  const [admin, ...others] = await listAdmins(db, company, 2)
  return others.length === 0 ? admin : undefined
}

/** An admin of a company with access, or undefined. */
export async function adminOf(db: Db, company: string): Promise<string | undefined> {
  return (await listAdmins(db, company, 1))[0]
}

/** Refuses with LIMIT_REACHED without a free seat; with NOT_FOUND if the company doesn't exist. */
export async function requireSeat(trx: Db, held: LockedCompany | undefined): Promise<void> {
  if (held === undefined) throw notFound('company')
  if (await hasSeat(trx, held)) return
  const message =
    'All seats of this company are taken. Deactivate someone who has left, or ask for more seats.'
  throw new AppError('LIMIT_REACHED', message)
}

/**
 * Before the admin rights of a person in a locked company end: refuses with CONFLICT the only
 * admin. With `mayBeAlone`, allows it if no other person has access.
 */
export async function requireOtherAdmin(
  trx: Db,
  { company, _id }: { company: string; _id: string },
  mayBeAlone: boolean,
): Promise<void> {
  if ((await onlyAdminOf(trx, company)) !== _id) return
  if (mayBeAlone && (await countMembers(trx, company)) <= 1) return
  throw new AppError(
    'CONFLICT',
    'This is the company’s only admin. Make someone else an admin first.',
    { field: 'isCompanyAdmin' },
  )
}
