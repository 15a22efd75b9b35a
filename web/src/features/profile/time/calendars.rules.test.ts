import { expect, it } from 'vitest'
import { countryOf, findCalendars } from './calendars.rules.ts'

const calendars = [
  { id: 'AU-NSW', name: 'Australia, New South Wales' },
  { id: 'CI', name: "Côte d'Ivoire" },
  { id: 'ZA', name: 'South Africa' },
  { id: 'KR', name: 'South Korea' },
]
const found = (typed: string) =>
  findCalendars(typed, calendars, 'No calendar').map(({ value }) => value)

it('finds a holiday calendar by country, region or code, prefix matches first', () => {
  expect(found('south')).toEqual(['ZA', 'KR', 'AU-NSW'])
  expect(found('cote')).toEqual(['CI'])
  expect(found('au-nsw')).toEqual(['AU-NSW'])
  expect(found('Atlantis')).toEqual([])
  expect(found('((')).toEqual([])
})

it('offers "no holiday calendar" first while the field is empty', () => {
  expect(found('')).toEqual(['', ...calendars.map(({ id }) => id)])
})

it.each([
  ['DE', 'Germany'],
  ['DE-BY', 'Germany'],
  ['no such thing', 'no such thing'],
  ['', ''],
])('names the holiday calendar %j by its country until the list is loaded', (id, name) => {
  expect(countryOf(id)).toBe(name)
})
