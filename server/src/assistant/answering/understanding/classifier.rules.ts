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

/** A clause, or a wish, must sound so much more like a danger than any other message. */
const MORE = 1.5

/**
 * The topic that a message, as `plainOf` reads it, or one of its clauses sounds like; undefined if
 * it sounds harmless.
 */
export function topicItSoundsLike(
  plain: string,
  features: Features,
  isWish: boolean,
): SafetyTopic | undefined {
  const [topic] = dangers.labelsOf(features, isWish ? -MORE : 0)
  if (topic !== undefined) return topic
  const parts = clausesOf(plain)
  if (parts.length < 2) return undefined
  return parts.flatMap((part) => dangers.labelsOf(featuresOf(part), -MORE).slice(0, 1))[0]
}

/** How far below the least odds of a purpose a message may be: in a chat it often leans on it. */
const NEARER = { chat: 1, product: 2, rule: 3 }

/** What a message seems to want besides advice, the likeliest purpose first. */
export const likelyPurposes = (features: Features, isInChat: boolean): Purpose[] =>
  purposes.labelsOf(features, isInChat ? NEARER.chat : 0)

/** Whether a message lies near to questions about the product, or about rules. */
export const isNear = (features: Features, purpose: 'product' | 'rule'): boolean =>
  purposes.labelsOf(features, NEARER[purpose]).includes(purpose)

export const dangerOdds = (features: Features): number[] => dangers.oddsOf(features)

const CLAUSE_WORDS = 4
const wordCount = (text: string) => text.trim().split(/\s+/).length
const clausesOf = (plain: string): string[] =>
  plain
    .split(/[.!?;:,\n]+| (?:but|because|and then) /)
    .filter((part) => wordCount(part) >= CLAUSE_WORDS)

/** How far below the least odds of self-harm a message may be and still mean it, by its length. */
const NEARLY = { few: 1, many: 0.3, clause: -0.9 }
const FEW_WORDS = 7

/**
 * Whether a message is close enough to self-harm that the answer offers a help line. A wish about
 * the last answer must be closer: it seldom says how a person is.
 */
export function maySoundLikeSelfHarm(plain: string, features: Features, isWish: boolean): boolean {
  const [least = 0] = DANGERS.least
  const nearly = wordCount(plain) <= FEW_WORDS ? NEARLY.few : NEARLY.many
  const above = (of: Features, below: number) => (dangerOdds(of)[0] ?? 0) > least - below
  return (
    above(features, isWish ? 0 : nearly) ||
    clausesOf(plain).some((clause) => above(featuresOf(clause), NEARLY.clause))
  )
}
