import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { WayInTable } from '#db/tables.members.ts'
import type { Lead } from './join-rules.rules.ts'

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
  const byCode = ofCode(db, codeKey, now)
    .select(['_id as company', sql<'code'>`'code'`.as('by')])
    .$castTo<Lead>()
  return by('admin', emailKey).unionAll(by('domain', domain)).unionAll(byCode).execute()
}

/** The companies that a referral code, as it is compared, leads into now. */
const ofCode = (db: Db, codeKey: string, now: number) =>
  db
    .selectFrom('company')
    .where('codeKey', '=', codeKey)
    .where('isPublicDefault', '=', 0)
    .where((eb) =>
      eb.or([eb('referralCodeExpires', 'is', null), eb('referralCodeExpires', '>', now)]),
    )

export async function isLiveCode(db: Db, codeKey: string, now: number): Promise<boolean> {
  const row = await ofCode(db, codeKey, now).select('_id').limit(1).executeTakeFirst()
  return row !== undefined
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

/** The name of another company that people join by a referral code, given as it is compared. */
export async function findOfCode(trx: Db, company: string, code: string) {
  const row = await trx
    .selectFrom('company')
    .select('name')
    .where('_id', '!=', company)
    .where('codeKey', '=', code)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

/** The referral code of a company as it is compared. */
export async function findCode(db: Db, company: string): Promise<string | null> {
  const row = await db
    .selectFrom('company')
    .select('codeKey')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.codeKey ?? null
}

/** A new version too: who saves an older one must not put back what was taken off. */
export async function setAdminEmails(trx: Db, company: string, adminEmails: string): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({ adminEmails, version: eb('version', '+', 1) }))
    .where('_id', '=', company)
    .execute()
}
