import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields } from '#lib/form-versions.ts'
import { baseOf, changesToSend, losesName, moved, movesDays } from './profile.rules.ts'

const nothing = {
  version: 1,
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: null,
  job: null,
  timeCommitDaily: null,
  motivations: null,
  learningStyles: null,
  timeZone: null,
  holidayCalendar: null,
  optContactByColleague: false,
  shareWeeklyScore: false,
  language: null,
  tailored: null,
}
const { values: empty } = baseOf(nothing)

describe('the changes sent by the profile page', () => {
  it("the profile form sends only changed fields, in the server's format", () => {
    const now = {
      ...empty,
      timeCommitDaily: '20',
      motivations: ['learn'],
      timeZone: 'Asia/Tokyo',
      shareWeeklyScore: true,
    }
    expect(changesToSend(empty, now)).toEqual({
      timeCommitDaily: 20,
      motivations: ['learn'],
      timeZone: 'Asia/Tokyo',
      shareWeeklyScore: true,
    })
  })

  it('the profile form sends null for an emptied field, and an empty list for no choices', () => {
    const full = { ...empty, role: 'team', timeCommitDaily: '10', motivations: ['learn'] }
    const emptied = { role: null, timeCommitDaily: null, motivations: [] }
    expect(changesToSend(full, empty)).toEqual(emptied)
  })

  it('the profile form sends no field for a reverted change or another order of choices', () => {
    const one = { ...empty, motivations: ['learn', 'money'] }
    const other = { ...empty, motivations: ['money', 'learn'] }
    expect(changesToSend(one, other)).toEqual({})
  })

  it('the saved profile has the values of the form, for any stored values', () => {
    const form = fc.record({
      firstName: fc.string({ minLength: 1 }),
      lastName: fc.string({ minLength: 1 }),
      role: fc.constantFrom('', 'team'),
      job: fc.constantFrom('', 'care'),
      timeCommitDaily: fc.constantFrom('', '10', '20'),
      motivations: fc.subarray(['learn', 'money']),
      learningStyles: fc.subarray(['read', 'listen']),
      timeZone: fc.constantFrom('', 'UTC'),
      holidayCalendar: fc.constantFrom('', 'DE'),
      optContactByColleague: fc.boolean(),
      shareWeeklyScore: fc.boolean(),
      language: fc.constantFrom('', 'en'),
      tailored: fc.boolean(),
    })
    fc.assert(
      fc.property(form, form, (before, now) => {
        const stored = { ...nothing, ...before, timeCommitDaily: Number(before.timeCommitDaily) }
        const saved = { ...stored, ...changesToSend(before, now) } as Parameters<typeof baseOf>[0]
        if (saved.timeCommitDaily === 0) saved.timeCommitDaily = null
        expect(changedFields(baseOf(saved).values, now)).toEqual([])
      }),
    )
  })
})

describe('a first name', () => {
  it('refuses an empty first name, but accepts an empty last name', () => {
    expect(losesName(empty, { ...empty, firstName: ' \t' })).toBe(true)
    expect(losesName(empty, { ...empty, firstName: 'محمد' })).toBe(false)
    expect(losesName(empty, { ...empty, lastName: '' })).toBe(false)
  })

  it('saves other fields of the profile while no first name was ever set', () => {
    const nameless = { ...empty, firstName: '' }
    expect(losesName(nameless, { ...nameless, role: 'team' })).toBe(false)
  })
})

it('only another time zone or holiday calendar changes the days of a person', () => {
  expect(movesDays(empty, { ...empty, timeZone: 'UTC' })).toBe(true)
  expect(movesDays(empty, { ...empty, holidayCalendar: 'DE' })).toBe(true)
  expect(movesDays(empty, { ...empty, firstName: 'Bo', language: 'en' })).toBe(false)
})

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 1, ['a', 'c', 'b']],
  [1, 0, ['b', 'a', 'c']],
] as const)('moves the entry of a list from %i to %i', (from, to, list) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(list)
})
