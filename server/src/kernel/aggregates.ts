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

/** To the nearest five, as a figure that stays for a while is off by less so. */
function nearest(now: number, most: number): number | null {
  const told = Math.min(Math.round(now / STEP) * STEP, inSteps(most))
  return now >= FEWEST && told >= FEWEST ? told : null
}

/** A figure that goes on from one period to the next; `basis` is never told. */
export type Level = {
  figure: number | null
  /** How many they were when the figure was last made */
  basis: number
}

/**
 * The figure of how many of all are somewhere by now. It stays what it was until five people more or
 * fewer are there: two figures that differ are five people apart, so that nobody is seen to come or
 * go. Where all became fewer it comes down with them, by what everybody knows and not by who it is of.
 */
export function levelOf(before: Level | undefined, some: number, all: number): Level {
  const most = all - FEWEST
  const now = Math.max(0, Math.min(some, most))
  const was = before ?? { figure: null, basis: 0 }
  if (Math.abs(now - was.basis) >= FEWEST) return { figure: nearest(now, most), basis: now }
  if (was.figure === null || was.figure <= most) return was
  return { figure: toldOf(most, all), basis: was.basis }
}
