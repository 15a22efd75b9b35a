import type { Db } from '#db/store.ts'
import type { DomainProofTable } from '#db/tables.members.ts'

/** Starts the days of grace when the requirement is switched on, not at each save. */
export async function stampRequirement(trx: Db, _id: string, now: number): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({
      require2FASince: eb
        .case()
        .when('require2FA', '=', 1)
        .then(eb.fn.coalesce('require2FASince', eb.val(now)))
        .else(null)
        .end(),
    }))
    .where('_id', '=', _id)
    .execute()
}

/** The members of a company, also deactivated ones, and its closed accounts. */
export async function countPeople(trx: Db, company: string) {
  const rows = await trx
    .selectFrom('user')
    .select((eb) => [eb('deletionDate', 'is', null).as('isOpen'), eb.fn.countAll().as('n')])
    .where('company', '=', company)
    .groupBy((eb) => eb('deletionDate', 'is', null))
    .execute()
  const counts = { members: 0, closed: 0 }
  for (const { isOpen, n } of rows) counts[isOpen ? 'members' : 'closed'] += Number(n)
  return counts
}

/** The stored mail domains of a company; undefined if it doesn't exist. */
export async function findDomains(db: Db, company: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('emailDomains')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.emailDomains
}

export async function findName(db: Db, company: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.name
}

export async function setDomains(trx: Db, company: string, domains: string, now: number) {
  await trx
    .updateTable('company')
    .set((eb) => ({ emailDomains: domains, updatedDate: now, version: eb('version', '+', 1) }))
    .where('_id', '=', company)
    .execute()
}

/** Stores the code for a domain, in place of an earlier one. */
export async function putProof(trx: Db, proof: DomainProofTable): Promise<void> {
  const { codeHash, tries, expires } = proof
  await trx
    .insertInto('domainProof')
    .values(proof)
    .onConflict((conflict) =>
      conflict.columns(['company', 'domain']).doUpdateSet({ codeHash, tries, expires }),
    )
    .execute()
}

export async function listProofs(db: Db, company: string, now: number) {
  return db
    .selectFrom('domainProof')
    .select(['domain', 'expires'])
    .where('company', '=', company)
    .where('expires', '>', now)
    .orderBy('domain')
    .execute()
}

/** Counts a guess at every pending code of a company. */
export async function countProofTry(trx: Db, company: string, most: number): Promise<void> {
  await trx
    .updateTable('domainProof')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('company', '=', company)
    .where('tries', '<=', most)
    .execute()
}

/** Redeems a code in one guarded delete; answers its domain. */
export async function takeProof(
  trx: Db,
  {
    company,
    codeHash,
    now,
    most,
  }: { company: string; codeHash: string; now: number; most: number },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('domainProof')
    .where('company', '=', company)
    .where('codeHash', '=', codeHash)
    .where('expires', '>', now)
    .where('tries', '<=', most)
    .returning('domain')
    .executeTakeFirst()
  return row?.domain
}

/** Members with access and without a confirmed second factor. */
const withoutFactor = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .leftJoin('totp', 'totp.user', 'user._id')
    .leftJoin('smsFactor', 'smsFactor.user', 'user._id')
    .where('user.company', '=', company)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)
    .where('totp.confirmedDate', 'is', null)
    .where('smsFactor.confirmedDate', 'is', null)

export async function countWithout(db: Db, company: string): Promise<number> {
  const query = withoutFactor(db, company).select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** The names of members with access and without a second factor, in order; at most `most`. */
export async function listWithout(db: Db, company: string, most: number) {
  return withoutFactor(db, company)
    .select(['firstName', 'lastName'])
    .orderBy('lastKey')
    .orderBy('firstKey')
    .orderBy('user._id')
    .limit(most)
    .execute()
}
