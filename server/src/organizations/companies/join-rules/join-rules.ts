import type { Db } from '#db/store.ts'
import { mailKey } from '#lib/addresses.ts'
import { codeKey, companyOfAddress, domainKey, type Joined } from '../companies.joining.rules.ts'
import { deleteWays, findLists, insertWays, listLeads, listNaming } from './join-rules.store.ts'

/**
 * Writes down anew by which addresses people join a company. In each transaction that changes its
 * domains or the addresses of its admins, after it: the lists of the company are what is meant, this
 * is by what it is found.
 */
export async function keepWays(trx: Db, company: string): Promise<void> {
  await deleteWays(trx, company)
  const lists = await findLists(trx, company)
  if (lists === undefined) return
  const domains: string[] = JSON.parse(lists.emailDomains)
  const admins: string[] = JSON.parse(lists.adminEmails)
  await insertWays(trx, [
    ...domains.map((one) => ({ wayKey: domainKey(one), kind: 'domain' as const, company })),
    ...admins.map((one) => ({ wayKey: mailKey(one), kind: 'admin' as const, company })),
  ])
}

/** The companies that name one of some addresses, by their keys, as an admin’s, always in the same order. */
export const companiesNaming: (db: Db, emailKeys: readonly string[]) => Promise<string[]> =
  listNaming

/** With the company. */
export const forgetWays: (trx: Db, company: string) => Promise<void> = deleteWays

/**
 * The company that a person comes to belong to whose address was just confirmed, and whether as its
 * admin; nothing for those who stay on their own. `referralCode` as the person gave it; one whose
 * time is over leads nowhere. Takes the same work for every address.
 */
export async function companyToJoin(
  db: Db,
  emailKey: string,
  referralCode: string | null,
  now: number,
): Promise<Joined | undefined> {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const keys = { emailKey, domain, codeKey: codeKey(referralCode) }
  return companyOfAddress(await listLeads(db, keys, now), domain)
}
