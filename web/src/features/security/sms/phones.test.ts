import metadata from 'libphonenumber-js/min/metadata'
import { expect, it } from 'vitest'
import { guessCountry } from './country-guess.ts'
import { phonesOf } from './phones-of.ts'

const phones = phonesOf(metadata)

it.each([
  ['0660 1234567', 'AT', '+436601234567', 'AT'],
  ['660 1234567', 'AT', '+436601234567', 'AT'],
  ['+49 1512 3456789', 'AT', '+4915123456789', 'DE'],
  ['(202) 555-0123', 'US', '+12025550123', 'US'],
  ['٠٦٦٠١٢٣٤٥٦٧', 'AT', '+436601234567', 'AT'],
  ['\u202d+49 171 1234567\u202c', 'AT', '+491711234567', 'DE'],
  ['\u200e0660\u00a01234567', 'AT', '+436601234567', 'AT'],
  ['tel:+49-171-1234567', 'AT', '+491711234567', 'DE'],
] as const)('reads the phone number %s in %s as %s', (typed, country, number, of) => {
  expect(phones.read(typed, country)).toEqual({ number, country: of })
})

it.each([
  '',
  '12',
  '06',
  'call me',
  '0660 1234567 ext. 12',
  '+43',
  '+999 123456789',
  '1'.repeat(60),
])('rejects %j as a phone number', (typed) => {
  expect(phones.read(typed, 'AT')).toBeNull()
})

it('lists every country with a dial code once, by name', () => {
  const codes = phones.countries.map((country) => country.code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(230)
  expect(phones.countries).toContainEqual({ code: 'AT', name: 'Austria', dial: '+43' })
  const names = phones.countries.map((country) => country.name)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
})

const codes = phones.countries.map((country) => country.code)

it.each([
  ['Europe/Vienna', ['en-US'], 'AT'],
  ['Europe/Vienna', ['de-AT', 'de'], 'AT'],
  ['America/New_York', ['en-GB'], 'US'],
  ['Asia/Tokyo', [], 'JP'],
  ['UTC', ['de-CH', 'en'], 'CH'],
  ['UTC', ['en', 'fr-CA'], 'CA'],
  ['No/Where', ['not a language', 'pt-BR'], 'BR'],
])(
  'guesses for the time zone %s and the languages %j the country %s',
  (timeZone, languages, country) => {
    expect(guessCountry(codes, { timeZone, languages })).toBe(country)
  },
)

it('guesses no country without a hint from time zone or language', () => {
  expect(guessCountry(codes, { timeZone: 'UTC', languages: ['en'] })).toBeNull()
})
