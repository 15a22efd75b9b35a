import { expect, it } from 'vitest'
import { codesState, isFresh, lastOf } from './security.rules.ts'

const factors = {
  totp: false,
  sms: false,
  canGetTexts: true,
  totpSince: null,
  smsSince: null,
  phone: null,
  codes: { left: 0, all: 0 },
  requiredBy: null,
}
const happened = (...kinds: string[]) =>
  kinds.map((kind, at) => ({ kind, at: `2026-11-${20 - at}T10:00:00Z` }))

it('accepts a sign-in as recent until 30 seconds before ten minutes (promise 12)', () => {
  const session = { createdDate: '2026-11-21T10:00:00Z' }
  expect(isFresh(session, new Date('2026-11-21T10:09:29Z'))).toBe(true)
  expect(isFresh(session, new Date('2026-11-21T10:09:31Z'))).toBe(false)
  expect(isFresh(undefined, new Date())).toBe(false)
})

it.each([
  [{ totp: false, sms: false, left: 0 }, 'not needed'],
  [{ totp: true, sms: false, left: 0 }, 'none'],
  [{ totp: false, sms: true, left: 1 }, 'few'],
  [{ totp: true, sms: true, left: 2 }, 'few'],
  [{ totp: true, sms: false, left: 3 }, 'enough'],
])('with %o, the state of the recovery codes is "%s"', ({ left, ...on }, state) => {
  expect(codesState({ ...factors, ...on, codes: { left, all: 10 } })).toBe(state)
})

it('finds the time of the latest event of some kinds', () => {
  const events = happened('sign_in', 'password_reset', 'password_changed')
  expect(lastOf(events, 'password_changed', 'password_reset')).toBe('2026-11-19T10:00:00Z')
  expect(lastOf(events, 'recovery_codes_made')).toBeNull()
})
