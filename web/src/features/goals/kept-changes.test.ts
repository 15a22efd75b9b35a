import { describe, expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import type { KeptSave } from '#lib/outbox.ts'
import { mend, withChanges } from './kept-changes.ts'

const refusal = (code: string) => new AppError('refused', 409, [{ message: '', code, field: null }])
const conflict = refusal('CONFLICT')

/** Changes that a person made on a goal whose version was 1. */
const aSave = (changes: object, before: Record<string, unknown>): KeptSave => ({
  ...{ key: '1', at: 1, person: 'ada', operation: 'goalUpdate', query: '' },
  variables: { obj: { _id: 'g', version: 1, ...changes } },
  before,
})
const noted = aSave({ note: 'mine' }, { note: null })

describe('a kept change of a goal that the server refused', () => {
  it('is sent again with the newer version if another device changed other fields', () => {
    const theirs = { version: 4, note: '', progress: 'In the zone' }
    expect(mend(noted, conflict, theirs)).toMatchObject({
      variables: { obj: { _id: 'g', version: 4, note: 'mine' } },
    })
  })

  it('is joined with the ticks of another device', () => {
    const ticked = aSave({ stepsDone: ['one', 'two'] }, { stepsDone: ['one'] })
    expect(mend(ticked, conflict, { version: 3, stepsDone: ['three'] })).toMatchObject({
      variables: { obj: { version: 3, stepsDone: ['three', 'two'] } },
    })
  })

  it('asks the person if another device changed the same field', () => {
    const theirs = { version: 2, note: 'theirs' }
    expect(mend(noted, conflict, theirs)).toEqual({ ...noted, asks: true })
  })

  it.each([
    ['the change arrived, and its answer was lost', noted, { version: 2, note: 'mine' }],
    ['the record is gone as wanted', aSave({ isBookmark: false }, { isBookmark: true }), null],
  ])('counts as sent if %s', (_, save, theirs) => {
    expect(mend(save, conflict, theirs)).toBe('sent')
  })

  it.each([
    ['another device deleted the goal', conflict, null],
    ['the server refuses its value', refusal('BAD_USER_INPUT'), { version: 1, note: null }],
  ])('is refused if %s', (_, error, theirs) => {
    expect(mend(noted, error, theirs)).toBe('refused')
  })
})

it.each([
  ['achieved at the last step', 'going', { progress: 'Goal achieved!' }, 'achieved'],
  ['open again at an earlier step', 'achieved', { progress: 'In the zone' }, 'going'],
  ['let go at any step', 'letGo', { progress: 'Goal achieved!' }, 'letGo'],
  ['as it was if the progress stays', 'achieved', { note: 'Later' }, 'achieved'],
])('shows a goal with a kept change as %s', (_, state, changes, after) => {
  expect(withChanges({ _id: 'g', state }, changes)).toEqual({ _id: 'g', ...changes, state: after })
})
