import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entities } from '#lib/generated/entities.ts'
import {
  countFilters,
  formats,
  kinds,
  mostText,
  noFilters,
  readAddress,
  toAddress,
  toggleKind,
  wordsOf,
} from './question.ts'

const bound = fc.option(fc.nat({ max: 999_999_999 }))
const filters = fc.record({
  kinds: fc.subarray([...kinds]),
  entity: fc.option(fc.constantFrom(...entities)),
  time: bound,
  people: bound,
  budget: bound,
  format: fc.option(fc.constantFrom(...formats)),
})
const words = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => wordsOf(text) !== '')
const searchOf = (address: string) => new URL(address, 'https://goodwork.test').search

it('a search is unchanged after it is written to the address and read', () => {
  fc.assert(
    fc.property(words, filters, (text, narrowed) => {
      const address = toAddress({ text, filters: narrowed })
      const again = readAddress(searchOf(address))
      expect(again.filters).toEqual(narrowed)
      expect(toAddress(again)).toBe(address)
      const asked = wordsOf(text)
      // A character that is cut in half at the end is removed.
      if (asked.length < mostText) expect(again.text).toBe(asked)
    }),
  )
})

it('keeps the words of a search unchanged, except for blanks', () => {
  const text = '  1:1 & “ feed\tback ” <b>=?#%   '
  expect(readAddress(searchOf(toAddress({ text, filters: noFilters }))).text).toBe(
    '1:1 & “ feed back ” <b>=?#%',
  )
})

it('a search without words has no address of its own, whatever the filters', () => {
  expect(toAddress({ text: ' \n ', filters: { ...noFilters, time: 10 } })).toBe('/impact-actions')
})

it.each([
  '?q=trust&kind=people&kind=constructor&for=boss&format=film',
  '?q=trust&time=-1&people=1.5&budget=NaN',
  '?q=trust&time=1e9&people=9999999999&budget=%00',
])('ignores invalid filter values in the address of a search: %s', (search) => {
  expect(readAddress(search)).toEqual({ text: 'trust', filters: noFilters })
})

it('limits the text of a search to 300 characters', () => {
  expect(readAddress(`?q=${'x'.repeat(5000)}`).text).toHaveLength(mostText)
  expect(wordsOf('y'.repeat(301))).toHaveLength(mostText)
})

it('toggles a kind in the filters, and treats all kinds as no filter', () => {
  const all = kinds.reduce(toggleKind, noFilters)
  expect(all.kinds).toEqual([])
  fc.assert(
    fc.property(filters, fc.constantFrom(...kinds), (narrowed, kind) => {
      const once = toggleKind(narrowed, kind)
      expect(once.kinds.includes(kind)).toBe(
        !narrowed.kinds.includes(kind) && narrowed.kinds.length < kinds.length - 1,
      )
      expect(once.kinds).toEqual(kinds.filter((one) => once.kinds.includes(one)))
    }),
  )
})

it('counts all chosen kinds as one filter, and a limit of 0 as another', () => {
  expect(countFilters(noFilters)).toBe(0)
  expect(countFilters({ ...noFilters, kinds: ['tip', 'link'], budget: 0, entity: 'team' })).toBe(3)
})
