import type { Insertable, Updateable } from 'kysely'
import { type Content, contentRow } from '#content/content.ts'
import type { CheckInTable } from '#db/tables.check-ins.ts'
import type { GoalTable, UserTable } from '#db/tables.ts'
import type { ImpactWeekTable } from '#db/tables.weeks.ts'
import { LAST_STEP, PROGRESS_STEPS } from '#learning/goals/goals.rules.ts'
import { lastClosedWeek, weekAfter } from '#lib/weeks.ts'

const DAY_MS = 24 * 3_600_000

/** An entity and an action for each step of progress. */
const ACTIONS = [
  ['team', 'team-thank-people-for-exact-things'],
  ['yourself', 'yourself-guard-time-to-think'],
  ['colleague', 'colleague-listen-before-you-answer'],
  ['customer', 'customer-bring-news-before-they-ask'],
  ['colleague', 'colleague-help-a-newcomer-settle'],
] as const

/** Actions in each closed week of `demoWeeks` */
const TAKEN = [1, 2, 2, 3, 2, 4]

const textOf = (row: object | undefined, field: string): string | null => {
  const value = (row as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'string' ? value : null
}

/** Goals of one demo person, one at each step of progress; the first has its review today. */
export function demoGoals(
  content: Content,
  { user, ids, now }: { user: string; ids: readonly string[]; now: number },
): Insertable<GoalTable>[] {
  const dayAfter = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  return ACTIONS.flatMap(([entity, actionId], at) => {
    const action = contentRow(content, 'impact-action', actionId)
    const adviceId = (action as { adviceIds?: string[] } | undefined)?.adviceIds?.[0]
    const advice = adviceId && contentRow(content, 'impact-advice', adviceId)
    const _id = ids[at]
    if (!action || !advice || !adviceId || _id === undefined) return []
    const times = { createdDate: now - (at + 1) * 7 * DAY_MS, updatedDate: now - at * DAY_MS }
    return {
      ...{ _id, version: 1, user, entity, isGoal: 1, isBookmark: 0, advices: '[]', ...times },
      ...{ actionId, adviceId, impactAdviceId: adviceId, actionTitle: textOf(action, 'title') },
      ...{ adviceTitle: textOf(advice, 'title'), adviceBody: textOf(advice, 'body') },
      progress: PROGRESS_STEPS[at] ?? null,
      achievedDate: PROGRESS_STEPS[at] === LAST_STEP ? times.updatedDate : null,
      reviewDate: dayAfter(at * 3),
      ...{ planWhen: textOf(advice, 'when'), planThen: textOf(advice, 'then') },
    } satisfies Insertable<GoalTable>
  })
}

/** Days before now, outcome and note of the check-ins on the achieved goal */
const CHECK_INS = [
  [31, 'did', 'Short, but Aylin laughed.'],
  [24, 'notYet', null],
  [17, 'did', null],
  [10, 'did', 'They came to me first this time.'],
] as const

/** The check-ins of the achieved goal of `demoGoals`. */
export function demoCheckIns(
  goals: readonly Insertable<GoalTable>[],
  now: number,
  newId: () => string,
): CheckInTable[] {
  const goal = goals.find(({ progress }) => progress === LAST_STEP)
  if (goal === undefined) return []
  return CHECK_INS.map(([days, outcome, note]) => ({
    ...{ _id: newId(), user: goal.user, goal: goal._id, outcome, note, next: null, was: null },
    ...{ progressBefore: PROGRESS_STEPS[3], progressAfter: PROGRESS_STEPS[3] },
    createdDate: now - days * DAY_MS,
  }))
}

/**
 * Answers to every question of the onboarding, which lead to The Inclusive Collaborator, by a person
 * whose history covers the weeks of `demoWeeks`.
 */
export function demoProfile(content: Content, now: number) {
  const since = now - TAKEN.length * 7 * DAY_MS
  const traits = (content.tables.get('trait')?.records ?? []).map(({ fields }) => fields)
  const picks = [1, 2, 3, 4, 5, 6].flatMap((screen) =>
    traits
      .filter((trait) => trait.screen === screen)
      .sort((a, b) => Number(b.key === 'collaborator') - Number(a.key === 'collaborator'))
      .slice(0, 2)
      .map(({ id }) => id),
  )
  return {
    job: 'logistics',
    timeCommitDaily: 10,
    motivations: JSON.stringify(['purpose', 'recognition']),
    learningStyles: JSON.stringify(['read', 'advice']),
    selectedTraitIds: JSON.stringify([...picks, ...picks.slice(0, 2)]),
    profileCluster: 4,
    createdDate: since,
    joinedDate: since,
  } satisfies Updateable<UserTable>
}

/** Six closed weeks of one demo person, with a little more in each. */
export const demoWeeks = (user: string, now: number): Insertable<ImpactWeekTable>[] =>
  TAKEN.map((takeAction, at) => ({
    ...{ user, week: weekAfter(lastClosedWeek(now), at - TAKEN.length + 1) },
    ...{ takeAction, feed: 3 + at, reminder: at % 2, goals: Math.min(at, 3) },
    ...{ hasAvatar: 0, shared: 0 },
  }))
