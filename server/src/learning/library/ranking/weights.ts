import type { LibraryKind } from './library.types.ts'

/**
 * The weights of ranking. They were tuned on three quarters of the judged queries; the rest test
 * whether they fit new queries.
 */
export const WEIGHTS = {
  /** A word in each field of a document */
  fields: { title: 2.4, keywords: 6, parent: 1.25, body: 1.2 },
  /** Parameters of BM25+, the formula of MiniSearch */
  bm25: { k: 1.43, b: 0.45, d: 0.8 },
  /** Independent things come before things that belong to another */
  kinds: {
    action: 1.13,
    advice: 0.84,
    kit: 1.2,
    path: 1,
    challenge: 1.18,
    help: 1.38,
    tip: 1.32,
    handbook: 0.93,
    link: 0.81,
    goal: 1.1,
    house: 1,
  } satisfies Record<LibraryKind, number>,
  /** The share of a query that a hit has to fit at least */
  leastShare: 0.37,
  /** Power of that share in the score */
  share: 1.08,
  /** Near words: if a document has the exact word, and if no document has it */
  near: { beside: 0.52, alone: 0.8 },
  /** The part that a second word for the same thing adds */
  again: 0.38,
  /** A title that has the words of the query only */
  wholeTitle: 0.18,
  /** Two adjacent words of the query in title or keywords */
  pair: 0.65,
  /** The query as a whole as title or keyword */
  phrase: 0.4,
  sameTitle: 1000,
  /** The first, second, third and any further thing of one action or obstacle */
  family: [1, 0.98, 0.97, 1],
  /** Each further thing of a kind, after the first */
  sameKind: 0.99,
}
