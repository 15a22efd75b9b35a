import { type Check, type Entry, type Problem, problemAt } from '#corpus.ts'
import { forms } from '#schema/advice.ts'
import { paragraphsOf, wordsOf } from '#text/words.ts'

type Advice = Entry<'impact-advice'>
type Form = (typeof forms)[number]

/** The kinds of paragraphs: words in “ ”, a turn of a dialogue, a list, and other text. */
export type ParagraphKind = 'speech' | 'turn' | 'list' | 'text'

export function kindsOf(body: string): ParagraphKind[] {
  return paragraphsOf(body).map((paragraph) => {
    if (/^“[^“”]*”$/su.test(paragraph)) return 'speech'
    if (/^\*\*[^*]+:\*\* /u.test(paragraph)) return 'turn'
    return paragraph.startsWith('- ') ? 'list' : 'text'
  })
}

const itemsOf = (body: string) => body.split('\n').filter((line) => line.startsWith('- '))
const count = (body: string, kind: ParagraphKind) =>
  kindsOf(body).filter((one) => one === kind).length

const speakersOf = (body: string) =>
  new Set([...body.matchAll(/^\*\*([^*]+):\*\* /gmu)].map(([, name]) => name))

const leastTextWords = 25

/** The fault of a body of each form; undefined if it has the parts of its form. */
const faults: Record<Form, (body: string) => string | false> = {
  words: (body) => count(body, 'speech') < 1 && 'needs a paragraph wholly in “ ”, the words to say',
  dialogue: (body) =>
    (count(body, 'turn') < 4 || speakersOf(body).size !== 2) &&
    'needs four or more paragraphs that begin with **Name:**, of two voices',
  checklist: (body) =>
    (itemsOf(body).length < 3 || itemsOf(body).length > 8) && 'needs a list of 3 to 8 items',
  text: (body) => {
    const texts = paragraphsOf(body).filter((text) => /^“[^“”]*”$/su.test(text))
    const isOne = texts.length === 1 && wordsOf(texts[0] ?? '').length >= leastTextWords
    return !isOne && `needs one paragraph in “ ” of ${leastTextWords} words or more, to copy`
  },
  story: (body) =>
    (itemsOf(body).length > 0 || paragraphsOf(body).length < 3) &&
    'needs three or more paragraphs, and no list',
  questions: (body) => {
    const items = itemsOf(body)
    const areQuestions = items.every((item) => /\?\**$/u.test(item.trim()))
    return (items.length !== 3 || !areQuestions) && 'needs a list of three items that end with “?”'
  },
}

/** Each advice has the parts of its form. */
export const formParts: Check = (corpus) =>
  corpus['impact-advice'].flatMap((entry) => {
    const fault = faults[entry.row.form](entry.row.body)
    return fault ? [problemAt(entry, 'body', `is ${entry.row.form}: ${fault}`)] : []
  })

/** The largest and smallest share of a form, and the largest of a sequence of paragraphs. */
const bounds = { form: 1 / 3, leastForm: 0.08, pattern: 0.45 }

/** The standard deviation of the number of words in a body, so that not all look the same. */
const leastDeviation = 15

/** No form and no sequence of paragraphs is too frequent, and lengths differ. */
export const variety: Check = (corpus) => {
  const advice = corpus['impact-advice']
  if (advice.length === 0) return []
  const { pattern, share } = commonPattern(advice)
  const deviation = deviationOf(advice)
  return [
    ...forms.flatMap((form) => {
      const part = advice.filter(({ row }) => row.form === form).length / advice.length
      return part <= bounds.form && part >= bounds.leastForm
        ? []
        : [about('form', `${form} is ${percent(part)}, wanted 8 to 33 %`)]
    }),
    ...(share > bounds.pattern
      ? [about('body', `${percent(share)} have the paragraphs ${pattern}, at most 45 %`)]
      : []),
    ...(deviation < leastDeviation
      ? [about('body', `has a deviation of ${deviation.toFixed(1)} words, at least 15`)]
      : []),
  ]
}

/** The most frequent sequence of paragraphs, and its share. */
export function commonPattern(advice: readonly Advice[]): { pattern: string; share: number } {
  const counts = new Map<string, number>()
  for (const { row } of advice) {
    const pattern = kindsOf(row.body).join(' ')
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  const [[pattern, most] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one)
  return { pattern, share: most / (advice.length || 1) }
}

/** The standard deviation of the number of words in the bodies. */
export function deviationOf(advice: readonly Advice[]): number {
  const lengths = advice.map(({ row }) => wordsOf(row.body).length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  return Math.sqrt(squares / (lengths.length || 1))
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function about(field: string, message: string): Problem {
  return { file: 'tables/impact-advice', row: '-', field, message }
}
