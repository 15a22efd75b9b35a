import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function started(duration: number) {
  const state = { ended: 0 }
  const clock = countdown(duration, () => {
    state.ended += 1
  })
  return { clock, state }
}

it('a countdown ends once, after its duration', () => {
  const { state } = started(3000)
  vi.advanceTimersByTime(2999)
  expect(state.ended).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(state.ended).toBe(1)
})

it('a countdown does not count the time during a pause', () => {
  const { clock, state } = started(3000)
  vi.advanceTimersByTime(2000)
  clock.pause()
  vi.advanceTimersByTime(60_000)
  expect(state.ended).toBe(0)
  clock.resume()
  vi.advanceTimersByTime(999)
  expect(state.ended).toBe(0)
  vi.advanceTimersByTime(1)
  expect(state.ended).toBe(1)
})

it('a countdown ignores a repeated pause or resume', () => {
  const { clock, state } = started(1000)
  clock.pause()
  clock.pause()
  clock.resume()
  clock.resume()
  vi.advanceTimersByTime(1000)
  expect(state.ended).toBe(1)
})

it('a stopped countdown never ends', () => {
  const { clock, state } = started(1000)
  clock.stop()
  vi.advanceTimersByTime(5000)
  expect(state.ended).toBe(0)
})
