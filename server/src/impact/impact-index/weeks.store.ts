import { inOrder } from '#db/locks.ts'
import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'
import type { ImpactWeekTable } from '#db/tables.weeks.ts'

type Key = Pick<ImpactWeekTable, 'user' | 'week'>
export type WeekRow = Omit<ImpactWeekTable, 'user' | 'shared' | 'disclosedTo'>
/** Measures that count items, by the names of their columns */
export type CountedMeasure = 'takeAction' | 'feed' | 'reminder'
/** Measures that last until they are revoked */
export type StateColumn = 'goals' | 'hasAvatar'

const COLUMNS = ['week', 'goals', 'hasAvatar', 'takeAction', 'feed', 'reminder'] as const

/** Locks the row of a week; creates it with the goals and picture of the latest week before. */
export async function lockWeek(trx: Db, { user, week }: Key): Promise<WeekRow> {
  inOrder(trx, 'week', user)
  const held = await trx
    .updateTable('impactWeek')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('user', '=', user)
    .where('week', '=', week)
    .returning(COLUMNS)
    .executeTakeFirst()
  return held ?? beginWeek(trx, { user, week })
}

async function beginWeek(trx: Db, { user, week }: Key): Promise<WeekRow> {
  const ofPerson = trx.selectFrom('impactWeek').where('user', '=', user)
  // Locks the row that a new one copies first, because it must not change meanwhile.
  await trx
    .updateTable('impactWeek')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('user', '=', user)
    .where(
      'week',
      '=',
      ofPerson.select((eb) => eb.fn.max('week').as('week')).where('week', '<=', week),
    )
    .execute()
  const before = (column: StateColumn) =>
    ofPerson.select(column).where('week', '<', week).orderBy('week', 'desc').limit(1)
  return trx
    .insertInto('impactWeek')
    .values((eb) => ({
      user,
      week,
      goals: eb.fn.coalesce(before('goals'), eb.lit(0)),
      hasAvatar: eb.fn.coalesce(before('hasAvatar'), eb.lit(0)),
      takeAction: 0,
      feed: 0,
      reminder: 0,
      shared: 0,
    }))
    .onConflict((it) =>
      it.columns(['user', 'week']).doUpdateSet((eb) => ({ shared: eb.ref('impactWeek.shared') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/**
 * Counts one more in a week, up to `most`, and locks the week. False if the count has reached
 * `most`.
 */
export async function countInWeek(
  trx: Db,
  key: Key,
  column: CountedMeasure,
  most: number,
): Promise<boolean> {
  const count = () =>
    trx
      .updateTable('impactWeek')
      .set((eb) => ({ [column]: eb(column, '+', 1) }))
      .where('user', '=', key.user)
      .where('week', '=', key.week)
      .where(column, '<', most)
      .returning('week')
      .executeTakeFirst()
  if ((await count()) !== undefined) return true
  const held = await lockWeek(trx, key)
  return held[column] < most && (await count()) !== undefined
}

/** Raises or lowers a count of one week. */
export async function addToWeek(
  trx: Db,
  { user, week }: Key,
  column: CountedMeasure | StateColumn,
  by: number,
): Promise<void> {
  await trx
    .updateTable('impactWeek')
    .set((eb) => ({ [column]: eb(column, '+', by) }))
    .where('user', '=', user)
    .where('week', '=', week)
    .execute()
}

/** Counts a new goal in its week and all later weeks, and the action of saving it in its week. */
export async function addNewGoal(
  trx: Db,
  { user, week }: Key,
  measures: ReadonlySet<string>,
): Promise<void> {
  const goals = measures.has('goal') ? 1 : 0
  const takeAction = measures.has('takeAction') ? 1 : 0
  await trx
    .updateTable('impactWeek')
    .set((eb) => ({
      goals: eb('goals', '+', goals),
      takeAction: eb(
        'takeAction',
        '+',
        eb.case().when('week', '=', week).then(eb.lit(takeAction)).else(eb.lit(0)).end(),
      ),
    }))
    .where('user', '=', user)
    .where('week', '>=', week)
    .execute()
}

/** The weeks with a row, from a given week on. */
export async function listWeeksFrom(db: Db, { user, week }: Key): Promise<string[]> {
  const rows = await db
    .selectFrom('impactWeek')
    .select('week')
    .where('user', '=', user)
    .where('week', '>=', week)
    .execute()
  return rows.map((row) => row.week)
}

const upTo = prepared((db) =>
  db
    .selectFrom('impactWeek')
    .select(COLUMNS)
    .where('user', '=', slot<string>('user'))
    .where('week', '<=', slot<string>('week'))
    .orderBy('week', 'desc')
    .limit(3),
)

/** The newest three weeks with a row, up to a given week, newest first. */
export const listWeeksUpTo = (store: Store, key: Key): Promise<WeekRow[]> => upTo(store, { ...key })

const active = prepared((db) =>
  db
    .selectFrom('impactWeek')
    .select('week')
    .where('user', '=', slot<string>('user'))
    .where('week', '>=', slot<string>('from'))
    .where('takeAction', '>', 0),
)

export async function listActiveWeeks(store: Store, user: string, from: string): Promise<string[]> {
  return (await active(store, { user, from })).map(({ week }) => week)
}
