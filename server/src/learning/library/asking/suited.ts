import type { LibraryDocument } from '#learning/library/ranking/library.types.ts'
import type { RankedDocument } from '#learning/library/ranking/ranking.ts'
import type { Suits } from './asking.types.ts'
import { ASKING } from './asking.weights.ts'

type BestPart = {
  /** The advice or help that fits best */
  best: LibraryDocument | null
  /** The reader's line that `best` suits */
  suits: string | null
  /** Whether it replaced a part that fits about equally */
  isChosen: boolean
}

export type FoundFamily = BestPart & {
  head: LibraryDocument
  score: number
  /** The value for ranking */
  value: number
  has(term: string): boolean
}

export const NO_PART: BestPart = { best: null, suits: null, isChosen: false }

const isPart = ({ kind }: LibraryDocument) => kind === 'advice' || kind === 'help'

/** The part of a family that fits best; among about equal ones, a part that suits the reader. */
export function bestPart(
  ranked: readonly RankedDocument[],
  pieces: readonly LibraryDocument[],
  suits: Suits | undefined,
): BestPart {
  const parts = ranked.filter(({ document }) => isPart(document))
  const best = parts[0]?.document ?? pieces.find(isPart) ?? null
  if (suits === undefined || best === null) return { ...NO_PART, best }
  const suit = ({ kind, id }: LibraryDocument) => (kind === 'advice' ? suits(id) : null)
  const least = (parts[0]?.score ?? 0) * ASKING.equal
  const near = parts.filter(({ score }) => score >= least).map(({ document }) => document)
  const chosen = near.find((document) => suit(document) !== null) ?? best
  return { best: chosen, suits: suit(chosen), isChosen: chosen !== best }
}

type SuitedPart = BestPart & { head: LibraryDocument; value: number }

/**
 * The hits, best first, with actions that suit the reader before actions that fit about equally;
 * all others keep their places. `suits` is kept only if it changed the order or the part.
 */
export function suitedFirst<One extends SuitedPart>(found: readonly One[]): One[] {
  const isAction = ({ head }: SuitedPart) => head.kind === 'action'
  const worth = ({ value, suits }: SuitedPart) => (suits === null ? value * ASKING.equal : value)
  const actions = found.filter(isAction).sort((one, other) => worth(other) - worth(one))
  const ordered = found.map((one) => (isAction(one) ? (actions.shift() ?? one) : one))
  return ordered.map((one, at) => {
    const isAhead = one.isChosen || found.indexOf(one) > at
    return isAhead ? one : { ...one, suits: null }
  })
}
