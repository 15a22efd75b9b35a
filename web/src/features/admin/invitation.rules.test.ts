import { expect, it } from 'vitest'
import { isDead } from './invitation.rules.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const later = '2026-12-06T12:00:00Z'

it('an invitation is invalid once it expires or its author may no longer invite', () => {
  expect(isDead({ expires: later, isValid: true }, now)).toBe(false)
  expect(isDead({ expires: later, isValid: false }, now)).toBe(true)
  expect(isDead({ expires: '2026-11-22T11:59:59Z', isValid: true }, now)).toBe(true)
})

it('never treats a member as an invalid invitation', () => {
  expect(isDead({ expires: null, isValid: null }, now)).toBe(false)
})
