import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import { givenValues, type Input, newValues } from '#entity/crud.rules.ts'
import { deleteWhere, listRecords } from '#entity/crud.store.ts'
import {
  alreadyThere,
  type Change,
  findWritable,
  insertOnce,
  removeIn,
  updateIn,
} from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { badInput } from '#lib/errors.ts'
import { lockAsAdmin, lockCompanyOfRecord } from '#organizations/companies/administering.ts'
import { type HouseEntry, houseEntryEntity } from './house-knowledge.entity.ts'
import { faultOf, tidy } from './house-knowledge.rules.ts'
import { entriesState } from './house-knowledge.store.ts'

function check(entry: Parameters<typeof faultOf>[0]): void {
  const fault = faultOf(entry)
  if (fault !== undefined) throw badInput(fault.message, fault.field)
}

/** houseEntryCreate: by an admin of its company. Refuses with LIMIT_REACHED above 200 entries. */
export async function createEntry(context: SignedIn, obj: Input): Promise<HouseEntry> {
  const given = newValues(context, houseEntryEntity, obj)
  const values = { ...given, ...tidy(given) }
  check(values as unknown as HouseEntry)
  return context.store.write(async (trx) => {
    // Locked, so that parallel calls can't pass the limit.
    await lockAsAdmin(trx, context, `${given.company}`)
    const made = await insertOnce(trx, houseEntryEntity, values)
    if (made === undefined) throw alreadyThere(houseEntryEntity)
    if (made.isNew) await noteChange(trx, context, made.row, 'house_entry_created')
    return made.row
  })
}

/** houseEntryUpdate: by an admin of its company. The whole entry must be valid after the change. */
export async function updateEntry(context: SignedIn, obj: Change): Promise<HouseEntry> {
  const given = tidy(givenValues(context, houseEntryEntity, obj))
  return context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, houseEntryEntity, obj._id)
    const old = await findWritable(trx, context, houseEntryEntity, obj._id)
    check({ ...old, ...given })
    const row = await updateIn(trx, context, houseEntryEntity, obj, given)
    await noteChange(trx, context, row, 'house_entry_changed', Object.keys(given).sort())
    return row
  })
}

export const deleteEntry = (context: SignedIn, _id: string): Promise<HouseEntry> =>
  context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, houseEntryEntity, _id)
    const row = await removeIn(trx, context, houseEntryEntity, _id)
    await noteChange(trx, context, row, 'house_entry_deleted')
    return row
  })

function noteChange(
  trx: Db,
  context: SignedIn,
  { _id, company }: HouseEntry,
  kind: 'house_entry_created' | 'house_entry_changed' | 'house_entry_deleted',
  fields: readonly string[] = [],
): Promise<void> {
  return recordCompanyEvent(trx, context, { kind, company, items: [_id], fields })
}

/** houseEntryGetMany(companyId): all of one's company; only app admins may name another company. */
export async function entries(context: SignedIn, companyId?: string | null): Promise<HouseEntry[]> {
  const company = companyFor(context.viewer, companyId)
  return company === null ? [] : listRecords(context.store, houseEntryEntity, { company })
}

/** The entries of a company for a search index, and a text that changes whenever they change. */
export const houseInWords = {
  state: ({ store }: SignedIn, company: string) => entriesState(store, company),
  read: ({ store }: SignedIn, company: string) => listRecords(store, houseEntryEntity, { company }),
}

export const forgetEntries = (trx: Db, company: string): Promise<void> =>
  deleteWhere(trx, houseEntryEntity, { company })
