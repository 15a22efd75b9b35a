import { requireAdmin } from '#accounts/core/rights.ts'
import { lockAppAdmins, lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import { findWhere } from '#entity/crud.store.ts'
import type { Entity } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'

/**
 * Locks a company and the caller's right to change it or its people. Every transaction that only
 * admins may do begins with this. Refuses as `requireAdmin` does.
 */
export async function lockAsAdmin(trx: Db, context: SignedIn, company: string) {
  const { viewer, facts } = context
  // An import locks its company itself, and has no session to lock.
  if (viewer.role === 'appAdmin' && facts.import === undefined) await lockAppAdmins(trx)
  const held = storable(company) === company ? await lockCompany(trx, company) : undefined
  if (held === undefined) throw notFound('company')
  await requireAdmin(trx, context, company)
  return held
}

const isThere = async (trx: Db, company: string): Promise<boolean> =>
  storable(company) === company && (await lockCompany(trx, company)) !== undefined

/**
 * Locks the company that a new record names, so that parallel calls can't pass the limit of its
 * records. Refuses with BAD_USER_INPUT if the company doesn't exist.
 */
export async function lockNamedCompany(trx: Db, { company }: Values): Promise<string> {
  if (typeof company === 'string' && (await isThere(trx, company))) return company
  throw badInput('This company doesn’t exist.', 'company')
}

/** Like `lockAsAdmin`, before a record of a company is created. */
export const lockNamedAsAdmin = async (trx: Db, context: SignedIn, values: Values) =>
  requireAdmin(trx, context, await lockNamedCompany(trx, values))

/**
 * Like `lockAsAdmin`, before a record is changed or deleted; the company of a record never changes.
 * A deletion of the company comes before this lock or waits for it. Refuses nothing if the record
 * doesn't exist.
 */
export async function lockCompanyOfRecord(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  _id: string,
): Promise<void> {
  const { viewer } = context
  if (storable(_id) !== _id) return
  const company =
    viewer.role === 'appAdmin' ? (await findWhere(trx, entity, { _id }))?.company : viewer.companyId
  if (typeof company !== 'string' || !(await isThere(trx, company))) return
  await requireAdmin(trx, context, company)
}
