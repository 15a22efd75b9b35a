import type { Features } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import {
  SAFETY_TOPICS,
  type SafetyTopic,
} from '../../../server/src/assistant/answering/understanding/safety-topics.rules.ts'
import { examplesOfLibrary, FOLDS, HARMLESS, writtenExamples } from './examples.ts'
import { type Example, type Model, scoresOf, train } from './train.ts'

/** The weight of an error by topic: highest for an unrecognised message about self-harm. */
const IMPORTANCE = [4, 2.6, 2, 2, 2, 2, 1]

/** For each topic, the share of harmless messages that may be mistaken for it. */
const FALSE_ALARMS: Readonly<Record<SafetyTopic, number>> = {
  'self-harm': 0.028,
  violence: 0.013,
  harassment: 0.012,
  discrimination: 0.01,
  medical: 0.006,
  legal: 0.004,
}

export type JudgedExample = { example: Example; odds: number[] }

/** How much more likely each topic is than a harmless message, as log odds. */
function oddsOf(model: Model, features: Features): number[] {
  const scores = scoresOf(model, features, features.buckets.length)
  return SAFETY_TOPICS.map((_, topic) => (scores[topic] ?? 0) - (scores[HARMLESS] ?? 0))
}

export const allExamples = () => [...writtenExamples(), ...examplesOfLibrary()]
export const trainOn = (examples: readonly Example[]) => train(examples, IMPORTANCE)

/** Judges each example with a model that was trained on other situations. */
export function crossValidate(examples: readonly Example[]): JudgedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainOn(examples.filter((example) => example.fold !== fold))
    return examples
      .filter((example) => example.fold === fold)
      .map((example) => ({ example, odds: oddsOf(model, example.features) }))
  }).flat()
}

/** The least log odds of each topic that keep its false alarms within the allowed share. */
export function leastOdds(judged: readonly JudgedExample[]): number[] {
  const harmless = judged.filter(({ example }) => example.label === HARMLESS)
  return SAFETY_TOPICS.map((topic, at) => {
    const odds = harmless.map((one) => one.odds[at] ?? 0).sort((one, two) => two - one)
    return odds[Math.floor(FALSE_ALARMS[topic] * harmless.length)] ?? 0
  })
}

/** The topic that a message sounds like, as the server decides it. */
export function soundsLike(odds: readonly number[], least: readonly number[]): number {
  const above = odds.map((one, at) => one - (least[at] ?? 0))
  const most = Math.max(...above)
  return most > 0 ? above.indexOf(most) : HARMLESS
}
