import type { Db } from '#db/store.ts'
import type { Forgotten } from '#entity/personal.types.ts'
import { isOneOf, replaceAddresses } from '#lib/addresses-in.ts'
import { hasAddress } from './handbook.contacts.ts'
import { listContactsOf, listWritten } from './handbook.store.ts'

const AT_ONCE = 500

/**
 * What a person wrote in handbooks, or changed last, and the answers of their own company that have
 * an address of theirs as whom to ask. Product 6, one's own data.
 */
export async function* answersAbout(db: Db, { _id, keys }: Forgotten) {
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

type Row = Record<string, unknown>

const BY = ['updatedBy', 'answerBy', 'urlBy', 'contactBy'] as const
const isBy = (row: Row, user: string): boolean => BY.some((column) => row[column] === user)

const withoutOthers = (contact: string, keys: readonly string[]): string =>
  replaceAddresses(contact, (address) => (isOneOf(address, keys) ? undefined : '…'))

/** An answer as one who wrote a part of it has it: that part, and where it names them. */
export function ownPart(row: Row, { _id, keys }: Forgotten): Row {
  const { answer, url, contactPerson, answerBy, urlBy, contactBy, updatedBy } = row
  const contact = typeof contactPerson === 'string' ? contactPerson : ''
  const naming = hasAddress(contact, keys) ? withoutOthers(contact, keys) : null
  const isWhole = BY.every((column) => row[column] === _id)
  return {
    ...row,
    answer: answerBy === _id ? answer : null,
    url: urlBy === _id ? url : null,
    contactPerson: contactBy === _id ? contactPerson : naming,
    updatedBy: updatedBy === _id ? _id : null,
    updatedDate: updatedBy === _id ? row.updatedDate : null,
    createdDate: isWhole ? row.createdDate : null,
    version: isWhole ? row.version : null,
  }
}
