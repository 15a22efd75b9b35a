import { expect, it } from 'vitest'
import { firstDays } from './first-days.ts'

it.each([
  ['a Wednesday', '2026-11-25', '2026-11-30'],
  ['a Sunday, whose tomorrow is a Monday', '2026-11-29', '2026-12-07'],
  ['a Monday', '2026-11-23', '2026-11-30'],
])('offers today, tomorrow and the next Monday as first days on %s', (_, today, monday) => {
  const [first, second, third] = firstDays(today)
  expect(first).toBe(today)
  expect(third).toBe(monday)
  expect(second?.slice(0, 8)).toBe(today.slice(0, 8))
})
