import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerFields,
  categoriesOf,
  contactOf,
  containsWords,
  coverageOf,
  type Entry,
  entriesOf,
  isOther,
  isShown,
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
  question: null,
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

const words = { category: 'Other answers', question: (id: string) => `No longer asked: ${id}` }

describe('answers to withdrawn questions', () => {
  it('shows all answers to withdrawn questions last, and does not count them', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
    fc.assert(
      fc.property(ids, ids, (asked, answered) => {
        const given = answered.map((id) => answer(id, { isAnswered: true }))
        const all = asked.map((id) => question(id))
        const categories = categoriesOf(all, given, words)
        const entries = categories.flatMap(entriesOf)
        const shown = entries.flatMap((one) => one.answer?.id ?? [])
        expect(shown.sort()).toEqual([...answered].sort())
        const kept = answered.filter((id) => asked.includes(id)).length
        expect(coverageOf(entries)).toEqual({ answered: kept, all: asked.length })
        expect(categories.filter(isOther).map(({ slug }) => slug)).toEqual(
          kept === answered.length ? [] : ['other-answers'],
        )
        expect(categories.slice(0, -1).some(isOther)).toBe(false)
      }),
    )
  })

  it('heads an answer to a withdrawn question with the original question, if stored', () => {
    const [other] = categoriesOf(
      [],
      [answer('x', { question: 'What about forms?' }), answer('y', { contactPerson: 'Lena' })],
      words,
    )
    const entries = other ? entriesOf(other) : []
    expect(entries.map((one) => one.question.text)).toEqual([
      'What about forms?',
      'No longer asked: y',
    ])
    expect(entries.map(isShown)).toEqual([false, true])
  })
})

describe('the handbook by category and subcategory', () => {
  it('the handbook contains each question once, with its own answer', () => {
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
        const whole = categoriesOf(all, [...answers, answer('gone')], words)
        const entries = whole.flatMap(entriesOf).filter((one) => one.isWithdrawn !== true)
        expect(entries.map((one) => one.question.id).sort()).toEqual(all.map(({ id }) => id).sort())
        for (const one of entries) {
          expect(one.answer).toBe(answers.find(({ id }) => id === one.question.id) ?? null)
        }
      }),
    )
  })

  it('gives each handbook category a name for its address', () => {
    const [one] = categoriesOf([question('a', 'Recruitment & On-boarding')], [], words)
    expect(one?.slug).toBe('recruitment-on-boarding')
  })

  it('leaves out handbook sections without matches', () => {
    const [category] = categoriesOf(
      [question('a'), question('b', 'Rewards', 'Time off')],
      [],
      words,
    )
    const some = narrowed(category?.sections ?? [], (one) => one.question.id === 'b')
    expect(some.map(({ name }) => name)).toEqual(['Time off'])
  })
})

it('counts the handbook questions that the server marks as answered', () => {
  const entries = [entry('a', { isAnswered: true }), entry('b', { contactPerson: 'Lena' })]
  const open: Entry = { question: question('c'), answer: null }
  expect(coverageOf([...entries, open])).toEqual({ answered: 1, all: 3 })
  expect(coverageOf([])).toEqual({ answered: 0, all: 0 })
})

it('suggests the contact named most often in the handbook category', () => {
  const named = (name: string | null) => entry('a', { contactPerson: name })
  expect(contactOf([named('Lena'), named(' Mateo '), named('Mateo')])).toBe('Mateo')
  expect(contactOf([named('Mateo'), named('Lena')])).toBe('Lena')
  expect(contactOf([named(' '), named(null)])).toBeNull()
})

it('searches the question, answer, link and contact of a handbook entry', () => {
  const one = entry('pay', {
    answer: 'Frag Zoë im Büro',
    url: 'https://pay.example',
    contactPerson: 'Lena',
  })
  for (const looked of ['zoe', 'BURO frag', 'lena', 'pay.example', 'about', ' ']) {
    expect([looked, containsWords(one, looked)]).toEqual([looked, true])
  }
  expect(containsWords(one, 'zoe mateo')).toBe(false)
})
