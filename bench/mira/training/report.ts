import { SAFETY_TOPICS } from '../../../server/src/assistant/answering/understanding/safety-topics.rules.ts'
import { report } from '../../lib/figures.ts'
import { allExamples, crossValidate, leastOdds, soundsLike } from './cross-validate.ts'
import { HARMLESS } from './examples.ts'

/** Reports how well topics are recognised in situations outside the training. */
export function learnedTopics(): void {
  const judged = crossValidate(allExamples())
  const least = leastOdds(judged)
  const found = judged.map(({ example: { label }, odds }) => {
    return { label, topic: soundsLike(odds, least) }
  })
  for (const [label, name] of [...SAFETY_TOPICS, 'harmless'].entries()) {
    const own = found.filter((one) => one.label === label)
    const share = (is: (one: (typeof own)[number]) => boolean) =>
      Math.round((1000 * own.filter(is).length) / own.length) / 10
    const answered = share(({ topic }) => topic !== HARMLESS)
    const of = `of ${own.length}`
    if (label === HARMLESS) report('examples: false alarms', answered, '%', { most: 5 }, of)
    else {
      const right = share(({ topic }) => topic === label)
      report(`examples: ${name}`, answered, '%', undefined, `right topic ${right}%; ${of}`)
    }
  }
}
