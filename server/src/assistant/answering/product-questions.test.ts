import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { productAnswer } from './product-questions.ts'
import { isWish } from './understanding/purposes.rules.ts'
import { readMessage } from './understanding/reading.rules.ts'

const sets = join(import.meta.dirname, '../../../../bench/mira')
const content = openContent(readCompiled(compiledFile))
const rowsOf = (file: string) => readYaml(join(sets, file)) as Row[]
type Row = { question: string; good: string[]; heldOut?: boolean; kind?: string }
const ANSWER = { kind: 'advice', cards: [{}], topic: 'too much work' }

const asked = rowsOf('product.yaml')
const answerTo = (text: string) => productAnswer(readMessage(text), content)
const idOf = (text: string) => answerTo(text)?.cards[0]?.id

it.each(asked.filter(({ heldOut }) => !heldOut).map(({ question, good }) => [question, good]))(
  'answers a question about the product: %s',
  (question, good) => {
    expect(good).toContain(idOf(question))
  },
)

it('answers two thirds of the questions that wrote no line of the FAQ', () => {
  const others = asked.filter(({ heldOut }) => heldOut)
  const right = others.filter(({ question, good }) => good.includes(idOf(question) ?? ''))
  expect(right.length / others.length).toBeGreaterThanOrEqual(2 / 3)
})

it('quotes the whole answer, and opens the page where it is done', () => {
  const answer = answerTo('turn off the daily tips')
  expect(answer).toMatchObject({
    kind: 'product',
    cards: [{ path: '/faq#how-do-i-turn-off-messages' }, { path: '/messages/settings' }],
  })
  expect(answer?.sentences).toHaveLength(2)
})

it.each(['questions', 'everyday', 'handbook', 'out-of-scope', 'safety', 'no-answer'])(
  'is no answer to at least 99 of 100 other messages: %s',
  (set) => {
    const rows = rowsOf(`${set}.yaml`)
    const wrong = rows.filter(({ question, kind }) => {
      const before = kind === 'followUp' ? ANSWER : undefined
      const reading = readMessage(question, before)
      return !isWish(reading.purpose) && productAnswer(reading, content) !== undefined
    })
    expect(wrong.length / rows.length).toBeLessThanOrEqual(0.01)
  },
)

it.each([
  'can my boss read my emails?',
  'my manager reads my private messages',
  'can HR see my chat messages on Teams?',
  'who can see my salary?',
  'how do I cancel the meeting',
  'what is the point of me',
])('promises nothing about things outside of the product: %s', (text) => {
  expect(idOf(text)).toBeUndefined()
})
