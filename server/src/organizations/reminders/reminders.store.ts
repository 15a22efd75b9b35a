import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

const zoneRead = prepared<{ timeZone: string | null }>((db) =>
  db.selectFrom('user').select('timeZone').where('_id', '=', slot<string>('user')),
)

export async function findZone(store: Store, user: string): Promise<string | null> {
  return (await zoneRead(store, { user }))[0]?.timeZone ?? null
}

const readDates = prepared<{ reminder: string; readDate: number }>((db) =>
  db
    .selectFrom('readReminder')
    .select(['reminder', 'readDate'])
    .where('user', '=', slot<string>('user'))
    .limit(5000),
)

/** The times at which a person read reminders, by the reminder's id. */
export async function listRead(store: Store, user: string): Promise<Map<string, number>> {
  const rows = await readDates(store, { user })
  return new Map(rows.map((row) => [row.reminder, Number(row.readDate)]))
}

/** Records that a person read an existing reminder; keeps the time of an earlier reading. */
export async function recordRead(trx: Db, user: string, reminder: string, at: number) {
  await trx
    .insertInto('readReminder')
    .columns(['user', 'reminder', 'readDate'])
    .expression((eb) =>
      eb
        .selectFrom('reminder')
        .select((it) => [
          it.val(user).as('user'),
          '_id',
          it.cast<number>(it.val(at), 'bigint').as('at'),
        ])
        .where('_id', '=', reminder),
    )
    .onConflict((it) => it.columns(['user', 'reminder']).doNothing())
    .execute()
}

/** How many people got the message of each reminder of a company. */
export async function listReached(db: Db, company: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reminder')
    .select(['_id', 'reached'])
    .where('company', '=', company)
    .where('reached', '>', 0)
    .execute()
  return new Map(rows.map(({ _id, reached }) => [_id, reached]))
}

/** The reminders of a company whose messages go out from `day` on, or soon after `since`. */
export const listSendable = (
  db: Db,
  company: string,
  { day, since }: { day: string; since: number },
) =>
  db
    .selectFrom('reminder')
    .select([
      ...(['_id', 'targetDate', 'sendDate', 'sendTime', 'roles'] as const),
      ...(['categoryTitle', 'text', 'createdDate'] as const),
    ])
    .where('company', '=', company)
    .where((eb) =>
      eb.or([
        eb('sendDate', '>=', day),
        eb.and([
          eb('sendDate', 'is', null),
          eb.or([eb('targetDate', '>=', `${day.slice(0, 7)}-01`), eb('createdDate', '>=', since)]),
        ]),
      ]),
    )
    .execute()

/** Counts people who got the message of a reminder. */
export async function addReached(trx: Db, _id: string, people: number): Promise<void> {
  await trx
    .updateTable('reminder')
    .set((eb) => ({ reached: eb('reached', '+', people) }))
    .where('_id', '=', _id)
    .execute()
}

/** The reminders for all roles with a target date between two days, the first ones by day. */
export const listForAll = (
  store: Store,
  company: string,
  { from, to }: { from: string; to: string },
) =>
  store.read
    .selectFrom('reminder')
    .select(['_id', 'targetDate', 'sendDate', 'sendTime', 'categoryTitle', 'text', 'createdDate'])
    .where('company', '=', company)
    .where('targetDate', '>=', from)
    .where('targetDate', '<=', to)
    .where('roles', '=', '[]')
    .orderBy('targetDate')
    .orderBy('_id')
    .limit(1000)
    .execute()

export async function forgetRead(trx: Db, reminder: string): Promise<void> {
  await trx.deleteFrom('readReminder').where('reminder', '=', reminder).execute()
}

/** Deletes the read marks of a company's reminders. */
export async function forgetReadOf(trx: Db, company: string): Promise<void> {
  await trx
    .deleteFrom('readReminder')
    .where('reminder', 'in', (eb) =>
      eb.selectFrom('reminder').select('_id').where('company', '=', company),
    )
    .execute()
}
