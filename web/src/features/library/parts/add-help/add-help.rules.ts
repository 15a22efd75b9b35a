import type { ImpactAdvice } from '#api/content-tables.ts'

export type HelpedGoal = {
  _id: string
  adviceId: string | null
  title: string | null
  entity: string | null
  isGoal: boolean
  state: string
  updatedDate: string
  advices: readonly { id: string }[]
}

/** The page of the help: the obstacle, and the advice it belongs to. */
export type HelpPlace = {
  challenge: string
  action: string | null
  advice: string | null
  entity: string | null
}

type TakenHelp = { id: string; title: string; body: string }

/** Open goals: with this advice, then for its entity, then others; the latest first in each. */
export function goalsToHelp<G extends HelpedGoal>(all: readonly G[], place: HelpPlace): G[] {
  const far = (goal: G) => (isOf(goal, place) ? 0 : goal.entity === place.entity ? 1 : 2)
  return all
    .filter(({ isGoal, state }) => isGoal && state === 'going')
    .toSorted((a, b) => far(a) - far(b) || b.updatedDate.localeCompare(a.updatedDate))
}

const isOf = (goal: HelpedGoal, place: Pick<HelpPlace, 'advice' | 'entity'>) =>
  goal.adviceId !== null && goal.adviceId === place.advice && goal.entity === place.entity

/** Advice that can become a new goal with this help, and is not a goal yet. */
export function newGoalsWith(
  advices: readonly ImpactAdvice[],
  place: HelpPlace,
  all: readonly HelpedGoal[],
): ImpactAdvice[] {
  const asked = advices.filter(({ id }) => id === place.advice)
  const met = advices.filter((one) => one.challengeIds?.includes(place.challenge))
  const offered = [asked, met].find((some) => some.length > 0) ?? advices
  return offered.filter(
    ({ id }) => !all.some((goal) => goal.isGoal && isOf(goal, { ...place, advice: id })),
  )
}

/** Adds help at the end, once. */
export function withHelp(advices: readonly TakenHelp[], help: TakenHelp): TakenHelp[] {
  if (advices.some(({ id }) => id === help.id)) return [...advices]
  return [...advices, { id: help.id, title: help.title, body: help.body }]
}

export const withoutHelp = (advices: readonly TakenHelp[], id: string): TakenHelp[] =>
  advices.filter((one) => one.id !== id)
