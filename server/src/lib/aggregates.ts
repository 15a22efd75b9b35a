// What is told of several people together and of none alone: product 6.

/** So many people at the least, or nothing is told. */
export const FEWEST = 5
/** People are told in steps of this, rounded down. */
export const STEP = 5

export const inSteps = (count: number): number => count - (count % STEP)

/**
 * What may be told of how many of all did something: in steps of five, and nothing where fewer than
 * five did. It never says that fewer than five did not: of whom everybody did, each is known.
 */
export function toldOf(some: number, all: number): number | null {
  const told = inSteps(Math.max(0, Math.min(some, all - FEWEST)))
  return told >= FEWEST ? told : null
}

/** A figure that goes on from one period to the next; `basis` is never told. */
export type Level = {
  figure: number | null
  /** How many they were when they were the most: five more than the time before, at least */
  basis: number
}

/**
 * The figure of how many of all have come somewhere by now. It rises when five people more have than
 * ever before, to the nearest five: so nobody is seen to come. It never falls by who leaves, is given
 * access again or is made an admin, as a company chooses those. It only leaves room, always, for five
 * who have not, of all: by what everybody can count and not by who it is of.
 */
export function levelOf(before: Level | undefined, some: number, all: number): Level {
  const was = before?.basis ?? 0
  const basis = some - was >= FEWEST ? some : was
  const figure = Math.min(Math.round(basis / STEP) * STEP, inSteps(Math.max(0, all - FEWEST)))
  return { figure: figure >= FEWEST ? figure : null, basis }
}
