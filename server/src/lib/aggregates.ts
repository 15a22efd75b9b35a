// Figures about several people that disclose no fact about one person: product 6.

/** A figure about fewer people is suppressed. */
export const FEWEST = 5
/** Counts of people are rounded down to a multiple of this. */
export const STEP = 5

export const inSteps = (count: number): number => count - (count % STEP)

/**
 * The figure to publish when `some` of `all` people did something: rounded down, null below five.
 * It stays at least five below `all`, because a count of all people would disclose each of them.
 */
export function publishedCount(some: number, all: number): number | null {
  const count = inSteps(Math.max(0, Math.min(some, all - FEWEST)))
  return count >= FEWEST ? count : null
}

/** A cumulative figure; `basis` is never published. */
export type Level = {
  figure: number | null
  /** The highest count so far; it changes in steps of at least five people */
  basis: number
}

/**
 * A cumulative count, rounded to five. It rises only after five more people than ever before
 * have done it. It does not fall when people leave, because the company can remove people; it
 * only stays five below `all`, which everyone can count.
 */
export function cumulativeCount(before: Level | undefined, some: number, all: number): Level {
  const was = before?.basis ?? 0
  const basis = some - was >= FEWEST ? some : was
  const figure = Math.min(Math.round(basis / STEP) * STEP, inSteps(Math.max(0, all - FEWEST)))
  return { figure: figure >= FEWEST ? figure : null, basis }
}
