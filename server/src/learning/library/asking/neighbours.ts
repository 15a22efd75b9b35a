import { breaks } from '#learning/library/ranking/library.index.ts'
import { rarity } from '#learning/library/ranking/ranking.ts'

/** The families that share most words with one, each with its part; the parts add up to 1. */
export type Neighbours = readonly { family: number; part: number }[]

type Share = { family: number; weight: number }

const MOST_NEIGHBOURS = 4

/** The neighbours of each family, by the cosine between their words. Rare words count more. */
export async function neighboursOf(
  bags: readonly ReadonlyMap<string, number>[],
): Promise<Neighbours[]> {
  const pause = breaks()
  const having = sharesOf(bags)
  const lengths = new Float64Array(bags.length)
  for (const shares of having.values()) {
    for (const { family, weight } of shares) lengths[family] = (lengths[family] ?? 0) + weight ** 2
  }
  const all: Neighbours[] = []
  for (const [from, bag] of bags.entries()) {
    const alike = new Float64Array(bags.length)
    for (const [term, count] of bag) {
      const shares = having.get(term) ?? []
      const own = Math.log1p(count) * rarity(shares.length, bags.length)
      for (const { family, weight } of shares) alike[family] = (alike[family] ?? 0) + own * weight
    }
    alike[from] = 0
    all.push(nearest(alike, lengths))
    await pause()
  }
  return all
}

/** The families that have a term, each with the weight of the term in it. */
function sharesOf(bags: readonly ReadonlyMap<string, number>[]): Map<string, Share[]> {
  const having = new Map<string, Share[]>()
  bags.forEach((bag, family) => {
    for (const [term, count] of bag) {
      const share = { family, weight: Math.log1p(count) }
      const shares = having.get(term)
      if (shares === undefined) having.set(term, [share])
      else shares.push(share)
    }
  })
  for (const shares of having.values()) {
    const rare = rarity(shares.length, bags.length)
    for (const share of shares) share.weight *= rare
  }
  return having
}

function nearest(alike: Float64Array, lengths: Float64Array): Neighbours {
  const cosines = alike.map((value, at) => value / Math.sqrt(lengths[at] || 1))
  const least = cosines.toSorted().at(-MOST_NEIGHBOURS) ?? 0
  const chosen = [...cosines.keys()].filter((at) => (cosines[at] ?? 0) >= Math.max(least, 1e-9))
  const total = chosen.reduce((sum, at) => sum + (cosines[at] ?? 0), 0)
  return chosen.map((family) => ({ family, part: (cosines[family] ?? 0) / total }))
}
