import { shareCompany } from '#db/share-company.ts'
import type { Db } from '#db/store.ts'
import { findWhere } from '#entity/crud.store.ts'
import type { Entity } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'

/**
 * Before a record that is a company's is changed or deleted: shares its company, as everybody holds
 * a company before what is its. Who deletes the company does so before this, or waits for it, and
 * neither waits for the other in a circle. The company of a record never changes. Answers it, or
 * nothing where there is none.
 */
export async function shareCompanyOf(
  { viewer }: SignedIn,
  trx: Db,
  entity: Entity,
  _id: string,
): Promise<string | undefined> {
  if (storable(_id) !== _id) return undefined
  const company =
    viewer.role === 'appAdmin' ? (await findWhere(trx, entity, { _id }))?.company : viewer.companyId
  return typeof company === 'string' && (await shareCompany(trx, company)) ? company : undefined
}
