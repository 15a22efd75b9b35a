import type { LibraryFacts } from '#learning/library/ranking/library.types.ts'

/** A hit for a question, with its best piece. */
export type AskedHit = {
  /** An action, an obstacle, a handbook question, a link or a goal */
  hit: LibraryFacts
  /** The advice of the action, or the help with the obstacle, that fits best */
  best: LibraryFacts | null
  /** A whole sentence of `best`, or of the hit if it has no pieces; plain text */
  sentence: string | null
  /** Words of the question that it fits, as they were written; never empty */
  because: string | null
  /** The share of the question that it covers, 0 to 1; comparable between questions */
  score: number
  /** Its value in the ranking; comparable only within a question */
  value: number
  /** The reader's line that put it before others, or chose `best`; mostly null */
  suits: string | null
}

/** Answers the reader's line that a piece of advice suits, or null. */
export type Suits = (adviceId: string) => string | null
