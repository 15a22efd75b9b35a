import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'

/** The addresses that make somebody an admin of a company, which is held from now on. */
export async function lockAdminEmails(trx: Db, company: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('company')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('_id', '=', company)
    .returning('adminEmails')
    .executeTakeFirst()
  return row?.adminEmails
}

/** A new version too: who saves an older one must not put back what was taken off. */
export async function setAdminEmails(trx: Db, company: string, adminEmails: string): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({ adminEmails, version: eb('version', '+', 1) }))
    .where('_id', '=', company)
    .execute()
}

/** The keys of all addresses of somebody; none of who is gone. */
export async function listKeysOf(trx: Db, user: string): Promise<string[]> {
  const person = await trx
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', '=', user)
    .executeTakeFirst()
  return person === undefined ? [] : addressKeysOf(trx, person)
}
