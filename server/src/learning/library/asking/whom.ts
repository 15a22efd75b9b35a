import { breaks } from '#learning/library/ranking/library.index.ts'
import { ASKING } from './asking.weights.ts'
import { phrasesIn } from './phrases.ts'

/** How a question about oneself, a colleague, a team or a customer sounds. */
export type Whom = {
  entities: readonly string[]
  /** For each phrase: the logarithm of how much more often sayings of each entity have it */
  leaning: ReadonlyMap<string, Float64Array>
}

export type Sayings = { entity: string; sayings: readonly string[] }

/** Learns it from sayings; a phrase of few sayings leans little. */
export async function whomOf(all: readonly Sayings[]): Promise<Whom> {
  const pause = breaks()
  const entities = [...new Set(all.map(({ entity }) => entity))]
  const having = new Map<string, Float64Array>()
  const shares = new Float64Array(entities.length)
  const total = all.reduce((sum, { sayings }) => sum + sayings.length, 0)
  for (const { entity, sayings } of all) {
    const at = entities.indexOf(entity)
    shares[at] = (shares[at] ?? 0) + sayings.length / total
    for (const phrase of sayings.flatMap(phrasesIn)) {
      const counts = having.get(phrase) ?? new Float64Array(entities.length)
      counts[at] = (counts[at] ?? 0) + 1
      having.set(phrase, counts)
    }
    await pause()
  }
  const { doubt } = ASKING.whom
  for (const counts of having.values()) {
    const sum = counts.reduce((one, other) => one + other, doubt)
    counts.forEach((count, at) => {
      const share = shares[at] ?? 1
      counts[at] = Math.log((count + doubt * share) / (sum * share))
    })
  }
  return { entities, leaning: having }
}

/** How likely a question is for each entity; the parts add up to 1. */
export function likelyWhom({ entities, leaning }: Whom, text: string): Map<string, number> {
  const sums = new Float64Array(entities.length)
  for (const phrase of phrasesIn(text)) {
    leaning.get(phrase)?.forEach((lean, at) => {
      sums[at] = (sums[at] ?? 0) + lean / ASKING.whom.calm
    })
  }
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const total = raised.reduce((one, other) => one + other, 0)
  return new Map(entities.map((entity, at) => [entity, (raised[at] ?? 0) / total]))
}
