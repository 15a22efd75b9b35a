import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import { mailboxKey, mailKey } from '#lib/addresses.ts'
import { companiesNaming, keepWays } from '#organizations/companies/join-rules/join-rules.ts'
import { isAddress } from '../companies.joining.rules.ts'
import { listKeysOf, lockAdminEmails, setAdminEmails } from './admin-addresses.store.ts'

type Member = { company: string; _id: string }

type Is = (listed: string) => boolean

/** The very addresses of these keys. */
const isOneOf = (keys: readonly string[]): Is => {
  return (listed) => keys.some((key) => isAddress(listed, key))
}

/** Those, and other addresses of the same mailboxes. */
const isAtOneOf = (keys: readonly string[]): Is => {
  const mailboxes = new Set(keys.map(mailboxKey))
  return (listed) => mailboxes.has(mailboxKey(mailKey(listed)))
}

/** Takes addresses off the list of a company. Answers whether one stood there. */
async function takeOff(trx: Db, company: string, isGone: Is): Promise<boolean> {
  // Held before it is read, so that no change of the list at this moment is lost.
  const listed: string[] = JSON.parse((await lockAdminEmails(trx, company)) ?? '[]')
  const kept = listed.filter((address) => !isGone(address))
  if (kept.length === listed.length) return false
  await setAdminEmails(trx, company, JSON.stringify(kept))
  await keepWays(trx, company)
  return true
}

/** Somebody became an admin by an address of the list, which does so once. Product 4, sign-up. */
export async function useUp(trx: Db, witness: Witness, { company, _id }: Member): Promise<void> {
  if (!(await takeOff(trx, company, isOneOf(await listKeysOf(trx, _id))))) return
  await recordCompanyEvent(trx, witness, { kind: 'admin_address_used', company, items: [_id] })
}

/**
 * The rights or the access of somebody in a company end, or they leave it: none of their addresses,
 * former ones and others of the same mailbox too, makes an admin of it any more, unless an app admin
 * names it again.
 */
export async function unlist(trx: Db, witness: Witness, { company, _id }: Member): Promise<void> {
  if (!(await takeOff(trx, company, isAtOneOf(await listKeysOf(trx, _id))))) return
  await recordCompanyEvent(trx, witness, { kind: 'admin_address_removed', company, items: [_id] })
}

/** Takes the addresses of somebody who is erased off every list of those who become admins by them. */
export async function forgetAdminAddresses(trx: Db, keys: readonly string[]): Promise<void> {
  const isTheirs = isOneOf(keys)
  for (const company of await companiesNaming(trx, keys)) await takeOff(trx, company, isTheirs)
}
