import { expect, it } from 'vitest'
import { endOf, maskPhone } from './phone-mask.ts'

it.each([
  ['+43 660 1234567', '********4567'],
  ['+49 12345', '***2345'],
  ['1234', '****'],
  ['', ''],
])('masks the phone number “%s” as “%s”', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

it('gives screen readers only the visible end of a masked phone number', () => {
  expect(endOf('********4567')).toBe('4567')
  expect(endOf('****')).toBe('')
})
