import type { Ranked } from './library.ranking.ts'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './library.weights.ts'

/** What is about the same action or the same obstacle. */
function familyOf({ kind, id, key, actionId, challengeId, category }: LibraryDocument): string {
  if (kind === 'action') return `action:${id}`
  if (actionId !== null) return `action:${actionId}`
  if (kind === 'challenge') return `challenge:${id}`
  if (challengeId !== null) return `challenge:${challengeId}`
  return kind === 'handbook' ? `handbook:${category}` : key
}

/** Beyond these nothing is worth enough to come forward. */
const BEYOND = 100

/**
 * The best of what was ranked, in an order in which no action fills the page with all that belongs
 * to it, and no kind of thing hides the others: each counts less the more of its like stand before.
 */
export function spread(ranked: readonly Ranked[], most: number): Ranked[] {
  const rest = ranked.slice(0, most + BEYOND)
  const met = new Map<string, number>()
  const count = (name: string) => met.get(name) ?? 0
  const worth = ({ document, score }: Ranked) => {
    const place = Math.min(count(familyOf(document)), WEIGHTS.family.length - 1)
    const others = Math.max(0, count(document.kind) - 1)
    return score * (WEIGHTS.family[place] ?? 1) * WEIGHTS.sameKind ** others
  }
  const chosen: Ranked[] = []
  while (chosen.length < most && rest.length > 0) {
    const worths = rest.map(worth)
    const best = worths.indexOf(Math.max(...worths))
    const [next] = rest.splice(best, 1)
    if (next === undefined) break
    chosen.push(next)
    for (const name of [familyOf(next.document), next.document.kind]) met.set(name, count(name) + 1)
  }
  return chosen
}
