// Published figures disclose nothing about one person: product 6.

/** The smallest number of people in a published figure. */
export const FEWEST = 5
/** Counts of people are rounded down to multiples of this. */
export const STEP = 5

export const inSteps = (count: number): number => count - (count % STEP)

/**
 * The published count of `some` of `all` people: rounded down to fives, null below five. At least five
 * people stay uncounted, because a count of everyone would identify each.
 */
export function publishedCount(some: number, all: number): number | null {
  const count = inSteps(Math.max(0, Math.min(some, all - FEWEST)))
  return count >= FEWEST ? count : null
}

/** A cumulative figure; `basis` is never published. */
export type Level = {
  figure: number | null
  /** The highest exact count so far; rises by five or more */
  basis: number
}

/**
 * A cumulative count, rounded to the nearest five. It rises only by five people or more and never
 * decreases by people leaving, which a company could choose. Always leaves at least five uncounted.
 */
export function levelOf(before: Level | undefined, some: number, all: number): Level {
  const was = before?.basis ?? 0
  const basis = some - was >= FEWEST ? some : was
  const figure = Math.min(Math.round(basis / STEP) * STEP, inSteps(Math.max(0, all - FEWEST)))
  return { figure: figure >= FEWEST ? figure : null, basis }
}
