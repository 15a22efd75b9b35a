import type { Content } from '#content/content.ts'
import { lockActor } from '#db/locks.ts'
import type { SignedIn } from '#graphql/context.ts'
import { pieceOf } from '#learning/fit/fit.ts'
import { nextAdvice } from '#learning/fit/next/next.ts'
import { stateOf, titleOf } from '#learning/goals/goals.rules.ts'
import { badInput } from '#lib/errors.ts'
import { momentIn } from '#lib/moments.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import {
  firstDayOf,
  goalToContinue,
  type MonthFacts,
  type MonthSums,
  monthBefore,
  type RatedAdvice,
  type ReviewGoal,
  sumsOf,
} from './month-review.rules.ts'
import {
  findReader,
  listActions,
  listCheckIns,
  listFlows,
  listGoals,
  listRated,
  recordSeen,
} from './month-review.store.ts'

/** An open goal to continue, or advice that fits. */
export type Suggestion = {
  title: string
  goalId: string | null
  adviceId: string | null
  actionId: string | null
  entity: string | null
}

export type MonthReview = MonthSums & {
  /** Such as 2026-10 */
  month: string
  isSeen: boolean
  /** All goals of the person as they are now */
  goals: readonly ReviewGoal[]
}

/** The least rating that makes advice a best line: helpful. */
const HELPFUL = 3

/** monthReviewGet: the last month of the person, in their own zone. */
export async function monthReview(context: SignedIn, content: Content): Promise<MonthReview> {
  const { store, viewer, clock } = context
  const reader = await findReader(store.read, viewer.userId)
  const zone = zoneOr(reader.timeZone)
  const today = dayIn(clock.now(), zone)
  const month = monthBefore(today)
  const facts = await readMonth(context, content, {
    from: momentIn(`${month}-01`, null, zone),
    to: momentIn(firstDayOf(today), null, zone),
  })
  const isSeen = reader.seen !== null && reader.seen >= month
  return { ...sumsOf(facts), month, isSeen, goals: facts.goals }
}

async function readMonth(
  { store, viewer }: SignedIn,
  content: Content,
  { from, to }: { from: number; to: number },
): Promise<MonthFacts> {
  const [db, user] = [store.read, viewer.userId]
  const span = { user, from, to }
  const [events, checkIns, goals, flows, rated] = await Promise.all([
    listActions(db, span),
    listCheckIns(db, span),
    listGoals(db, user),
    listFlows(db, span),
    listRated(db, span, HELPFUL),
  ])
  const goalEntities = new Map(goals.map(({ _id, entity }) => [_id, entity]))
  const flowEntities = new Map(flows.map(({ _id, flow }) => [_id, entityOfFlow(flow)]))
  const entityOf = (item: string): string | null => {
    const [type, id = ''] = item.split(':')
    if (type === 'adviceViewed') return pieceOf(content, id)?.entity ?? null
    return (type === 'flowCompleted' ? flowEntities : goalEntities).get(id) ?? null
  }
  return {
    from,
    to,
    actions: events.map(({ week, item }) => ({ week, entity: entityOf(item) })),
    checkIns: checkIns.map((row) => ({ ...row, title: titleOf(row) })),
    goals: goals.map((row) => ({ ...row, title: titleOf(row), state: stateOf(row) })),
    rated: rated.map((id) => adviceOf(content, id)).find((advice) => advice !== null) ?? null,
  }
}

const entityOfFlow = (json: string): string | null => {
  const { entity } = JSON.parse(json) as { entity?: unknown }
  return typeof entity === 'string' ? entity : null
}

function adviceOf(content: Content, id: string): RatedAdvice | null {
  const piece = pieceOf(content, id)
  if (piece === undefined) return null
  const { adviceId, title, actionId, entity } = piece
  return { adviceId, title, actionId, entity }
}

/** One next step after a review: an open goal to continue, or else the first piece for home. */
export async function suggest(
  context: SignedIn,
  content: Content,
  { goals }: MonthReview,
): Promise<Suggestion | null> {
  const goal = goalToContinue(goals)
  if (goal !== undefined) {
    const { _id: goalId, title, entity } = goal
    return { goalId, title: title ?? '', entity, adviceId: null, actionId: null }
  }
  const [piece] = (await nextAdvice(context, content)).pieces
  if (piece === undefined) return null
  const { adviceId, title, actionId, entity } = piece
  return { adviceId, title, actionId, entity, goalId: null }
}

/**
 * monthReviewSeen: the person has seen or closed the review of a month, on every device. Refuses a
 * month that isn't over with BAD_USER_INPUT.
 */
export async function seeMonth({ store, viewer, clock }: SignedIn, month: string): Promise<void> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw badInput('Write a month like 2026-10.', 'month')
  }
  await store.write(async (trx) => {
    const { _id, zone } = await lockActor(trx, viewer.userId)
    if (month > monthBefore(dayIn(clock.now(), zone))) {
      throw badInput('This month isn’t over.', 'month')
    }
    await recordSeen(trx, _id, month)
  })
}
