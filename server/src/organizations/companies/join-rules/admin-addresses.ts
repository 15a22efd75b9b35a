import type { AuditSource } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import { mailboxKey, mailKey } from '#lib/addresses.ts'
import { findLists, listNaming, setAdminEmails } from './join-rules.store.ts'
import { saveJoinRules } from './join-rules.ts'

type Member = { company: string; _id: string }

/** Removes addresses from the list of a locked company. Answers whether one was on it. */
async function removeFromList(
  trx: Db,
  company: string,
  isGone: (key: string) => boolean,
): Promise<boolean> {
  const { adminEmails } = (await findLists(trx, company)) ?? { adminEmails: '[]' }
  const listed: string[] = JSON.parse(adminEmails)
  const kept = listed.filter((address) => !isGone(mailKey(address)))
  if (kept.length === listed.length) return false
  await setAdminEmails(trx, company, JSON.stringify(kept))
  await saveJoinRules(trx, company)
  return true
}

/** Removes an admin address after its use: it is valid once. Product 4, sign-up. */
export async function useAdminAddress(
  trx: Db,
  witness: AuditSource,
  { company, _id }: Member,
  keys: readonly string[],
): Promise<void> {
  if (!(await removeFromList(trx, company, (key) => keys.includes(key)))) return
  await recordCompanyEvent(trx, witness, { kind: 'admin_address_used', company, items: [_id] })
}

/**
 * Removes the admin addresses of a person whose rights, access or membership end, with all other
 * addresses of the same mailboxes.
 */
export async function removeAdminAddresses(
  trx: Db,
  witness: AuditSource,
  { company, _id }: Member,
  keys: readonly string[],
): Promise<void> {
  const mailboxes = new Set(keys.map(mailboxKey))
  if (!(await removeFromList(trx, company, (key) => mailboxes.has(mailboxKey(key))))) return
  await recordCompanyEvent(trx, witness, { kind: 'admin_address_removed', company, items: [_id] })
}

/** Removes the addresses of an erased person from every list. The companies are locked. */
export async function forgetAdminAddresses(trx: Db, keys: readonly string[]): Promise<void> {
  for (const company of await listNaming(trx, keys)) {
    await removeFromList(trx, company, (key) => keys.includes(key))
  }
}
