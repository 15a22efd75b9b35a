import type { Features } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import type { Classifier } from './classifiers.ts'
import { FOLDS } from './examples.ts'
import { type Example, type Model, scoresOf, train } from './train.ts'

export type JudgedExample = { example: Example; odds: number[] }

/** How much more likely each label is than the rest, as log odds. */
function oddsOf(model: Model, { labels }: Classifier, features: Features): number[] {
  const scores = scoresOf(model, features, features.buckets.length)
  return labels.map((_, at) => (scores[at] ?? 0) - (scores[labels.length] ?? 0))
}

/** Judges each example with a model that was trained on other situations. */
export function crossValidate(
  classifier: Classifier,
  examples: readonly Example[],
): JudgedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(
      examples.filter((example) => example.fold !== fold),
      classifier.importance,
    )
    return examples
      .filter((example) => example.fold === fold)
      .map((example) => ({ example, odds: oddsOf(model, classifier, example.features) }))
  }).flat()
}

/** The least log odds of each label that keep its false alarms within the allowed share. */
export function leastOdds(
  { labels, falseAlarms }: Classifier,
  judged: readonly JudgedExample[],
): number[] {
  const others = judged.filter(({ example }) => example.label === labels.length)
  return falseAlarms.map((share, at) => {
    const odds = others.map((one) => one.odds[at] ?? 0).sort((one, two) => two - one)
    return odds[Math.floor(share * others.length)] ?? 0
  })
}

/** The label that a message sounds like, as the server decides it. */
export function soundsLike(odds: readonly number[], least: readonly number[]): number {
  const likely = odds.indexOf(Math.max(...odds))
  return (odds[likely] ?? 0) > (least[likely] ?? 0) ? likely : least.length
}
