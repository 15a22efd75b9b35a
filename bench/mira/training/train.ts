import {
  BUCKETS,
  type Features,
} from '../../../server/src/assistant/answering/understanding/features.rules.ts'

export type Example = {
  text: string
  /** The index of its topic; the last one is "harmless" */
  label: number
  fold: number
  features: Features
}

/** Weights by bucket, then by label */
export type Model = { weights: Float32Array; bias: Float64Array }

const EPOCHS = 12
/** The last epochs, whose weights are averaged: then the order of the examples matters less. */
const AVERAGED = 6
const RATE = 0.1
const DECAY = 1e-4
const BIAS_RATE = 0.02
/** The share of steps that see only meanings, so that an unknown word counts by its meaning. */
const ONLY_MEANINGS = 0.1

/** Random numbers from 0 to 1, the same at each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at] as Item, items[other] as Item]
    items[at] = two
    items[other] = one
  }
}

/** The score of each label for a message, by its first `many` features. */
export function scoresOf({ weights, bias }: Model, { buckets, values }: Features, many: number) {
  const scores = Float64Array.from(bias)
  for (let at = 0; at < many; at++) {
    const first = (buckets[at] as number) * bias.length
    const value = values[at] as number
    for (let label = 0; label < bias.length; label++) {
      scores[label] = (scores[label] as number) + (weights[first + label] as number) * value
    }
  }
  return scores
}

function likelihoods(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((one, two) => one + two, 0)
  return raised.map((one) => one / sum)
}

/**
 * Multinomial logistic regression by stochastic gradient descent with AdaGrad's step sizes.
 * `importance` is the weight of an error for each label.
 */
export function train(examples: readonly Example[], importance: readonly number[]): Model {
  const labels = importance.length
  const model = emptyModel(labels)
  const average = emptyModel(labels)
  const { weights, bias } = model
  const squares = new Float32Array(weights.length).fill(1e-2)
  const random = randomFrom(12345)
  const order = [...examples]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const { label: right, features } of order) {
      const { buckets, values, meanings } = features
      const many = random() < ONLY_MEANINGS ? meanings : buckets.length
      const errors = likelihoods(scoresOf(model, features, many)).map((likely, label) => {
        return (likely - (label === right ? 1 : 0)) * (importance[right] ?? 1)
      })
      for (let label = 0; label < labels; label++) {
        const error = errors[label] as number
        bias[label] = (bias[label] as number) - BIAS_RATE * error
        for (let at = 0; at < many; at++) {
          const place = (buckets[at] as number) * labels + label
          const weight = weights[place] as number
          const slope = error * (values[at] as number) + DECAY * weight
          const square = (squares[place] as number) + slope * slope
          squares[place] = square
          weights[place] = weight - (RATE * slope) / Math.sqrt(square)
        }
      }
    }
    if (epoch >= EPOCHS - AVERAGED) addPart(average, model, 1 / AVERAGED)
  }
  return average
}

const emptyModel = (labels: number): Model => ({
  weights: new Float32Array(BUCKETS * labels),
  bias: new Float64Array(labels),
})

/** Adds a part of the weights of one model to those of another. */
function addPart(sum: Model, model: Model, part: number): void {
  for (const [at, weight] of model.weights.entries())
    sum.weights[at] = (sum.weights[at] as number) + part * weight
  for (const [at, one] of model.bias.entries()) sum.bias[at] = (sum.bias[at] as number) + part * one
}
