import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BUCKETS } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import { CLASSIFIERS, type Classifier } from './classifiers.ts'
import { crossValidate, leastOdds } from './cross-validate.ts'
import { examplesOf, trainedOn } from './examples.ts'
import { train } from './train.ts'

// Trains the weights of the classifiers on content/examples and writes them for the server:
// node_modules/.bin/node bench/mira/training/write-weights.ts

const FOLDER = 'server/src/assistant/answering/understanding/generated'
/** Weights are whole numbers up to this, so that the file stays small. */
const MOST = { dangers: 15, purposes: 6 }
/** The share of weights within that number; the few larger ones are cut to it. */
const WITHIN = 0.998

/** What so few messages have says little about others. */
const FEWEST = 3

const round = (number: number) => Number(number.toFixed(4))

function write(classifier: Classifier): void {
  const { name, labels } = classifier
  const examples = examplesOf(classifier)
  const least = leastOdds(classifier, crossValidate(classifier, examples))
  const { weights, bias } = train(examples, classifier.importance)
  const many = labels.length + 1
  const against = (at: number, label: number) =>
    (weights[at * many + label] ?? 0) - (weights[at * many + labels.length] ?? 0)
  const counts = new Uint16Array(BUCKETS)
  for (const { features } of examples)
    for (const bucket of features.buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  const relative = Array.from({ length: BUCKETS * labels.length }, (_, at) =>
    (counts[Math.floor(at / labels.length)] ?? 0) < FEWEST
      ? 0
      : against(Math.floor(at / labels.length), at % labels.length),
  )
  const sizes = Float64Array.from(relative.filter((one) => one !== 0).map(Math.abs)).sort()
  const scale = (sizes[Math.floor(sizes.length * WITHIN)] ?? 1) / MOST[name]
  const small = Int8Array.from(relative, (one) =>
    Math.max(-MOST[name], Math.min(MOST[name], Math.round(one / scale))),
  )
  const learned = {
    trainedOn: trainedOn(),
    least: least.map(round),
    bias: labels.map((_, at) => round((bias[at] ?? 0) - (bias[labels.length] ?? 0))),
    scale,
    weights: brotliCompressSync(small).toString('base64'),
  }
  writeFileSync(
    join(import.meta.dirname, '../../..', FOLDER, `${name}.rules.ts`),
    `// Written by bench/mira/training/write-weights.ts\nexport const LEARNED = ${JSON.stringify(learned, null, 2)}\n`,
  )
}

for (const classifier of CLASSIFIERS) write(classifier)
