import { expect, it } from 'vitest'
import { nextPayment } from './renewal.rules.ts'

it.each([
  ['2026-11-23', 'month', '2026-12-23'],
  ['2026-12-23', 'month', '2027-01-23'],
  ['2027-01-31', 'month', '2027-02-28'],
  ['2026-11-23', 'year', '2027-11-23'],
  ['2028-02-29', 'year', '2029-02-28'],
])('after a payment on %s for a %s, the next one is on %s', (day, interval, next) => {
  expect(nextPayment(day, interval)).toBe(next)
})
