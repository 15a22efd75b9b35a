import type { LibraryFacts } from '#learning/library/ranking/library.types.ts'

/** What answers a question, with the best that belongs to it. */
export type AskedHit = {
  /** An action, an obstacle, a handbook question, a link or a goal */
  hit: LibraryFacts
  /** The advice of the action, or the help with the obstacle, that fits best */
  best: LibraryFacts | null
  /** A whole sentence of `best`, or of the hit where nothing belongs to it; plain text */
  sentence: string | null
  /** All the text that `sentence` is from; plain text */
  passage: string
  /** Words of the question that it fits, as they were written; never empty */
  because: string | null
  /** The share of what was asked that it covers, 0 to 1; comparable between questions */
  score: number
  /** What the reader said of themself that put it before others, or chose `best`; mostly null */
  suits: string | null
}

/** Answers what a reader said of themself that a piece of advice suits; null if nothing. */
export type Suits = (adviceId: string) => string | null
