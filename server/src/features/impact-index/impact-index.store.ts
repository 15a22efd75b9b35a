import type { Db } from '#db/store.ts'
import type { ImpactEventTable } from '#db/tables.ts'
import type { StateEvent } from './impact-index.rules.ts'

type Key = Pick<ImpactEventTable, 'user' | 'week'>

const KEY = ['user', 'week', 'measure', 'item'] as const
const STATES = ['goal', 'avatar'] as const

/** Counts an item once a week; what is counted already stays as it is. */
export async function recordOnce(trx: Db, event: Omit<ImpactEventTable, 'gone'>): Promise<void> {
  await trx
    .insertInto('impactEvent')
    .values({ ...event, gone: 0 })
    .onConflict((it) => it.columns(KEY).doNothing())
    .execute()
}

/** Notes that a goal or the picture is there now, or gone: of one week the last word counts. */
export async function recordState(trx: Db, event: ImpactEventTable): Promise<void> {
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

/** How many items of each measure a person has in a week. */
export async function countWeek(db: Db, { user, week }: Key): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('impactEvent')
    .select(['measure', (eb) => eb.fn.countAll().as('n')])
    .where('user', '=', user)
    .where('week', '=', week)
    .where('measure', 'not in', STATES)
    .groupBy('measure')
    .execute()
  return new Map(rows.map(({ measure, n }) => [measure, Number(n)]))
}

/** The items of one measure that a person has in a week. */
export async function listItems(db: Db, { user, week }: Key, measure: string): Promise<string[]> {
  const rows = await db
    .selectFrom('impactEvent')
    .select('item')
    .where('user', '=', user)
    .where('week', '=', week)
    .where('measure', '=', measure)
    .execute()
  return rows.map(({ item }) => item)
}

/** What was noted of goals and picture up to the end of a week. */
export async function listStates(db: Db, { user, week }: Key): Promise<StateEvent[]> {
  const rows = await db
    .selectFrom('impactEvent')
    .select(['measure', 'item', 'gone', 'at'])
    .where('user', '=', user)
    .where('measure', 'in', STATES)
    .where('week', '<=', week)
    .execute()
  return rows.map((row) => ({ ...row, gone: row.gone === 1 }))
}

/** The latest week before another in which anything was noted. */
export async function findWeekBefore(db: Db, { user, week }: Key): Promise<string | null> {
  const row = await db
    .selectFrom('impactEvent')
    .select('week')
    .where('user', '=', user)
    .where('week', '<', week)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.week ?? null
}

/** Where the person's weeks begin, and whether they have a picture. */
export async function findPerson(db: Db, user: string) {
  const row = await db
    .selectFrom('user')
    .select(['timeZone', 'avatar'])
    .where('_id', '=', user)
    .executeTakeFirst()
  return { timeZone: row?.timeZone ?? null, hasAvatar: (row?.avatar ?? '') !== '' }
}

/** Whether a goal of the person is there, as a goal; undefined for what is none of theirs. */
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
