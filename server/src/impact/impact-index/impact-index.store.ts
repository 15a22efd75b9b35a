import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'
import type { ImpactEventTable } from '#db/tables.weeks.ts'
import type { StateEvent } from './impact-index.rules.ts'

type Key = Pick<ImpactEventTable, 'user' | 'week'>
type Item = Pick<ImpactEventTable, 'user' | 'measure' | 'item'>

const KEY = ['user', 'week', 'measure', 'item'] as const

/** Records an item of a week once. Answers whether it was new. */
export async function insertEvent(
  trx: Db,
  event: Omit<ImpactEventTable, 'gone'>,
): Promise<boolean> {
  const made = await trx
    .insertInto('impactEvent')
    .values({ ...event, gone: 0 })
    .onConflict((it) => it.columns(KEY).doNothing())
    .returning('item')
    .executeTakeFirst()
  return made !== undefined
}

/** Like `insertEvent`, for several events. Answers the measures of the new ones. */
export async function insertEvents(
  trx: Db,
  events: readonly Omit<ImpactEventTable, 'gone'>[],
): Promise<Set<string>> {
  const made = await trx
    .insertInto('impactEvent')
    .values(events.map((event) => ({ ...event, gone: 0 as const })))
    .onConflict((it) => it.columns(KEY).doNothing())
    .returning('measure')
    .execute()
  return new Set(made.map(({ measure }) => measure))
}

/** Records whether a goal or the picture exists now; replaces an earlier event of the week. */
export async function upsertState(trx: Db, event: ImpactEventTable): Promise<void> {
  await trx
    .insertInto('impactEvent')
    .values(event)
    .onConflict((it) =>
      it
        .columns(KEY)
        .doUpdateSet((eb) => ({ gone: eb.ref('excluded.gone'), at: eb.ref('excluded.at') }))
        .whereRef('excluded.at', '>=', 'impactEvent.at'),
    )
    .execute()
}

export async function deleteEvent(trx: Db, { user, week, measure, item }: Item & Key) {
  await trx
    .deleteFrom('impactEvent')
    .where('user', '=', user)
    .where('week', '=', week)
    .where('measure', '=', measure)
    .where('item', '=', item)
    .execute()
}

/** The states of one goal or of the picture: a row for each week with a change. */
export async function listStates(db: Db, { user, measure, item }: Item): Promise<StateEvent[]> {
  const rows = await db
    .selectFrom('impactEvent')
    .select(['week', 'gone', 'at'])
    .where('user', '=', user)
    .where('measure', '=', measure)
    .where('item', '=', item)
    .execute()
  return rows.map(({ gone, ...row }) => ({ ...row, gone: gone === 1 }))
}

const itemsOf = prepared((db) =>
  db
    .selectFrom('impactEvent')
    .select('item')
    .where('user', '=', slot<string>('user'))
    .where('week', '=', slot<string>('week'))
    .where('measure', '=', slot<string>('measure')),
)

export async function listItems(store: Store, key: Key, measure: string): Promise<string[]> {
  return (await itemsOf(store, { ...key, measure })).map(({ item }) => item)
}

/** The time zone of a person, and whether they have a picture. */
export async function findPerson(db: Db, user: string) {
  const row = await db
    .selectFrom('user')
    .select(['timeZone', 'avatar'])
    .where('_id', '=', user)
    .executeTakeFirst()
  return { timeZone: row?.timeZone ?? null, hasAvatar: (row?.avatar ?? '') !== '' }
}

const zoneOf = prepared((db) =>
  db.selectFrom('user').select('timeZone').where('_id', '=', slot<string>('user')),
)

/** The time zone of the profile, if it has one. */
export const findZone = async (store: Store, user: string): Promise<string | null> =>
  (await zoneOf(store, { user }))[0]?.timeZone ?? null

/** Whether a record of the person counts as a goal; undefined if it is not theirs. */
export async function findGoal(db: Db, user: string, _id: string) {
  const row = await db
    .selectFrom('goal')
    .select(['isGoal', 'deletedDate'])
    .where('_id', '=', _id)
    .where('user', '=', user)
    .executeTakeFirst()
  return row === undefined ? undefined : row.isGoal === 1 && row.deletedDate === null
}

export async function hasFinishedFlow(db: Db, user: string, _id: string): Promise<boolean> {
  const row = await db
    .selectFrom('history')
    .select('_id')
    .where('_id', '=', _id)
    .where('user', '=', user)
    .where('endTime', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
