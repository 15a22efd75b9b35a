import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noFilters } from '#features/library/question.ts'
import { oneOfs, optionsOf, withOption } from './options.ts'

it('the options of a filter begin with "any", and each sets its own value', () => {
  for (const filter of oneOfs) {
    const options = optionsOf(filter, noFilters)
    expect(options[0]?.value).toBe('')
    for (const { value } of options) {
      expect(`${withOption(noFilters, filter, value)[filter] ?? ''}`).toBe(value)
    }
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  }
})

it('a filter offers the limit from the address among its options, in order', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (time) => {
      const values = optionsOf('time', { ...noFilters, time }).map(({ value }) => value)
      expect(values).toContain(`${time}`)
      const numbers = values.slice(1).map(Number)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})

it('filter options name a budget of 0 and one person in words', () => {
  expect(optionsOf('budget', noFilters)[1]).toEqual({ value: '0', label: 'No budget' })
  expect(optionsOf('people', noFilters)[1]).toEqual({ value: '1', label: '1 person' })
})
