import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { whenWas } from './when.ts'

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
])('writes the moment %s as "%s"', (at, words) => {
  expect(whenWas(at, now, 'UTC')).toBe(words)
})
