import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { isInvalidCode } from '#features/identity/invalid-code.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const refusal = (code: string, status: number, more: { field?: string } = {}) =>
  new AppError('refused', status, [{ message: code, code, field: null, ...more }])
const network = new AppError('network', null, [])

describe('the code of a mailed link', () => {
  it('treats a mailed code as invalid after any error 400 that names no field', () => {
    expect(isInvalidCode(refusal('INVALID_CODE', 400))).toBe(true)
    expect(isInvalidCode(refusal('BAD_USER_INPUT', 400))).toBe(true)
  })

  it('keeps a mailed code valid after a refused password, a busy server or no network', () => {
    expect(isInvalidCode(refusal('BAD_USER_INPUT', 400, { field: 'password' }))).toBe(false)
    expect(isInvalidCode(refusal('TRY_AGAIN', 503))).toBe(false)
    expect(isInvalidCode(network)).toBe(false)
  })
})

describe('a new password', () => {
  it.each(['a'.repeat(12), 'a'.repeat(256), '🌊'.repeat(12), '            '])(
    'accepts a new password of 12 to 256 characters: %s',
    (password) => expect(newPasswordFault(password)).toBeUndefined(),
  )

  it.each([
    ['one character short', 'a'.repeat(11)],
    ['too short, with two code units in each character', '🌊'.repeat(11)],
    ['too short, with two code points in each character', `${'e\u0301'.repeat(11)}`],
    ['one character too long', 'a'.repeat(257)],
  ])('refuses a new password that is %s', (_, password) =>
    expect(newPasswordFault(password)).toBeDefined(),
  )
})

it('refuses invalid email addresses', () => {
  for (const typed of [
    'ada@example.net',
    '\ufeff\u00a0ada@example.net',
    'Ada B <ada@example.net>',
  ]) {
    expect(emailFault(typed), typed).toBeUndefined()
  }
  for (const typed of ['', 'ada', 'ada@', '@example.net', 'a da@example.net', 'a@b@c']) {
    expect(emailFault(typed), typed).toBeDefined()
  }
})
