import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { WayInTable } from '#db/tables.members.ts'
import type { Lead } from '../companies.joining.rules.ts'

/** What leads into companies, as it is compared. */
type Keys = { emailKey: string; domain: string; codeKey: string }

/**
 * The companies that an address and a code lead into now, and by what: by index, in the same steps
 * whether there are any or none. The one for everybody who belongs to none is no such company.
 */
export async function listLeads(
  db: Db,
  { emailKey, domain, codeKey }: Keys,
  now: number,
): Promise<Lead[]> {
  const by = (kind: WayInTable['kind'], wayKey: string) =>
    db
      .selectFrom('wayIn')
      .innerJoin('company', 'company._id', 'wayIn.company')
      .select(['wayIn.company', 'wayIn.kind as by'])
      .where('wayIn.wayKey', '=', wayKey)
      .where('wayIn.kind', '=', kind)
      .where('company.isPublicDefault', '=', 0)
      .$castTo<Lead>()
  const byCode = db
    .selectFrom('company')
    .select(['_id as company', sql<'code'>`'code'`.as('by')])
    .where('codeKey', '=', codeKey)
    .where('isPublicDefault', '=', 0)
    .where((eb) =>
      eb.or([eb('referralCodeExpires', 'is', null), eb('referralCodeExpires', '>', now)]),
    )
    .$castTo<Lead>()
  return by('admin', emailKey).unionAll(by('domain', domain)).unionAll(byCode).execute()
}

/** The lists of a company as they are stored, or nothing if there is no such company. */
export async function findLists(db: Db, company: string) {
  return db
    .selectFrom('company')
    .select(['emailDomains', 'adminEmails'])
    .where('_id', '=', company)
    .executeTakeFirst()
}

export async function deleteWays(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('wayIn').where('company', '=', company).execute()
}

export async function insertWays(trx: Db, ways: readonly WayInTable[]): Promise<void> {
  if (ways.length === 0) return
  await trx
    .insertInto('wayIn')
    .values(ways)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The name of another company that people join by a mail domain. */
export async function findOfDomain(db: Db, company: string, domain: string) {
  const row = await db
    .selectFrom('wayIn')
    .innerJoin('company', 'company._id', 'wayIn.company')
    .select('name')
    .where('wayKey', '=', domain)
    .where('kind', '=', 'domain')
    .where('company._id', '!=', company)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

/** The companies that name one of some addresses as an admin’s, always in the same order. */
export async function listNaming(db: Db, emailKeys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('wayIn')
    .select('company')
    .distinct()
    .where('wayKey', 'in', emailKeys)
    .where('kind', '=', 'admin')
    .orderBy('company')
    .execute()
  return rows.map((row) => row.company)
}
