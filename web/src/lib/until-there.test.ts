import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilThere } from '#lib/until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('loads a missing code part again until it succeeds', async () => {
  let tries = 0
  const part = untilThere(async () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return 'here'
  })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(10_001)
  expect(await part).toBe('here')
  expect(tries).toBe(3)
})
