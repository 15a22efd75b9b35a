import { brotliDecompressSync } from 'node:zlib'
import { type Features, featuresOf } from './features.rules.ts'
import { LEARNED as DANGERS } from './generated/dangers.rules.ts'
import { LEARNED as PURPOSES_LEARNED } from './generated/purposes.rules.ts'
import { PURPOSES, type Purpose } from './purposes.rules.ts'
import { SAFETY_TOPICS, type SafetyTopic } from './safety-topics.rules.ts'

/** What bench/mira/training learned from the examples in content/examples. */
type Learned = { weights: string; bias: readonly number[]; scale: number; least: readonly number[] }

/**
 * A classifier of messages: `oddsOf` answers how much more likely each label is than any other
 * message, as log odds.
 */
function classifier<Label extends string>(labels: readonly Label[], learned: Learned) {
  // One number for each bucket and label; the labels of a bucket are adjacent.
  const weights = new Int8Array(brotliDecompressSync(Buffer.from(learned.weights, 'base64')))
  const oddsOf = ({ buckets, values }: Features): number[] => {
    const odds = [...learned.bias]
    buckets.forEach((bucket, at) => {
      const value = learned.scale * (values[at] ?? 0)
      const first = bucket * labels.length
      for (let label = 0; label < labels.length; label += 1) {
        odds[label] = (odds[label] ?? 0) + (weights[first + label] ?? 0) * value
      }
    })
    return odds
  }
  /** The labels that a message sounds like, the likeliest first. */
  const labelsOf = (features: Features, nearer = 0): Label[] =>
    oddsOf(features)
      .map((odds, at) => ({ odds, label: labels[at] as Label, least: learned.least[at] ?? 0 }))
      .filter(({ odds, least }) => odds > least - nearer)
      .sort((one, other) => other.odds - one.odds)
      .map(({ label }) => label)
  return { oddsOf, labelsOf }
}

const dangers = classifier<SafetyTopic>(SAFETY_TOPICS, DANGERS)
const purposes = classifier<Purpose>(PURPOSES, PURPOSES_LEARNED)

/** A clause that sounds like a danger so much more than a whole message must is one. */
const CLAUSE_MORE = 1.5

/**
 * The topic that a message, or one of its clauses, sounds like; undefined if it sounds harmless. The
 * odds of a wish must be as high as those of a clause.
 */
export function topicItSoundsLike(text: string, isWish = false): SafetyTopic | undefined {
  const [topic] = dangers.labelsOf(featuresOf(text), isWish ? -CLAUSE_MORE : 0)
  if (topic !== undefined) return topic
  const parts = clausesOf(text)
  if (parts.length < 2) return undefined
  return parts.flatMap((part) => dangers.labelsOf(featuresOf(part), -CLAUSE_MORE).slice(0, 1))[0]
}

/** In a chat, a message leans on the last answer so much more often. */
const IN_CHAT = 1

/** What a message seems to want besides advice, the likeliest purpose first. */
export const likelyPurposes = (text: string, isInChat: boolean): Purpose[] =>
  purposes.labelsOf(featuresOf(text), isInChat ? IN_CHAT : 0)

/** Whether a message lies at most so far below the least odds of a purpose. */
export const isNear = (text: string, purpose: Purpose, below: number): boolean =>
  purposes.labelsOf(featuresOf(text), below).includes(purpose)

export const logOddsOf = (text: string): number[] => dangers.oddsOf(featuresOf(text))

const CLAUSE_WORDS = 4
const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?;:,\n]+| (?:but|because|and then) /)
    .filter((part) => part.trim().split(/\s+/).length >= CLAUSE_WORDS)

/** How far below the least odds of self-harm a message may be and still mean it, by its length. */
const NEARLY = { few: 1, many: 0.3, clause: -0.9 }
const FEW_WORDS = 7

/** Whether a message is close enough to self-harm that the answer offers a help line. */
export function maySoundLikeSelfHarm(text: string): boolean {
  const [least = 0] = DANGERS.least
  const above = (part: string, below: number) => (logOddsOf(part)[0] ?? 0) > least - below
  const length = (part: string) => part.trim().split(/\s+/).length
  return (
    above(text, length(text) <= FEW_WORDS ? NEARLY.few : NEARLY.many) ||
    clausesOf(text).some((clause) => above(clause, NEARLY.clause))
  )
}
