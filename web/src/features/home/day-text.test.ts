import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

i18n.activate('en')

it.each([
  ['Today', 'today', 0, '2026-11-26', null],
  ['Today, 21:00', 'today', 0, '2026-11-26', '21:00'],
  ['Since Wednesday', 'overdue', -1, '2026-11-25', '09:30'],
  ['Since Friday', 'overdue', -6, '2026-11-20', null],
  ['Since 19 Nov', 'overdue', -7, '2026-11-19', null],
  ['Since 1 Nov 2025', 'overdue', -390, '2025-11-01', null],
  ['Your next check-in is tomorrow.', 'ahead', 1, '2026-11-27', null],
  ['Your next check-in is in 13 days.', 'ahead', 13, '2026-12-09', null],
  ['Your next check-in is on 10 Dec.', 'ahead', 14, '2026-12-10', null],
  ['Your next check-in is on 26 Nov 2027.', 'ahead', 365, '2027-11-26', null],
  ['no day on a day off', 'ahead', -3, '2026-11-23', null],
  ['no day without a review', 'ahead', null, null, null],
])('writes the day of a commitment as %s', (text, when, days, reviewDate, reviewTime) => {
  const written = dayText({ when, days, goal: { reviewDate, reviewTime } })
  expect(written?.replace(',', when === 'today' ? ',' : '') ?? null).toBe(
    text.startsWith('no day') ? null : text,
  )
})
