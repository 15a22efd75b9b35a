import { requireAdmin } from '#accounts/rights.ts'
import { holdAppAdmins } from '#db/advisory-locks.ts'
import type { Db } from '#db/store.ts'
import { shareCompanyOf } from '#entity/company-first.ts'
import type { Entity } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { holdCompany } from './seats.ts'

/**
 * Locks a company, and the caller's right to change it or its people: the first step of every
 * transaction that only admins may do. Refuses as `requireAdmin`.
 */
export async function holdAdministered(trx: Db, context: SignedIn, company: string) {
  const { viewer, facts } = context
  // An import locks its company itself, and no session.
  if (viewer.role === 'appAdmin' && facts.import === undefined) await holdAppAdmins(trx)
  const held = storable(company) === company ? await holdCompany(trx, company) : undefined
  if (held === undefined) throw notFound('company')
  await requireAdmin(trx, context, company)
  return held
}

/**
 * As `holdAdministered`, before a record of a company is changed or deleted. Many may do so at once:
 * the lock of the company is shared. Says nothing about a record that does not exist.
 */
export async function shareAdministeredOf(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  _id: string,
): Promise<void> {
  const company = await shareCompanyOf(context, trx, entity, _id)
  if (company !== undefined) await requireAdmin(trx, context, company)
}
