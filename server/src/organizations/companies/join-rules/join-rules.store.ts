import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { JoinRuleTable } from '#db/tables.members.ts'
import type { Lead } from './join-rules.rules.ts'

type Keys = { emailKey: string; domain: string; codeKey: string }

/**
 * The companies that match an address and a code now, in one statement with an index. The public
 * company never matches.
 */
export async function listLeads(
  db: Db,
  { emailKey, domain, codeKey }: Keys,
  now: number,
): Promise<Lead[]> {
  const by = (kind: JoinRuleTable['kind'], matchKey: string) =>
    db
      .selectFrom('joinRule')
      .innerJoin('company', 'company._id', 'joinRule.company')
      .select(['joinRule.company', 'joinRule.kind as by'])
      .where('joinRule.matchKey', '=', matchKey)
      .where('joinRule.kind', '=', kind)
      .where('company.isPublicDefault', '=', 0)
      .$castTo<Lead>()
  const byCode = ofCode(db, codeKey, now)
    .select(['_id as company', sql<'code'>`'code'`.as('by')])
    .$castTo<Lead>()
  return by('admin', emailKey).unionAll(by('domain', domain)).unionAll(byCode).execute()
}

/** The companies with a valid referral code, by its key. */
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

/** The stored lists of a company; undefined if it doesn't exist. */
export async function findLists(db: Db, company: string) {
  return db
    .selectFrom('company')
    .select(['emailDomains', 'adminEmails'])
    .where('_id', '=', company)
    .executeTakeFirst()
}

export async function deleteRules(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('joinRule').where('company', '=', company).execute()
}

export async function insertRules(trx: Db, rules: readonly JoinRuleTable[]): Promise<void> {
  if (rules.length === 0) return
  await trx
    .insertInto('joinRule')
    .values(rules)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The name of another company with a mail domain. */
export async function findOfDomain(db: Db, company: string, domain: string) {
  const row = await db
    .selectFrom('joinRule')
    .innerJoin('company', 'company._id', 'joinRule.company')
    .select('name')
    .where('matchKey', '=', domain)
    .where('kind', '=', 'domain')
    .where('company._id', '!=', company)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

/** The companies that list one of these admin addresses, in a fixed order. */
export async function listNaming(db: Db, emailKeys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('joinRule')
    .select('company')
    .distinct()
    .where('matchKey', 'in', emailKeys)
    .where('kind', '=', 'admin')
    .orderBy('company')
    .execute()
  return rows.map((row) => row.company)
}

/** The name of another company with a referral code, by its key. */
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

export async function findCode(db: Db, company: string): Promise<string | null> {
  const row = await db
    .selectFrom('company')
    .select('codeKey')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.codeKey ?? null
}

/** Raises the version, so that a save of an older version can't restore a removed address. */
export async function setAdminEmails(trx: Db, company: string, adminEmails: string): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({ adminEmails, version: eb('version', '+', 1) }))
    .where('_id', '=', company)
    .execute()
}
