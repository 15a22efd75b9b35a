import { featuresOf } from '../answering/understanding/features.rules.ts'

/** A reply of a turn: what the person says, the same as people type it, and a better wording. */
export type WrittenReply = { say: string; saidAs?: readonly string[]; better?: string }

/** The replies by their numbers, the closest first. */
export type Closest = {
  replies: number[]
  /** Whether the first one leads clearly */
  isSure: boolean
  /** Whether the text is like a written line, so that it belongs to the conversation */
  isLine: boolean
}

/** The least lead of a reply that is surely meant. */
const SURE = 0.03
/** The least nearness to a line, or lead, of words that belong to the conversation. */
const LINE = { nearness: 0.2, lead: 0.05 }
/** How much more a near line of a reply counts than a far one. */
const NEAR = 6

type Vector = ReadonlyMap<number, number>

/** Compares own words with the replies of a turn. */
export type Compare = (text: string, replies: readonly WrittenReply[]) => Closest

/**
 * Prepares the lines of a rehearsal, to compare own words with those of each reply. Features that
 * few lines have weigh more, and near lines count more than far ones, because people say one thing.
 */
export function comparing(all: readonly WrittenReply[]): Compare {
  const rarity = rarityIn(all.flatMap(linesOf))
  const vectors = new Map(
    all
      .flatMap((reply) => [...linesOf(reply), ...betterOf(reply)])
      .map((line) => [line, vectorOf(line, rarity)]),
  )
  return (text, replies) => {
    const own = vectorOf(text, rarity)
    const nearnessOf = (line: string) => cosine(own, vectors.get(line) ?? new Map())
    const ranked = replies
      .map((reply, number) => ({ number, closeness: closenessOf(linesOf(reply).map(nearnessOf)) }))
      .sort((one, other) => other.closeness - one.closeness)
    const [first = 0, second = 0] = ranked.map(({ closeness }) => closeness)
    const lead = first - second
    const known = replies.flatMap((reply) => [...linesOf(reply), ...betterOf(reply)])
    return {
      replies: ranked.map(({ number }) => number),
      isSure: lead >= SURE,
      isLine: lead >= LINE.lead || Math.max(...known.map(nearnessOf)) >= LINE.nearness,
    }
  }
}

function closenessOf(nearness: readonly number[]): number {
  const sum = nearness.reduce((all, one) => all + Math.exp(NEAR * one), 0)
  return Math.log(sum / nearness.length) / NEAR
}

const linesOf = ({ say, saidAs = [] }: WrittenReply): string[] => [say, ...saidAs]
const betterOf = ({ better }: WrittenReply): string[] => (better === undefined ? [] : [better])

/** How rare each feature is among some lines. */
function rarityIn(lines: readonly string[]): (bucket: number) => number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    for (const bucket of featuresOf(line).buckets) {
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
    }
  }
  return (bucket) => Math.log((lines.length + 1) / ((counts.get(bucket) ?? 0) + 1))
}

function vectorOf(text: string, rarityOf: (bucket: number) => number): Vector {
  const { buckets, values } = featuresOf(text)
  const weights = buckets.map((bucket, at) => (values[at] ?? 0) * rarityOf(bucket))
  const length = Math.hypot(...weights)
  return new Map(buckets.map((bucket, at) => [bucket, (weights[at] ?? 0) / (length || 1)]))
}

function cosine(one: Vector, other: Vector): number {
  let sum = 0
  for (const [bucket, weight] of one) sum += weight * (other.get(bucket) ?? 0)
  return sum
}
