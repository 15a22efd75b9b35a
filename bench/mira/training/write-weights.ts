import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { BUCKETS } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import { SAFETY_TOPICS } from '../../../server/src/assistant/answering/understanding/safety-topics.rules.ts'
import { allExamples, crossValidate, leastOdds, trainOn } from './cross-validate.ts'
import { HARMLESS, trainedOn } from './examples.ts'

// Trains the weights of the safety topics on the examples in this folder and writes them for the
// server: node_modules/.bin/node bench/mira/training/write-weights.ts

const FILE = 'server/src/assistant/answering/understanding/generated/safety-weights.rules.ts'
const MOST = 127

const examples = allExamples()
const least = leastOdds(crossValidate(examples))
const { weights, bias } = trainOn(examples)
const labels = HARMLESS + 1
const against = (at: number, topic: number) =>
  (weights[at * labels + topic] ?? 0) - (weights[at * labels + HARMLESS] ?? 0)
const relative = Array.from({ length: BUCKETS * SAFETY_TOPICS.length }, (_, at) =>
  against(Math.floor(at / SAFETY_TOPICS.length), at % SAFETY_TOPICS.length),
)
const scale = relative.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST
const small = Int8Array.from(relative, (one) => Math.round(one / scale))
const round = (number: number) => Number(number.toFixed(4))
const learned = {
  trainedOn: trainedOn(),
  least: least.map(round),
  bias: SAFETY_TOPICS.map((_, topic) => round((bias[topic] ?? 0) - (bias[HARMLESS] ?? 0))),
  scale,
  weights: deflateSync(small, { level: 9 }).toString('base64'),
}
writeFileSync(
  join(import.meta.dirname, '../../..', FILE),
  `// Written by bench/mira/training/write-weights.ts\nexport const LEARNED = ${JSON.stringify(learned, null, 2)}\n`,
)
