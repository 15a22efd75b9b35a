import type { RankedDocument } from '#learning/library/ranking/ranking.ts'

/** The part of a piece of advice that decides about its place. */
type Piece = { adviceId: string; actionId: string }

/** Kinds of hits about a piece of advice; all other kinds keep their places. */
const FITTING = new Set(['advice', 'action', 'tip'])

/** Scores that are equal in their first two digits are a tie. */
const rounded = (score: number) => Number(score.toPrecision(2))

const isTie = (one: RankedDocument | undefined, other: RankedDocument | undefined) =>
  one !== undefined &&
  other !== undefined &&
  FITTING.has(one.document.kind) &&
  FITTING.has(other.document.kind) &&
  rounded(one.score) === rounded(other.score)

/** Whether two neighbours fit a query equally well. */
export const hasTie = (hits: readonly RankedDocument[]): boolean =>
  hits.some((hit, at) => isTie(hit, hits[at + 1]))

/**
 * The hits, with neighbours that fit the query equally well sorted by `pieces`, all advice for a
 * person, best first (product 4, advice that fits). An action has the place of its best advice.
 */
export function settleTies(
  hits: readonly RankedDocument[],
  pieces: readonly Piece[],
): RankedDocument[] {
  const ranks = new Map<string, number>()
  pieces.forEach(({ adviceId, actionId }, rank) => {
    ranks.set(`advice:${adviceId}`, rank)
    if (!ranks.has(`action:${actionId}`)) ranks.set(`action:${actionId}`, rank)
  })
  const rankOf = ({ document: { kind, key, adviceId } }: RankedDocument) =>
    ranks.get(kind === 'tip' ? `advice:${adviceId}` : key) ?? pieces.length
  const runs: RankedDocument[][] = []
  for (const hit of hits) {
    const run = runs.at(-1)
    if (isTie(run?.at(-1), hit)) run?.push(hit)
    else runs.push([hit])
  }
  return runs.flatMap((run) => run.sort((one, other) => rankOf(one) - rankOf(other)))
}
