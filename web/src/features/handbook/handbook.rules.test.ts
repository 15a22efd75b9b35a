import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerFields,
  categoriesOf,
  contactOf,
  coverageOf,
  type Entry,
  entriesOf,
  holds,
  isLink,
  narrowed,
} from './handbook.rules.ts'

const question = (id: string, category = 'Rewards', subcategory = 'Pay', text = `About ${id}`) => ({
  id,
  text,
  type: 'C-P',
  category,
  subcategory,
})
const answer = (id: string, more: Partial<AnswerFields> = {}): AnswerFields => ({
  id,
  version: 1,
  answer: null,
  url: null,
  contactPerson: null,
  isAnswered: false,
  ...more,
})
const entry = (id: string, more: Partial<AnswerFields> = {}): Entry => ({
  question: question(id),
  answer: answer(id, more),
})

describe('the handbook by category and subcategory', () => {
  it('holds each question once, in its order, with the answer that is its own', () => {
    const questions = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        category: fc.constantFrom('Rewards', 'Team Management'),
        subcategory: fc.constantFrom('Pay', 'Shifts'),
      }),
      { selector: ({ id }) => id, maxLength: 30 },
    )
    fc.assert(
      fc.property(questions, fc.infiniteStream(fc.boolean()), (drawn, isThere) => {
        const all = drawn.map((one) => question(one.id, one.category, one.subcategory))
        const answers = all.filter(() => isThere.next().value).map(({ id }) => answer(id))
        const entries = categoriesOf(all, [...answers, answer('gone')]).flatMap(entriesOf)
        expect(entries.map((one) => one.question.id).sort()).toEqual(all.map(({ id }) => id).sort())
        for (const one of entries) {
          expect(one.answer).toBe(answers.find(({ id }) => id === one.question.id) ?? null)
        }
      }),
    )
  })

  it('gives each category the name that its address has', () => {
    const [one] = categoriesOf([question('a', 'Recruitment & On-boarding')], [])
    expect(one?.slug).toBe('recruitment-on-boarding')
  })

  it('leaves out the sections of which nothing passes', () => {
    const [category] = categoriesOf([question('a'), question('b', 'Rewards', 'Time off')], [])
    const some = narrowed(category?.sections ?? [], (one) => one.question.id === 'b')
    expect(some.map(({ name }) => name)).toEqual(['Time off'])
  })
})

it('counts what the server says is answered', () => {
  const entries = [entry('a', { isAnswered: true }), entry('b', { contactPerson: 'Lena' })]
  const open: Entry = { question: question('c'), answer: null }
  expect(coverageOf([...entries, open])).toEqual({ answered: 1, all: 3 })
  expect(coverageOf([])).toEqual({ answered: 0, all: 0 })
})

it('asks whom most answers of the category name', () => {
  const named = (name: string | null) => entry('a', { contactPerson: name })
  expect(contactOf([named('Lena'), named(' Mateo '), named('Mateo')])).toBe('Mateo')
  expect(contactOf([named('Mateo'), named('Lena')])).toBe('Lena')
  expect(contactOf([named(' '), named(null)])).toBeNull()
})

it('finds in question, answer, link and contact, whatever capitals and accents', () => {
  const one = entry('pay', {
    answer: 'Frag Zoë im Büro',
    url: 'https://pay.example',
    contactPerson: 'Lena',
  })
  for (const looked of ['zoe', 'BURO frag', 'lena', 'pay.example', 'about', ' ']) {
    expect([looked, holds(one, looked)]).toEqual([looked, true])
  }
  expect(holds(one, 'zoe mateo')).toBe(false)
})

it.each([
  ['https://a.example/b?c#d', true],
  ['HTTPS://a.example', true],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b', false],
  [' https://a.example', false],
])('takes “%s” for a link: %s', (text, is) => expect(isLink(text)).toBe(is))
