import { describe, expect, it } from 'vitest'
import {
  baseOf,
  changesToSend,
  endsBeforeStart,
  formFields,
  type GoalValues,
} from './changes.rules.ts'

const empty = Object.fromEntries(formFields.map((field) => [field, ''])) as GoalValues
const values = (more: Partial<GoalValues>): GoalValues => ({ ...empty, ...more })

describe('the changes sent by the goal form', () => {
  it('the goal form sends only changed fields, and null for an emptied one', () => {
    const before = values({ specific: 'Ask Mei', partner: 'Mei', endDate: '2026-12-01' })
    const now = values({ specific: 'Ask Ada', partner: '', endDate: '2026-12-01' })
    expect(changesToSend(before, now)).toEqual({ specific: 'Ask Ada', partner: null })
  })

  it('the goal form sends no field whose change was reverted', () => {
    expect(changesToSend(values({ note: 'x' }), values({ note: 'x' }))).toEqual({})
  })

  it('the goal form turns null into an empty text, and an instant into its day', () => {
    const record = Object.fromEntries(formFields.map((field) => [field, null]))
    const goal = { ...record, version: 3, endDate: '2026-12-01T10:00:00.000Z', note: 'n' }
    expect(baseOf(goal as Parameters<typeof baseOf>[0])).toEqual({
      version: 3,
      values: values({ endDate: '2026-12-01', note: 'n' }),
    })
  })

  it.each([
    ['2026-12-02', '2026-12-01', true],
    ['2026-12-01', '2026-12-01', false],
    ['', '2026-12-01', false],
    ['2026-12-01', '', false],
  ])(
    'for a goal from "%s" to "%s", "ends before its start" is %s',
    (startDate, endDate, refused) => {
      expect(endsBeforeStart(values({ startDate, endDate }))).toBe(refused)
    },
  )
})
