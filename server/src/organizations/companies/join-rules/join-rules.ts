import type { Db } from '#db/store.ts'
import { mailKey } from '#lib/addresses.ts'
import { codeKey, companyOfAddress, domainKey, type Joined } from './join-rules.rules.ts'
import {
  deleteWays,
  findLists,
  insertWays,
  isLiveCode,
  listLeads,
  listNaming,
} from './join-rules.store.ts'

/**
 * Writes anew by which addresses people join a company, in each transaction that changes its domains
 * or the addresses of its admins: the lists of the company are the truth, these rows its index.
 */
export async function saveJoinRules(trx: Db, company: string): Promise<void> {
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

/** The companies that name one of some addresses, by their keys, as an admin's, always in one order. */
export const companiesNaming = listNaming

/** Removes them with the company. */
export const deleteJoinRules = deleteWays

/** Whether a referral code, however somebody typed it, leads into a company now. */
export const isCompanyCode = (db: Db, referralCode: string, now: number): Promise<boolean> =>
  isLiveCode(db, codeKey(referralCode), now)

/**
 * The company that a person joins whose address is confirmed, and whether as its admin; undefined if
 * none. `referralCode` as the person gave it. Takes the same work for every address.
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
