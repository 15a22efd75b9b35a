import type { Db } from '#db/store.ts'
import { MOST_A_WEEK, stoodBy } from './impact-index.rules.ts'
import {
  deleteEvent,
  insertEvent,
  insertEvents,
  listStates,
  upsertState,
} from './impact-index.store.ts'
import {
  addNewGoal,
  addToWeek,
  type CountedMeasure,
  countInWeek,
  listWeeksFrom,
  lockWeek,
  type StateColumn,
} from './weeks.store.ts'

type At = { user: string; week: string; at: number }

/** Counts an item once a week, in the events and in the week. */
export async function recordOnce(
  trx: Db,
  { user, week, at }: At,
  measure: CountedMeasure,
  item: string,
): Promise<void> {
  const counted = await countInWeek(trx, { user, week }, measure, MOST_A_WEEK)
  if (!counted) return
  // The count comes first because it locks the week. It is undone if the event already exists.
  const isNew = await insertEvent(trx, { user, week, measure, item, at })
  if (!isNew) await addToWeek(trx, { user, week }, measure, -1)
}

/** Records a goal that has no events yet, and the action of saving it. */
export async function recordNewGoal(
  trx: Db,
  { user, week, at }: At,
  goal: string,
  action: string,
): Promise<void> {
  const { takeAction } = await lockWeek(trx, { user, week })
  const events = [{ user, week, measure: 'goal', item: goal, at }]
  if (takeAction < MOST_A_WEEK) events.push({ user, week, measure: 'takeAction', item: action, at })
  await addNewGoal(trx, { user, week }, await insertEvents(trx, events))
}

const COLUMNS = { goal: 'goals', avatar: 'hasAvatar' } as const satisfies Record<
  string,
  StateColumn
>

export type State = { measure: keyof typeof COLUMNS; item: string; there: boolean }

/**
 * Records that a goal or picture exists or is deleted, in this week and later ones (a user may
 * travel west). Stores no event for an item that was created and deleted in one week. The caller
 * has locked the week.
 */
export async function recordState(trx: Db, { user, week, at }: At, state: State): Promise<void> {
  const { measure, item, there } = state
  const before = await listStates(trx, { user, measure, item })
  const event = { user, week, measure, item, at }
  if (there) await upsertState(trx, { ...event, gone: 0 })
  else if (before.every((it) => it.week === week && it.at <= at)) await deleteEvent(trx, event)
  else await upsertState(trx, { ...event, gone: 1 })
  const after = await listStates(trx, { user, measure, item })
  for (const each of await listWeeksFrom(trx, { user, week })) {
    const change = stoodBy(after, each) - stoodBy(before, each)
    if (change !== 0) await addToWeek(trx, { user, week: each }, COLUMNS[measure], change)
  }
}
