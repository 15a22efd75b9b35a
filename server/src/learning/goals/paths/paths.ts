import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { pieceOf } from '#learning/fit/fit.ts'
import { badInput } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import type { Goal } from '../goals.entity.ts'
import { viewerZone } from '../goals.review.ts'
import { stateOf } from '../goals.rules.ts'
import { createGoal } from '../goals.ts'
import { type PathState, pathStateOf, type StartedWeek, weekToStart } from './paths.rules.ts'
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

const startedOf = (goal: PathGoalRow, zone: string): StartedWeek => ({
  week: goal.pathWeek,
  startDay: goal.startDate ?? dayIn(goal.createdDate, zone),
  isEnded: stateOf(goal) !== 'going',
})

/** The step that home leads with: product 4, path. Null if the person follows no path. */
export async function pathStep(
  context: SignedIn,
  content: Content,
  zone: string,
): Promise<PathStep | null> {
  const [latest] = await listPathGoals(context.store, context.viewer.userId)
  if (latest === undefined) return null
  const path = fieldsOf(content, 'path', latest.pathId)
  const started = startedOf(latest, zone)
  const state = pathStateOf(started, dayIn(context.clock.now(), zone))
  if (path === undefined || state === null) return null
  const week = state === 'ready' ? started.week + 1 : started.week
  const chosen = weeksOf(path)[week - 1]
  if (chosen === undefined) return null
  return {
    ...{ pathId: latest.pathId, title: text(path.title), state, week },
    ...{ weekTitle: chosen.title, why: chosen.why },
    end: state === 'done' ? text(path.end) : null,
  }
}

/**
 * pathStepCreate: makes the goal of the path's next week, or answers the goal of the week that has
 * begun. Throws if there is no such path.
 */
export async function startPathStep(
  context: SignedIn,
  content: Content,
  pathId: string,
): Promise<Goal> {
  const path = fieldsOf(content, 'path', pathId)
  if (path === undefined) throw badInput('This path doesn’t exist.', 'pathId')
  const zone = await viewerZone(context)
  const today = dayIn(context.clock.now(), zone)
  const goals = await listPathGoals(context.store, context.viewer.userId)
  const latest = goals.find((goal) => goal.pathId === pathId)
  const started = latest && startedOf(latest, zone)
  const isCurrent = started !== undefined && pathStateOf(started, today) === 'current'
  const week = isCurrent ? started.week : weekToStart(started)
  const chosen = weeksOf(path)[week - 1]
  if (chosen === undefined) throw badInput('This path has no such week.', 'pathId')
  return createGoal(context, {
    ...weekGoal(content, chosen),
    ...{ entity: list(path.entity)[0] ?? null, isGoal: true },
    ...{ planWhen: chosen.when, planThen: chosen.then },
    ...{ startDate: today, reviewDate: dayAfter(today, 7), pathId, pathWeek: week },
  })
}

/** The fields of a goal that name the advice or the kit of a week. */
function weekGoal(content: Content, { adviceId, kitId, title, step }: PathWeek) {
  const kit = kitId === undefined ? undefined : fieldsOf(content, 'kit', kitId)
  const source = kit ?? fieldsOf(content, 'impact-advice', adviceId ?? '')
  const actionId =
    kit === undefined ? pieceOf(content, adviceId ?? '')?.actionId : list(kit.actionIds)[0]
  const action = fieldsOf(content, 'impact-action', actionId ?? '')
  const category = fieldsOf(content, 'impact-category', list(action?.categoryIds)[0] ?? '')
  return {
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
