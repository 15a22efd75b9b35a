import type { OwnGoals } from '#learning/library/ranking/own-goals.ts'
import type { AskedTerm, QuestionTerms } from './asked.ts'
import { ASKING } from './asking.weights.ts'
import { type FoundFamily, NO_PART } from './suited.ts'

/**
 * The entries of a company's house knowledge that a question names by their title or by their kind
 * ("our values"); else those with its words in their text.
 */
export function houseFor({ terms, total }: QuestionTerms, { things }: OwnGoals): FoundFamily[] {
  return things.flatMap(({ document, title, text, kind = new Set<string>() }) => {
    const sumOf = (main: ReadonlySet<string>) =>
      terms.reduce(
        (sum, term) => sum + Math.max(met(term, main), met(term, text) * ASKING.house.text),
        0,
      )
    const bare = sumOf(title)
    const whole = sumOf(new Set([...title, ...kind]))
    // The word for a kind counts only in a short question: "value" may mean anything.
    const isMeant = bare > 0 || document.category !== 'term'
    const isNamed = isMeant && whole >= ASKING.house.named * total
    const covered = isNamed ? whole : bare
    if (covered === 0) return []
    const value = covered * (isNamed ? ASKING.house.all : ASKING.own)
    const has = (term: string) => (bare > 0 ? title.has(term) || text.has(term) : kind.has(term))
    return [{ head: document, ...NO_PART, score: covered / total, value, has }]
  })
}

function met({ concept, weight }: AskedTerm, among: ReadonlySet<string>): number {
  if ([...concept.exact.keys()].some((term) => among.has(term))) return weight
  return [...concept.near.keys()].some((term) => among.has(term)) ? weight * ASKING.near : 0
}
