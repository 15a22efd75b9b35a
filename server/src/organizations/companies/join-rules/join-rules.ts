import type { Db } from '#db/store.ts'
import { mailKey } from '#lib/addresses.ts'
import { codeKey, companyOfAddress, domainKey, type JoinTarget } from './join-rules.rules.ts'
import {
  deleteRules,
  findLists,
  insertRules,
  isLiveCode,
  listLeads,
  listNaming,
} from './join-rules.store.ts'

/**
 * Rebuilds the index of a company's domains and admin addresses, in each transaction that changes them.
 */
export async function saveJoinRules(trx: Db, company: string): Promise<void> {
  await deleteRules(trx, company)
  const lists = await findLists(trx, company)
  if (lists === undefined) return
  const domains: string[] = JSON.parse(lists.emailDomains)
  const admins: string[] = JSON.parse(lists.adminEmails)
  await insertRules(trx, [
    ...domains.map((one) => ({ matchKey: domainKey(one), kind: 'domain' as const, company })),
    ...admins.map((one) => ({ matchKey: mailKey(one), kind: 'admin' as const, company })),
  ])
}

/** The companies that list one of these admin addresses, in a fixed order. */
export const companiesNaming = listNaming

export const deleteJoinRules = deleteRules

/** The key of a typed referral code if the code is valid now. */
export async function liveCode(db: Db, referralCode: string, now: number) {
  const key = codeKey(referralCode)
  return (await isLiveCode(db, key, now)) ? key : undefined
}

/**
 * The company that a person with this confirmed address joins, and whether as admin, or undefined.
 * Runs the same statements for every address, so that the time it takes discloses nothing.
 */
export async function companyToJoin(
  db: Db,
  emailKey: string,
  referralCode: string | null,
  now: number,
): Promise<JoinTarget | undefined> {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const keys = { emailKey, domain, codeKey: codeKey(referralCode) }
  return companyOfAddress(await listLeads(db, keys, now), domain)
}
