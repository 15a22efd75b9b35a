import type { Content } from '#content/content.ts'
import { getOne } from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { pieceOf } from '#learning/fit/fit.ts'
import { badInput } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import { type Goal, goalEntity } from '../goals.entity.ts'
import { viewerZone } from '../goals.review.ts'
import { stateOf } from '../goals.rules.ts'
import { createGoal } from '../goals.ts'
import {
  type NewWeek,
  type PathState,
  pathStateOf,
  startedWeek,
  turnedIntoWeek,
  weekToStart,
} from './paths.rules.ts'
import { listPathGoals, type PathGoalRow } from './paths.store.ts'

/** Where a person is on a path: the week that is current or ready to start; null once it is done. */
export type PathStep = {
  pathId: string
  title: string
  state: PathState
  week: number
  weekTitle: string
  why: string
  /** What changed, once the path is done */
  end: string | null
}

/** A week of a path, as the content has it. */
type PathWeek = {
  title: string
  step: string
  adviceId?: string
  kitId?: string
  when: string
  then: string
  why: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The step that home leads with: product 4, path. Of several paths, one whose next week can be
 * started comes first, then the one started last. Null if the person follows no path.
 */
export async function pathStep(
  context: SignedIn,
  content: Content,
  zone: string,
): Promise<PathStep | null> {
  const today = dayIn(context.clock.now(), zone)
  const goals = await listPathGoals(context.store, context.viewer.userId)
  const steps = latestOfPaths(goals).flatMap((goal) => stepOf(goal, content, { zone, today }) ?? [])
  return steps.find(({ state }) => state === 'ready') ?? steps[0] ?? null
}

/** The newest week of each path, newest first. */
const latestOfPaths = (goals: readonly PathGoalRow[]) =>
  goals.filter(({ pathId }, at) => goals.findIndex((goal) => goal.pathId === pathId) === at)

function stepOf(
  goal: PathGoalRow,
  content: Content,
  { zone, today }: { zone: string; today: string },
): PathStep | null {
  const path = fieldsOf(content, 'path', goal.pathId)
  const started = startedWeek(goal, zone)
  const state = pathStateOf(started, today)
  if (path === undefined || state === null) return null
  const week = state === 'ready' ? started.week + 1 : started.week
  const chosen = weeksOf(path)[week - 1]
  if (chosen === undefined) return null
  return {
    ...{ pathId: goal.pathId, title: text(path.title), state, week },
    ...{ weekTitle: chosen.title, why: chosen.why },
    end: state === 'done' ? text(path.end) : null,
  }
}

/** How far a person has come on a path. */
export type PathProgress = {
  /** The week that is going, 1 to 4 */
  current: number | null
  /** The week that can be started; null while one is going */
  next: number | null
  weeks: { week: number; goalId: string; isAchieved: boolean }[]
}

/** pathProgressGet: the weeks of the latest time through a path. Throws if there is no such path. */
export async function pathProgress(
  context: SignedIn,
  content: Content,
  pathId: string,
): Promise<PathProgress> {
  const { goals, current, next } = await placeOn(context, content, pathId)
  const first = goals.findIndex(({ pathWeek }) => pathWeek === 1)
  const lastTime = first < 0 ? goals : goals.slice(0, first + 1)
  const weeks = lastTime.map((goal) => ({
    ...{ week: goal.pathWeek, goalId: goal._id },
    isAchieved: stateOf(goal) === 'achieved',
  }))
  return { current: current?.pathWeek ?? null, next: current ? null : next, weeks }
}

/**
 * pathStepCreate: makes the goal of the path's next week, or answers the goal of the week that has
 * begun. An earlier goal of the same advice becomes the week. Throws if there is no such path.
 */
export async function startPathStep(
  context: SignedIn,
  content: Content,
  pathId: string,
): Promise<Goal> {
  const { path, current, next, today } = await placeOn(context, content, pathId)
  if (current !== undefined) return getOne(context, goalEntity, current._id)
  const chosen = weeksOf(path)[next - 1]
  if (chosen === undefined) throw badInput('This path has no such week.', 'pathId')
  const at = { pathId, pathWeek: next, pathStarted: context.clock.now() }
  const plan = { planWhen: chosen.when, planThen: chosen.then }
  const week: NewWeek = { at, plan, today }
  return createGoal(
    context,
    {
      ...weekGoal(content, chosen, path),
      isGoal: true,
      ...{ ...plan, startDate: today, reviewDate: dayAfter(today, 7) },
    },
    { onNew: at, onExisting: (goal) => turnedIntoWeek(goal, week) },
  )
}

/** The path, the person's goals on it, newest first, the one that is going, and the next week. */
async function placeOn(context: SignedIn, content: Content, pathId: string) {
  const path = fieldsOf(content, 'path', pathId)
  if (path === undefined) throw badInput('This path doesn’t exist.', 'pathId')
  const zone = await viewerZone(context)
  const today = dayIn(context.clock.now(), zone)
  const all = await listPathGoals(context.store, context.viewer.userId)
  const goals = all.filter((goal) => goal.pathId === pathId)
  const [latest] = goals
  const started = latest && startedWeek(latest, zone)
  const isGoing = started !== undefined && pathStateOf(started, today) === 'current'
  return {
    ...{ path, goals, today },
    current: isGoing ? latest : undefined,
    next: weekToStart(started),
  }
}

/** The fields of a goal that name the advice or the kit of a week. */
function weekGoal(content: Content, { adviceId, kitId, title, step }: PathWeek, path: Fields) {
  const kit = kitId === undefined ? undefined : fieldsOf(content, 'kit', kitId)
  const source = kit ?? fieldsOf(content, 'impact-advice', adviceId ?? '')
  const actionId =
    kit === undefined ? pieceOf(content, adviceId ?? '')?.actionId : list(kit.actionIds)[0]
  const action = fieldsOf(content, 'impact-action', actionId ?? '')
  const category = fieldsOf(content, 'impact-category', list(action?.categoryIds)[0] ?? '')
  // A path may use advice of another entity, such as advice for oneself on a path of a lead.
  const entities = list((kit ?? action)?.entity)
  const entity = list(path.entity).find((one) => entities.includes(one)) ?? entities[0]
  return {
    entity: entity ?? null,
    adviceId: kitId ?? adviceId ?? null,
    kitId: kitId ?? null,
    actionId: actionId ?? null,
    adviceTitle: text(source?.title) || title,
    adviceBody: text(source?.body) || step,
    actionTitle: text(action?.title) || null,
    category: text(category?.title) || null,
  }
}

const fieldsOf = (content: Content, table: string, id: string): Fields | undefined =>
  content.tables.get(table)?.byKey.get(id)?.fields

const weeksOf = (path: Fields) => (Array.isArray(path.weeks) ? (path.weeks as PathWeek[]) : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
