import type { Db } from '#db/store.ts'
import { fieldsOfOthers } from '#entity/authors.ts'
import type { Values } from '#entity/crud.rules.ts'
import type { ForgottenPerson } from '#entity/personal.types.ts'
import { isOneOf, replaceAddresses } from '#lib/addresses-in.ts'
import { hasAddress } from './handbook.contacts.ts'
import { orgInfoEntity } from './handbook.entity.ts'
import { listContactsOf, listWritten } from './handbook.store.ts'

const AT_ONCE = 500

/**
 * The handbook answers that a person wrote in part or changed last, and the answers of their
 * company that have an address of theirs as the contact. Product 6, one's own data.
 */
export async function* answersAbout(db: Db, { _id, keys }: ForgottenPerson) {
  for (let after = ''; ; ) {
    const rows = await listWritten(db, _id, { after, most: AT_ONCE })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) break
    after = last._id
  }
  const named = (await listContactsOf(db, _id)).filter((row) => !isBy(row, _id))
  const mine = named.filter(({ contactPerson }) => hasAddress(contactPerson ?? '', keys))
  if (mine.length > 0) yield mine
}

const BY = ['updatedBy', ...Object.keys(orgInfoEntity.authors ?? {})]
const isBy = (row: Record<string, unknown>, user: string): boolean =>
  BY.some((column) => row[column] === user)

const withoutOthers = (contact: string, keys: readonly string[]): string =>
  replaceAddresses(contact, (address) => (isOneOf(address, keys) ? undefined : '…'))

/** An answer with only the parts that its reader wrote or that name them. */
export function ownPart(row: Values, { _id, keys }: ForgottenPerson): Values {
  const contact = typeof row.contactPerson === 'string' ? row.contactPerson : ''
  const own = { ...row }
  for (const field of fieldsOfOthers(orgInfoEntity, row, _id)) own[field] = null
  if (row.contactBy !== _id && hasAddress(contact, keys)) {
    own.contactPerson = withoutOthers(contact, keys)
  }
  if (row.updatedBy !== _id) Object.assign(own, { updatedBy: null, updatedDate: null })
  const isWhole = BY.every((column) => row[column] === _id)
  return isWhole ? own : { ...own, createdDate: null, version: null }
}
