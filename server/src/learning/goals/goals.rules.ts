import { badInput } from '#lib/errors.ts'

/** The steps of progress in order: product 4, goal progress. */
export const PROGRESS_STEPS = [
  'On the starting blocks',
  'Building momentum',
  'Making headway',
  'In the zone',
  'Goal achieved!',
] as const
export const FIRST_STEP = PROGRESS_STEPS[0]
export const LAST_STEP = PROGRESS_STEPS[4]

/** How long a deletion can be undone. */
export const UNDO_DAYS = 30
export const UNDO_MS = UNDO_DAYS * 24 * 60 * 60 * 1000

type TitleSource = { adviceTitle: string | null; actionTitle: string | null }

/** The title of a goal: the title of its advice, or of its action; null if it has neither. */
export const titleOf = ({ adviceTitle, actionTitle }: TitleSource): string | null =>
  adviceTitle || actionTitle || null

/** The states of a goal. Only the state `going` asks for a check-in. */
export type GoalState = 'going' | 'achieved' | 'letGo'

/** The state of a goal: product 4, check-in. */
export function stateOf(goal: { progress: string | null; letGoDate: number | null }): GoalState {
  if (goal.letGoDate !== null) return 'letGo'
  return goal.progress === LAST_STEP ? 'achieved' : 'going'
}

const without = (text: string | null, start: RegExp) =>
  (text ?? '')
    .trim()
    .replace(start, '')
    .replace(/[\s.!;,]+$/u, '')
const action = (text: string | null) => without(text, /^(?:then )?i(?:['’]ll| will)?\s+/i)

type Plan = { planWhen: string | null; planThen: string | null }
type Help = { planObstacle: string | null; planIfThen: string | null }

/** The plan of a goal as one sentence: product 4, plan of a goal; null without a plan. */
export function planOf({ planWhen, planThen }: Plan): string | null {
  const then = action(planThen)
  if (then === '') return null
  const when = without(planWhen, /^when\s+/i)
  return when === '' ? `I’ll ${then}.` : `When ${when}, I’ll ${then}.`
}

/** The obstacle of a plan and its help as one sentence; null without both. */
export function helpOf({ planObstacle, planIfThen }: Help): string | null {
  const [obstacle, help] = [without(planObstacle, /^(?:when|if)\s+/i), action(planIfThen)]
  return obstacle === '' || help === '' ? null : `If ${obstacle}, I’ll ${help}.`
}

type Values = Record<string, string | number | null>

/** Adds when the goal was achieved to a change of its progress; null for each earlier step. */
export function withAchieved<V extends Values>(values: V, now: number): V {
  if (values.progress === undefined) return values
  return { ...values, achievedDate: values.progress === LAST_STEP ? now : null }
}

const BOOKMARK_NEEDS = [
  'adviceId',
  'actionId',
  'adviceTitle',
  'adviceBody',
  'actionTitle',
  'entity',
] as const

/**
 * A new record is a goal unless made as a bookmark, which needs the six fields of product 5,
 * bookmarks. `adviceId` and `impactAdviceId` name the same advice.
 */
export function completeGoal<V extends Values>(
  values: V,
  given: Readonly<Record<string, unknown>>,
): V {
  const isBookmark = values.isBookmark === 1
  const isGoal = given.isGoal === undefined ? !isBookmark : values.isGoal === 1
  if (!isGoal && !isBookmark) {
    throw badInput('This must be a goal, a bookmark or both.', 'isGoal')
  }
  if (isBookmark) {
    for (const name of BOOKMARK_NEEDS) {
      if (!values[name]) throw badInput(`A bookmark needs ${name}.`, name)
    }
  }
  const advice = values.adviceId ?? values.impactAdviceId ?? null
  checkDates(values, values)
  checkTitle({ ...values, isGoal })
  return { ...values, isGoal: isGoal ? 1 : 0, adviceId: advice, impactAdviceId: advice }
}

/** Other advice has no steps of the kit that a goal was made from. */
export const WITHOUT_KIT = { kitId: null, stepsDone: null } as const

/**
 * `adviceId` and `impactAdviceId` name the same advice, also after a change of one of them. Other
 * advice replaces the kit too, unless the call names one.
 */
export function sameAdvice(values: Values): Values {
  const { adviceId, impactAdviceId } = values
  if (adviceId === undefined && impactAdviceId === undefined) return values
  const advice = (adviceId === undefined ? impactAdviceId : adviceId) ?? null
  return { ...WITHOUT_KIT, ...values, adviceId: advice, impactAdviceId: advice }
}

/** The flags of a record before an update cleared both; stored with the deleted record for undo. */
export function flagsBefore(given: Values): { isGoal: 0 | 1; isBookmark: 0 | 1 } {
  return { isGoal: given.isGoal === 0 ? 1 : 0, isBookmark: given.isBookmark === 0 ? 1 : 0 }
}

/** A goal needs a title, because people see it as an action in their weekly score. */
export function checkTitle(goal: Readonly<Record<string, unknown>>): void {
  if (goal.isGoal === true && !goal.adviceTitle && !goal.actionTitle) {
    throw badInput('A goal needs a title.', 'adviceTitle')
  }
}

/** A goal ends on or after its start. `given` is the input of the call, which names the field. */
export function checkDates(values: Readonly<Record<string, unknown>>, given: Values): void {
  const { startDate, endDate } = values
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return
  if (endDate.slice(0, 10) < startDate.slice(0, 10)) {
    const field = given.endDate === undefined ? 'startDate' : 'endDate'
    throw badInput('The end is before the start.', field)
  }
}

/** Saving the same advice again adds to the existing record: goal, bookmark or both. */
export function mergeGoal(existing: Readonly<Record<string, unknown>>, given: Values): Values {
  const wantsGoal = given.isGoal === 1 || given.isBookmark !== 1
  return {
    ...given,
    isGoal: existing.isGoal === true || wantsGoal ? 1 : 0,
    isBookmark: existing.isBookmark === true || given.isBookmark === 1 ? 1 : 0,
  }
}
