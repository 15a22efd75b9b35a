import { getOne } from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { isOffToday } from '#impact/rhythm/rhythm.ts'
import { minuteIn } from '#lib/moments.ts'
import { type Goal, goalEntity } from '../goals.entity.ts'
import { viewerZone } from '../goals.review.ts'
import { type Lead, leadOf } from './commitment.rules.ts'
import { listOpenGoals } from './commitment.store.ts'

export type Commitment = Omit<Lead, '_id'> & { goal: Goal | null }

/** commitmentGet: the goal that home opens on, if the person has an open goal. */
export async function commitment(context: SignedIn): Promise<Commitment> {
  const goals = await listOpenGoals(context.store, context.viewer.userId)
  const now = minuteIn(context.clock.now(), await viewerZone(context))
  const isOff = goals.length > 0 && (await isOffToday(context))
  const lead = leadOf(goals, now, isOff)
  if (lead === null) return { goal: null, when: 'ahead', days: null, othersDue: 0 }
  const { _id, ...rest } = lead
  return { ...rest, goal: await getOne(context, goalEntity, _id) }
}
