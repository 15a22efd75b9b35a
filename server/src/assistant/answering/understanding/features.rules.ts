import { MEANINGS } from './meanings.rules.ts'
import { plainOf } from './words.rules.ts'

/** Places among which the features of a message are spread by their hash; a power of two. */
export const BUCKETS = 2 ** 18

/** Each bucket that a message has, and its weight there; those before `meanings` are of meanings. */
export type Features = { buckets: number[]; values: number[]; meanings: number }

const MOST_CHARACTERS = 2000
const MEANING_WEIGHT = 1.5
/** Features as if at least so many, so that single words don't decide alone. */
const FEWEST = 8
const SHORTEST_START = 4

const FULL = new Map<string, string>()
const STARTS = new Map<string, string>()
for (const [meaning, words] of Object.entries(MEANINGS)) {
  for (const word of words.split(' ')) {
    if (word.startsWith('=')) FULL.set(word.slice(1), meaning.toUpperCase())
    else STARTS.set(word, meaning.toUpperCase())
  }
}

function meaningOf(word: string): string | undefined {
  const full = FULL.get(word) ?? STARTS.get(word)
  if (full !== undefined) return full
  for (let end = word.length - 1; end >= SHORTEST_START; end--) {
    const meaning = STARTS.get(word.slice(0, end))
    if (meaning !== undefined) return meaning
  }
  return undefined
}

const stemOf = (word: string) =>
  word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|ly)$/, '').replace(/(.)\1$/, '$1')

/** The bucket of a feature, by the FNV-1a hash of its name. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS
}

const pairsOf = (kind: string, list: readonly string[]) =>
  [...list, '>'].map((one, at) => `${kind} ${list[at - 1] ?? '<'} ${one}`)

function gramsOf(text: string): string[] {
  return [2, 3, 4].flatMap((size) =>
    Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => {
      return `c${text.slice(at, at + size)}`
    }),
  )
}

/**
 * What a message consists of: words, pairs of neighbours, 3 and 4 characters in a row, and the same
 * with words replaced by their meaning. Each kind weighs the same, however long the message is.
 */
export function featuresOf(text: string): Features {
  const spoken = plainOf(text.slice(0, MOST_CHARACTERS)).match(/[\p{L}\p{N}']+(?:-\p{L}+)*/gu) ?? []
  const stems = spoken.map(stemOf)
  const meanings = spoken.map(meaningOf)
  const known = meanings.flatMap((one) => one ?? [])
  const meant = stems.map((stem, at) => meanings[at] ?? stem)
  const together = [...new Set(known)]
    .sort()
    .flatMap((one, at, all) => all.slice(at + 1).map((two) => `t ${one} ${two}`))
  const features: Features = { buckets: [], values: [], meanings: 0 }
  const add = (names: readonly string[], weight: number) => {
    const buckets = new Set(names.map(bucketOf))
    for (const bucket of buckets) {
      features.buckets.push(bucket)
      features.values.push(weight / Math.sqrt(Math.max(FEWEST, buckets.size)))
    }
  }
  add([...known.map((one) => `m ${one}`), ...pairsOf('n', meant), ...together], MEANING_WEIGHT)
  features.meanings = features.buckets.length
  add(
    stems.map((one) => `w ${one}`),
    1,
  )
  add(pairsOf('b', stems), 1)
  add(gramsOf(` ${spoken.join(' ')} `), 1)
  return features
}
