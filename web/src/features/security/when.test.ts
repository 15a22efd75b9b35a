import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { dayOf, momentOf, whenWas } from './when.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const now = new Date('2026-11-21T10:00:00Z')

it.each([
  ['2026-11-21T10:00:00Z', 'just now'],
  ['2026-11-21T10:00:09Z', 'just now'],
  ['2026-11-21T09:59:59Z', '1 second ago'],
  ['2026-11-21T09:59:01Z', '59 seconds ago'],
  ['2026-11-21T09:59:00Z', '1 minute ago'],
  ['2026-11-21T09:00:01Z', '59 minutes ago'],
  ['2026-11-21T09:00:00Z', '1 hour ago'],
  ['2026-11-20T10:00:01Z', '23 hours ago'],
  ['2026-11-20T10:00:00Z', '1 day ago'],
  ['2026-11-17T10:00:01Z', '3 days ago'],
  ['2026-11-17T10:00:00Z', '17 Nov 2026'],
])('says of %s: %s', (at, words) => {
  expect(whenWas(at, now, 'UTC')).toBe(words)
})

it('counts days and hours in the time zone of the person', () => {
  expect(dayOf('2026-11-20T23:30:00Z', 'Europe/Vienna')).toBe('21 Nov 2026')
  expect(momentOf('2026-11-20T23:30:00Z', 'Europe/Vienna')).toBe('21 Nov 2026, 00:30')
  expect(momentOf('2026-11-20T23:30:00Z', 'No/Where')).toMatch(/Nov 2026, \d\d:\d\d$/)
})
