import { inflateSync } from 'node:zlib'
import { featuresOf } from './features.rules.ts'
import { LEARNED } from './generated/safety-weights.rules.ts'
import { SAFETY_TOPICS, type SafetyTopic } from './safety-topics.rules.ts'

/** One number for each bucket and topic; the topics of a bucket are adjacent. */
const weights = new Int8Array(inflateSync(Buffer.from(LEARNED.weights, 'base64')))

/** How much more likely each topic is than a harmless message, as log odds. */
export function logOddsOf(text: string): number[] {
  const { buckets, values } = featuresOf(text)
  return SAFETY_TOPICS.map((_, topic) =>
    buckets.reduce((sum, bucket, at) => {
      const weight = weights[bucket * SAFETY_TOPICS.length + topic] ?? 0
      return sum + weight * LEARNED.scale * (values[at] ?? 0)
    }, LEARNED.bias[topic] ?? 0),
  )
}

/** How far below the least odds of self-harm a message may be and still mean it, by its length. */
const NEARLY = { few: 1.4, many: 0.8, clause: -0.8 }
const FEW_WORDS = 7
const CLAUSE_WORDS = 4

/** Whether a message is close enough to self-harm that the answer offers a help line. */
export function maySoundLikeSelfHarm(text: string): boolean {
  const [least = 0] = LEARNED.least
  const above = (part: string, below: number) => (logOddsOf(part)[0] ?? 0) > least - below
  const length = (part: string) => part.trim().split(/\s+/).length
  const clauses = text.split(/[.!?;,\n]+| but | and then /)
  return (
    above(text, length(text) <= FEW_WORDS ? NEARLY.few : NEARLY.many) ||
    clauses.some((clause) => length(clause) >= CLAUSE_WORDS && above(clause, NEARLY.clause))
  )
}

/**
 * The topic that a message sounds like, by words learned from written examples (bench/mira/training);
 * undefined if it sounds harmless. decisions/dangerous-messages.md
 */
export function topicItSoundsLike(text: string): SafetyTopic | undefined {
  const odds = logOddsOf(text)
  const above = SAFETY_TOPICS.map((topic, at) => {
    return { topic, by: (odds[at] ?? 0) - (LEARNED.least[at] ?? 0) }
  })
  const most = above.reduce((one, two) => (two.by > one.by ? two : one))
  return most.by > 0 ? most.topic : undefined
}
