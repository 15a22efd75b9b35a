import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerFields } from '#features/handbook/handbook.rules.ts'
import { changedFields } from '#lib/form-versions.ts'
import { baseOf, changesToSend, faultOf, keyOf, most, readKey } from './answers.rules.ts'

const ids = ['pay-1', 'pay-2', 'pay-3']
const questions = ids.map((id) => ({
  ...{ id, text: id, type: 'C-P' },
  ...{ category: 'Rewards', subcategory: 'Pay' },
}))
const answer = (id: string, version: number, text: string | null): AnswerFields => ({
  ...{ id, version, question: null, answer: text, url: null, contactPerson: null },
  isAnswered: text !== null,
})
const answers = [answer('pay-1', 3, 'Monthly'), answer('pay-3', 2, null), answer('other', 9, 'x')]

describe('the form of some handbook questions', () => {
  it('the handbook form contains only its own answers, and the sum of their versions', () => {
    const { version, values } = baseOf(questions, answers)
    expect(version).toBe(5)
    expect(Object.keys(values)).toHaveLength(9)
    expect(values[keyOf('pay-1', 'answer')]).toBe('Monthly')
    expect(values[keyOf('pay-2', 'answer')]).toBe('')
  })

  it('the handbook form sends only changed fields, with the version that was read', () => {
    const { values } = baseOf(questions, answers)
    const now = {
      ...values,
      [keyOf('pay-1', 'answer')]: ' ',
      [keyOf('pay-2', 'url')]: 'https://pay.example',
      [keyOf('pay-2', 'contactPerson')]: 'Lena',
    }
    expect(changesToSend(answers, values, now)).toEqual([
      { id: 'pay-1', version: 3, answer: null },
      { id: 'pay-2', version: 0, url: 'https://pay.example', contactPerson: 'Lena' },
    ])
    expect(changesToSend(answers, values, { ...values })).toEqual([])
  })

  it('the saved handbook answers have the values of the form', () => {
    const text = fc.constantFrom('', 'One', 'Two\n\nthree')
    const keys = Object.keys(baseOf(questions, []).values)
    const form = fc.record(Object.fromEntries(keys.map((key) => [key, text])))
    fc.assert(
      fc.property(form, (now) => {
        const { values } = baseOf(questions, answers)
        const byId = new Map(answers.map((one) => [one.id, one]))
        for (const { id, version, ...fields } of changesToSend(answers, values, now)) {
          byId.set(id, { ...answer(id, version + 1, null), ...byId.get(id), ...fields })
        }
        expect(changedFields(baseOf(questions, [...byId.values()]).values, now)).toEqual([])
      }),
    )
  })

  it('reads question id and field from a key of the handbook form', () => {
    expect(readKey(keyOf('pay-1', 'contactPerson'))).toEqual({
      id: 'pay-1',
      field: 'contactPerson',
    })
  })
})

describe('invalid handbook answers', () => {
  const { values } = baseOf(questions, answers)

  it('reports invalid links and long texts at the field of the handbook form', () => {
    const url = keyOf('pay-3', 'url')
    expect(faultOf({ ...values, [url]: 'javascript:alert(1)' })).toEqual({ key: url, kind: 'link' })
    expect(faultOf({ ...values, [url]: ' https://pay.example ' })).toBeNull()
    const text = keyOf('pay-2', 'answer')
    expect(faultOf({ ...values, [text]: 'x'.repeat(most.answer) })).toBeNull()
    expect(faultOf({ ...values, [text]: 'x'.repeat(most.answer + 1) })).toEqual({
      key: text,
      kind: 'long',
    })
  })
})
