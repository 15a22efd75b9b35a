import type { Db } from '#db/store.ts'
import { companyToJoin } from '#features/companies/companies.ts'
import type { Context } from '#graphql/context.ts'
import { putIntoCompany } from '../accounts.store.ts'

type Newcomer = { user: string; key: string; referralCode: string | null }

/**
 * Puts a person whose address was just confirmed into their company: by referral code, as an admin
 * who is named, or by domain. Nobody leaves a company by this. Product 4, sign-up.
 */
export async function join(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  { user, key, referralCode }: Newcomer,
): Promise<void> {
  const joined = await companyToJoin(trx, key, referralCode)
  if (joined !== undefined) await putIntoCompany(trx, user, { ...joined, now: clock.now() })
}
