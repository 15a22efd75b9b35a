import { report, say } from '../../lib/figures.ts'
import { CLASSIFIERS, type Classifier } from './classifiers.ts'
import { crossValidate, leastOdds, soundsLike } from './cross-validate.ts'
import { examplesOf } from './examples.ts'

/** Reports how well labels are recognised in situations outside the training. */
export function learnedLabels(): void {
  for (const classifier of CLASSIFIERS) reportOf(classifier)
}

function reportOf(classifier: Classifier): void {
  const { labels, rest, name } = classifier
  const judged = crossValidate(classifier, examplesOf(classifier))
  const least = leastOdds(classifier, judged)
  const found = judged.map(({ example: { label, text }, odds }) => {
    return { label, text, got: soundsLike(odds, least) }
  })
  for (const [label, one] of [...labels, rest].entries()) {
    const own = found.filter((example) => example.label === label)
    const share = (is: (example: (typeof own)[number]) => boolean) =>
      Math.round((1000 * own.filter(is).length) / own.length) / 10
    const other = share(({ got }) => got !== labels.length)
    const of = `of ${own.length}`
    if (label === labels.length)
      report(`${name}: ${one} taken for one`, other, '%', { most: 5 }, of)
    else {
      const right = share(({ got }) => got === label)
      report(`${name}: ${one}`, other, '%', undefined, `right ${right}%; ${of}`)
    }
    if (process.env.MIRA_EACH !== '2') continue
    for (const { text, got } of own) if (got !== label) say(`    ${labels[got] ?? rest}: ${text}`)
  }
}
