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

it('ends once after its time', () => {
  const { state } = started(3000)
  vi.advanceTimersByTime(2999)
  expect(state.ended).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(state.ended).toBe(1)
})

it('does not count the time during a pause', () => {
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

it('ignores a repeated pause or resume', () => {
  const { clock, state } = started(1000)
  clock.pause()
  clock.pause()
  clock.resume()
  clock.resume()
  vi.advanceTimersByTime(1000)
  expect(state.ended).toBe(1)
})

it('never ends once it is stopped', () => {
  const { clock, state } = started(1000)
  clock.stop()
  vi.advanceTimersByTime(5000)
  expect(state.ended).toBe(0)
})
