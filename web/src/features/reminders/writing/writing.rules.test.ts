import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields } from '#lib/form-versions.ts'
import {
  baseOf,
  changesToSend,
  faultOf,
  fieldsOf,
  nextMonth,
  type ReminderValues,
} from './writing.rules.ts'

const values: ReminderValues = {
  targetDate: '2026-12-03',
  categoryId: 'team-thanks',
  categoryTitle: '',
  text: 'Say thanks',
  actions: 'one two',
  roles: [],
  sendDate: '2026-12-08',
  sendTime: '',
}

describe('the input sent by the form of a reminder', () => {
  it("the reminder form sends only changed fields, in the server's format", () => {
    const now = { ...values, actions: 'two', roles: ['team'], categoryId: '' }
    expect(changesToSend(values, now)).toEqual({
      actions: ['two'],
      roles: ['team'],
      categoryId: null,
    })
    expect(changesToSend(values, { ...values, roles: [] })).toEqual({})
  })

  it('the reminder form sends a changed order of the actions', () => {
    expect(changesToSend(values, { ...values, actions: 'two one' })).toEqual({
      actions: ['two', 'one'],
    })
  })

  it('the saved reminder has the values of the form', () => {
    const form = fc.record({
      targetDate: fc.constantFrom('2026-12-03', '2027-02-28'),
      categoryId: fc.constantFrom('', 'a'),
      categoryTitle: fc.constantFrom('', 'Own name'),
      text: fc.string({ minLength: 1 }),
      actions: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map((ids) => ids.join(' ')),
      roles: fc.subarray(['individual', 'team', 'function']),
      sendDate: fc.constantFrom('', '2026-12-08'),
      sendTime: fc.constantFrom('', '09:30'),
    })
    fc.assert(
      fc.property(form, form, (before, now) => {
        const saved = { ...fieldsOf(before), ...changesToSend(before, now), version: 2 }
        expect(changedFields(baseOf(saved).values, now)).toEqual([])
      }),
    )
  })
})

it.each([
  [{ targetDate: '' }, 'targetDate', 'date'],
  [{ text: ' \n' }, 'text', 'empty'],
  [{ text: 'x'.repeat(2001) }, 'text', 'long'],
  [{ categoryTitle: 'x'.repeat(201) }, 'categoryTitle', 'long'],
])('refuses a reminder with %j before a request is sent', (wrong, field, kind) => {
  expect(faultOf({ ...values, ...wrong })).toEqual({ field, kind })
  expect(faultOf(values)).toBeNull()
})

describe('the same day a month later', () => {
  it.each([
    ['2026-12-15', '2027-01-15'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-11-30', '2026-12-30'],
  ])('the same day a month after %s is %s', (day, next) => expect(nextMonth(day)).toBe(next))

  it('the same day a month later is never after that day of the next month', () => {
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, (day) => {
        const next = nextMonth(day)
        const months = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
        expect(months(next) - months(day)).toBe(1)
        expect(Number(next.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)))
      }),
    )
  })
})
