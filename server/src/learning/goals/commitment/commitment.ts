import type { Content } from '#content/content.ts'
import { getOne } from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { isOffToday } from '#impact/rhythm/rhythm.ts'
import { minuteIn } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import { type Goal, goalEntity } from '../goals.entity.ts'
import { viewerZone } from '../goals.review.ts'
import { type PathStep, pathStep } from '../paths/paths.ts'
import { type Lead, leadOf, weekOf } from './commitment.rules.ts'
import { countDone, listOpenGoals } from './commitment.store.ts'

export type Commitment = Omit<Lead, '_id'> & {
  goal: Goal | null
  /** The week of the goal, from 1 */
  week: number
  timesDone: number
  /** Where the person is on their path; null without one */
  step: PathStep | null
}

/** commitmentGet: the goal that home opens on, if the person has an open goal. */
export async function commitment(context: SignedIn, content: Content): Promise<Commitment> {
  const zone = await viewerZone(context)
  const [goals, step] = await Promise.all([
    listOpenGoals(context.store, context.viewer.userId),
    pathStep(context, content, zone),
  ])
  const now = minuteIn(context.clock.now(), zone)
  const isOff = goals.length > 0 && (await isOffToday(context))
  const lead = leadOf(goals, now, isOff)
  if (lead === null) {
    return { goal: null, when: 'ahead', days: null, othersDue: 0, week: 1, timesDone: 0, step }
  }
  const { _id, ...rest } = lead
  const [goal, timesDone] = await Promise.all([
    getOne(context, goalEntity, _id),
    countDone(context.store, _id),
  ])
  return { ...rest, goal, timesDone, step, week: weekOf(dayIn(goal.createdDate, zone), now) }
}
