import type { Db } from '#db/store.ts'

/** The name of another company that has a mail domain among its own. */
export async function findOfDomain(trx: Db, company: string, domain: string) {
  const row = await trx
    .selectFrom('company')
    .select('name')
    .where('_id', '!=', company)
    .where((eb) => eb(eb.fn<string>('lower', ['emailDomains']), 'like', `%"${domain}"%`))
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

/** The name of another company that people join by a referral code, given in small letters. */
export async function findOfCode(trx: Db, company: string, code: string) {
  const row = await trx
    .selectFrom('company')
    .select('name')
    .where('_id', '!=', company)
    .where((eb) => eb(eb.fn<string>('lower', ['referralCode']), '=', code))
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
