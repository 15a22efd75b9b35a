import { expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { isSpent } from './second-factor.ts'

const refusal = (code: string, status: number, more: { retryAfter?: number } = {}) =>
  new AppError('refused', status, [{ message: code, code, field: null, ...more }])

it('distinguishes used-up attempts at a code from a wait', () => {
  expect(isSpent(refusal('TOO_MANY_REQUESTS', 429))).toBe(true)
  expect(isSpent(refusal('TOO_MANY_REQUESTS', 429, { retryAfter: 600 }))).toBe(false)
  expect(isSpent(refusal('INVALID_CODE', 400))).toBe(false)
  expect(isSpent(new AppError('network', null, []))).toBe(false)
})
