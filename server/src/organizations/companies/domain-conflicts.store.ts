import type { Db } from '#db/store.ts'

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
