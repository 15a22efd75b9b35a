import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryName, countryOfDevice, zoneCountries } from '#features/profile/zone-countries.ts'
import { allZones, findZones, isSameZone, offsetOf, zoneOf } from './zones.rules.ts'

const winter = new Date('2026-12-01T12:00:00Z')
const summer = new Date('2026-07-01T12:00:00Z')
const zones = allZones()
const countries = (id: string) =>
  (zoneCountries().get(id) ?? []).flatMap((code) => countryName(code) ?? [])
const find = (typed: string, at = winter) =>
  findZones(typed, { zones, countries, at }).map(({ id }) => id)

describe('a time zone', () => {
  it.each([
    ['Europe/Lisbon', 'Lisbon', 'Europe'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'America, Argentina'],
    ['Asia/Calcutta', 'Kolkata', 'Asia'],
    ['Europe/Kiev', 'Kyiv', 'Europe'],
    ['UTC', 'UTC', ''],
  ])('the time zone %s is called %s', (id, city, area) => {
    expect(zoneOf(id)).toEqual({ id, city, area })
  })

  it.each([
    ['Europe/Lisbon', winter, 'GMT'],
    ['Europe/Lisbon', summer, 'GMT+1'],
    ['Asia/Kathmandu', winter, 'GMT+5:45'],
    ['Pacific/Kiritimati', winter, 'GMT+14'],
    ['Pacific/Pago_Pago', winter, 'GMT-11'],
    ['UTC', winter, 'GMT'],
    ['Europe/Atlantis', winter, ''],
    ['', winter, ''],
  ])('gives the time zone "%s" its offset at a moment', (id, at, offset) => {
    expect(offsetOf(id, at)).toBe(offset)
  })

  it('recognises a time zone under its old and its new name', () => {
    expect(isSameZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
    expect(isSameZone('Europe/Kyiv', 'Europe/Kiev')).toBe(true)
    expect(isSameZone('Europe/Lisbon', 'Europe/London')).toBe(false)
    expect(isSameZone('Europe/Atlantis', 'Europe/Atlantis')).toBe(true)
    expect(isSameZone('Europe/Atlantis', 'Mars/Olympus')).toBe(false)
  })
})

describe('the country of a device', () => {
  it.each([
    ['Europe/Berlin', 'en-US', 'DE'],
    ['America/Sao_Paulo', 'pt', 'BR'],
    ['UTC', 'en', null],
    ['UTC', 'de-AT', null],
    ['Europe/Atlantis', 'not a language', null],
  ])('the country of a device with %s and %s is %s', (zone, language, country) => {
    expect(countryOfDevice(zone, language)).toBe(country)
  })
})

describe('looking for a time zone', () => {
  it.each([
    ['lisb', 'Europe/Lisbon'],
    ['NEW YORK', 'America/New_York'],
    ['new_york', 'America/New_York'],
    ['America/New_York', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['kolkata', 'Asia/Calcutta'],
    ['calcutta', 'Asia/Calcutta'],
    ['Germany', 'Europe/Berlin'],
    ['india', 'Asia/Calcutta'],
    ['utc', 'UTC'],
  ])('finds for "%s" the time zone %s first', (typed, id) => {
    expect(find(typed)[0]).toBe(id)
  })

  it('finds a time zone by its offset at this time of the year', () => {
    expect(find('GMT+5:45')).toEqual(['Asia/Katmandu'])
    expect(find('+1')).toContain('Europe/Berlin')
    expect(find('utc+01')).toContain('Europe/Berlin')
    expect(find('+1', summer)).not.toContain('Europe/Berlin')
  })

  it('finds no time zone for unknown names', () => {
    for (const typed of ['Atlantis', '(', '\\', '.*', 'GMT+99']) expect(find(typed)).toEqual([])
  })

  it('shows all time zones while the field is empty, including UTC', () => {
    expect(find('  ')).toHaveLength(zones.length)
    expect(zones.length).toBeGreaterThan(400)
    expect(find('')).toContain('UTC')
  })

  it('shows the time zones of the person and the device first in an empty field', () => {
    const looking = { zones, countries: () => [], at: winter, first: ['UTC', 'Asia/Tokyo', ''] }
    const found = findZones('', looking).map(({ id }) => id)
    expect(found.slice(0, 2)).toEqual(['Asia/Tokyo', 'UTC'])
    expect(found).toHaveLength(zones.length)
    expect(findZones('lisbon', looking)[0]?.id).toBe('Europe/Lisbon')
  })

  it('finds each time zone at most once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (typed) => {
        const found = find(typed)
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(zones.length)
      }),
      { numRuns: 60 },
    )
  })

  it('finds every time zone by its own name', () => {
    for (const { id } of zones) expect(find(id)).toContain(id)
  })
})
