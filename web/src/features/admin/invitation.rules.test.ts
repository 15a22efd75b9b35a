import { expect, it } from 'vitest'
import { isDead } from './invitation.rules.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const later = '2026-12-06T12:00:00Z'

it('is invalid once it expires, or once its author may no longer create it', () => {
  expect(isDead({ expires: later, isValid: true }, now)).toBe(false)
  expect(isDead({ expires: later, isValid: false }, now)).toBe(true)
  expect(isDead({ expires: '2026-11-22T11:59:59Z', isValid: true }, now)).toBe(true)
})

it('never applies to a member', () => {
  expect(isDead({ expires: null, isValid: null }, now)).toBe(false)
})
