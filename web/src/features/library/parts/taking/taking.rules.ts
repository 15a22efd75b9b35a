import type { ImpactAdvice } from '#api/content-tables.ts'

/** A goal or bookmark, as far as one looks at it who has found help for it. */
export type HelpedGoal = {
  _id: string
  adviceId: string | null
  title: string | null
  entity: string | null
  isGoal: boolean
  state: string
  updatedDate: string
  /** The help that goes along with it, in order. */
  advices: readonly { id: string }[]
}

/** From where the help was found: the obstacle, and the advice that it stood in the way of. */
export type HelpPlace = {
  challenge: string
  action: string | null
  advice: string | null
  entity: string | null
}

type Taken = { id: string; title: string; body: string }

/**
 * The open goals, that of the very advice first, then those for whom the help is, then the others;
 * of each what was touched last first.
 */
export function goalsToHelp<G extends HelpedGoal>(all: readonly G[], place: HelpPlace): G[] {
  const far = (goal: G) => (isOf(goal, place) ? 0 : goal.entity === place.entity ? 1 : 2)
  return all
    .filter(({ isGoal, state }) => isGoal && state === 'going')
    .toSorted((a, b) => far(a) - far(b) || b.updatedDate.localeCompare(a.updatedDate))
}

const isOf = (goal: HelpedGoal, place: Pick<HelpPlace, 'advice' | 'entity'>) =>
  goal.adviceId !== null && goal.adviceId === place.advice && goal.entity === place.entity

/**
 * The pieces of advice that can become a new goal together with the help: the one that one comes
 * from, else those of the action that meet the obstacle, else all of it; none that is a goal already.
 */
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

/** The help of a goal with one more at its end; what goes along already stays where it is. */
export function withHelp(advices: readonly Taken[], help: Taken): Taken[] {
  if (advices.some(({ id }) => id === help.id)) return [...advices]
  return [...advices, { id: help.id, title: help.title, body: help.body }]
}

/** The help of a goal without this one. */
export const withoutHelp = (advices: readonly Taken[], id: string): Taken[] =>
  advices.filter((one) => one.id !== id)
