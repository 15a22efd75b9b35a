import { expect, it } from 'vitest'
import { createNotes } from './viewed.rules.ts'

it('records a view once however often the page renders, and again after ten minutes', () => {
  let now = 0
  const isNews = createNotes(() => now)
  expect([isNews('a'), isNews('a'), isNews('b'), isNews('a')]).toEqual([true, false, true, false])
  now = 10 * 60_000 - 1
  expect(isNews('a')).toBe(false)
  now += 1
  expect([isNews('a'), isNews('a')]).toEqual([true, false])
})
