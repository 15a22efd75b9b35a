import type { Db } from '#db/store.ts'
import type { CalendarAddressTable } from '#db/tables.calendar.ts'

/** The columns of a goal that its events need. */
const NEEDED = [
  '_id',
  'version',
  'adviceTitle',
  'actionTitle',
  'progress',
  'planWhen',
  'planThen',
  'planObstacle',
  'planIfThen',
  'startDate',
  'endDate',
  'reviewDate',
  'reviewTime',
  'createdDate',
  'updatedDate',
  'letGoDate',
  'deletedDate',
] as const

/** The goals of a person, with those deleted after `since`, in an order that never changes. */
export const listGoals = (db: Db, user: string, since: number) =>
  db
    .selectFrom('goal')
    .select(NEEDED)
    .where('user', '=', user)
    .where('isGoal', '=', 1)
    .where((eb) => eb.or([eb('deletedDate', 'is', null), eb('deletedDate', '>=', since)]))
    .orderBy('_id')
    .execute()

export const findAddress = (db: Db, user: string) =>
  db
    .selectFrom('calendarAddress')
    .select(['createdDate', 'lastReadDate'])
    .where('user', '=', user)
    .executeTakeFirst()

/** The person of an address, with their time zone. */
export const findReader = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendarAddress')
    .innerJoin('user', 'user._id', 'calendarAddress.user')
    .select(['calendarAddress.user', 'calendarAddress.lastReadDate', 'user.timeZone'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()

/** Stores the address of a person instead of their earlier one. */
export async function replaceAddress(trx: Db, address: CalendarAddressTable): Promise<void> {
  await trx
    .insertInto('calendarAddress')
    .values(address)
    .onConflict((conflict) => conflict.column('user').doUpdateSet(address))
    .execute()
}

/** Whether there was an address. */
export async function deleteAddress(trx: Db, user: string): Promise<boolean> {
  const result = await trx.deleteFrom('calendarAddress').where('user', '=', user).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function recordRead(trx: Db, tokenHash: string, day: string): Promise<void> {
  await trx
    .updateTable('calendarAddress')
    .set({ lastReadDate: day })
    .where('tokenHash', '=', tokenHash)
    .execute()
}
