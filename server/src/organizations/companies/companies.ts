import { recordAdminAccess, recordCompanyAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { Db } from '#db/store.ts'
import { withheldFrom, withhold } from '#entity/crud.rules.ts'
import { findRecord } from '#entity/crud.store.ts'
import { getMany, getOne } from '#entity/crud.ts'
import type { FieldSelection } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type Company, companyEntity } from './companies.entity.ts'
import { findDomains, findName } from './companies.store.ts'
import { isBelow } from './join-rules/join-rules.rules.ts'

/** The fields that only admins read */
const MORE = new Set(withheldFrom(companyEntity, 'member'))

const listOf = (json: unknown): string[] => (typeof json === 'string' ? JSON.parse(json) : [])

/**
 * The company of a person with the fields that the reader may see; null if `companyGet` would
 * refuse it and it isn't the reader's own. Records an access by an app admin to fields that members
 * don't read.
 */
export async function companyOf(
  context: SignedIn,
  id: string,
  fields?: FieldSelection,
): Promise<Company | null> {
  if (id !== context.viewer.companyId) {
    const isMore = fields === undefined || fields.names.some((name) => MORE.has(name))
    const [row] = await Promise.all([
      getOne(context, companyEntity, id),
      isMore ? recordCompanyAccess(context, id) : undefined,
    ])
    return row
  }
  const row = await findRecord(context.store, companyEntity, 'all', id, fields)
  return row === undefined ? null : withhold(context, companyEntity, row)
}

/** companyGet: a company in the caller's scope. Records an access by an app admin. */
export async function companySeen(context: SignedIn, _id: string): Promise<Company> {
  const row = await getOne(context, companyEntity, _id)
  await recordAdminAccess(context, { what: 'company', subject: _id })
  return row
}

/** companyGetMany: the companies in the caller's scope. Records an access by an app admin. */
export async function companiesSeen(context: SignedIn, fields: FieldSelection): Promise<Company[]> {
  const rows = await getMany(context, companyEntity, fields)
  await recordAdminAccess(context, { what: 'companies', subject: null })
  return rows
}

/** Whether an address is at a mail domain of the company or a subdomain. */
export const isOfCompany = async (db: Db, company: string, key: string): Promise<boolean> =>
  (await domainsOf(db, company)).has(key)

/** The mail domains of a company, and whether an address key is at one of them. */
export async function domainsOf(db: Db, company: string) {
  const domains = listOf(await findDomains(db, company))
  return { domains, has: (key: string) => isBelow(key, domains) }
}

/** The name of a company; null if it doesn't exist. */
export const companyName = async (db: Db, company: string): Promise<string | null> =>
  (await findName(db, company)) ?? null
