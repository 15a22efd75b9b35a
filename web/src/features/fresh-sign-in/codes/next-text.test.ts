import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#api/errors.ts'
import { afterRefusal, afterSending, forgetTexted, lastTexted, noteTexted } from './next-text.ts'

const minute = 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('allows another text message a minute after the last', () => {
  const { at } = noteTexted('sign-in', null)
  vi.advanceTimersByTime(20_000)
  expect(afterSending(at) - Date.now()).toBe(40_000)
  expect(afterSending() - Date.now()).toBe(minute)
})

it('finds the last text message only while its code is valid', () => {
  noteTexted('number', { phone: '+436601234567' })
  vi.advanceTimersByTime(5 * minute - 1)
  expect(lastTexted('number')?.about).toEqual({ phone: '+436601234567' })
  vi.advanceTimersByTime(1)
  expect(lastTexted('number')).toBeNull()
})

it('remembers text messages of each purpose separately, and forgets one on request', () => {
  noteTexted('number', 1)
  noteTexted('removal', 2)
  forgetTexted('number')
  expect(lastTexted('number')).toBeNull()
  expect(lastTexted('removal')?.about).toBe(2)
  expect(lastTexted('sign-in')).toBeNull()
})

it('says when a refused text message may be sent again, if within ten minutes', () => {
  const refused = (retryAfter?: number) =>
    new AppError('refused', 429, [
      {
        message: 'We just sent a code. Wait a moment for it.',
        code: 'TOO_MANY_REQUESTS',
        field: null,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      },
    ])
  expect(afterRefusal(refused(42))).toBe(Date.now() + 42_000)
  expect(afterRefusal(refused(601))).toBeNull()
  expect(afterRefusal(refused())).toBeNull()
  expect(afterRefusal(new AppError('network', null, []))).toBeNull()
})
