import {
  PURPOSES,
  type Purpose,
} from '../../../server/src/assistant/answering/understanding/purposes.rules.ts'
import {
  SAFETY_TOPICS,
  type SafetyTopic,
} from '../../../server/src/assistant/answering/understanding/safety-topics.rules.ts'

/** A classifier: its labels, and the label of all other messages. */
export type Classifier = {
  /** The folder of its examples in content/examples, a file for each label and one for the rest */
  name: 'dangers' | 'purposes'
  labels: readonly string[]
  rest: string
  /** The weight of an error by label, and of one with a message of the rest */
  importance: readonly number[]
  /** For each label, the share of the rest that may be mistaken for it */
  falseAlarms: readonly number[]
}

const DANGERS: Readonly<Record<SafetyTopic, [importance: number, falseAlarms: number]>> = {
  'self-harm': [4, 0.02],
  violence: [2.6, 0.011],
  harassment: [2, 0.011],
  discrimination: [2, 0.009],
  medical: [2, 0.007],
  legal: [2, 0.003],
}

/** Purposes that a wrong guess spoils least; the rest answers a message with advice. */
const OFTEN: Partial<Record<Purpose, number>> = {
  'out-of-scope': 0.009,
  rule: 0.01,
  reply: 0.02,
  heavy: 0.002,
  product: 0.004,
}
const SELDOM = 0.0015

export const CLASSIFIERS: readonly Classifier[] = [
  {
    name: 'dangers',
    labels: SAFETY_TOPICS,
    rest: 'harmless',
    importance: [...SAFETY_TOPICS.map((topic) => DANGERS[topic][0]), 1],
    falseAlarms: SAFETY_TOPICS.map((topic) => DANGERS[topic][1]),
  },
  {
    name: 'purposes',
    labels: PURPOSES,
    rest: 'advice',
    importance: [...PURPOSES.map(() => 2), 1],
    falseAlarms: PURPOSES.map((purpose) => OFTEN[purpose] ?? SELDOM),
  },
]
