import { expect, it } from 'vitest'
import type { Faq } from '#api/content-tables.ts'
import { findQuestions } from './faq.rules.ts'

const faq = (id: string, question: string, answer: string): Faq => ({
  ...{ id, question, answer },
  topic: 'start',
})
const all = [
  faq('pay', 'How do I pay?', 'By card. You can’t pay in cash.'),
  faq('employer', 'What can my employer see?', 'Never your **goals** or your résumé.'),
]
const found = (typed: string) => findQuestions(all, typed).map(({ id }) => id)

it.each([
  ['', ['pay', 'employer']],
  ['  ?! ', ['pay', 'employer']],
  ['PAY', ['pay']],
  ['résume', ['employer']],
  ['RESUMÉ', ['employer']],
  ['can’t', ['pay']],
  ["can't", ['pay']],
  ['empl', ['employer']],
  ['my goals', ['employer']],
  ['goals card', []],
  ['ay', []],
])('finds for the words “%s” the questions %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})
