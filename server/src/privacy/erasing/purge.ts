import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import type { ErasedPerson, ForgottenPerson } from '#entity/personal.types.ts'
import { ADDRESSES, PERSONAL } from '../personal.ts'
import { forgetRows } from './erasing.store.ts'

/** Erases a person from every table, by the rules of its description. */
export async function forgetPerson(trx: Db, person: ErasedPerson, now: number): Promise<void> {
  await forgetAll(trx, [{ ...person, keys: await addressKeysOf(trx, person) }], now)
}

/**
 * Deletes unconfirmed users from every table by id only, because data about the address belongs to
 * the owner of the mailbox.
 */
export async function forgetUnknown(trx: Db, users: readonly string[], now: number): Promise<void> {
  const unknown = users.map((_id) => ({ _id, email: '', emailKey: '', keys: [] }))
  if (unknown.length > 0) await forgetAll(trx, unknown, now)
}

async function forgetAll(trx: Db, people: readonly ForgottenPerson[], now: number): Promise<void> {
  const ids = people.map(({ _id }) => _id)
  const keys = people.flatMap((person) => person.keys)
  for (const { table, names, first } of PERSONAL) {
    for (const person of people) await first?.(trx, person, now)
    for (const [column, fate] of Object.entries(names)) {
      const is = ADDRESSES.includes(column) ? keys : ids
      if (is.length === 0) continue
      await forgetRows(trx, { table, column, is }, fate === 'deleted' ? undefined : fate?.kept)
    }
  }
}
