import { expect, it } from 'vitest'
import { isSixDigits } from './codes.ts'

it.each([
  ...['123456', '123 456', '123–456', '123-456', '123ー456'],
  ...['١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６', '\u202a123\u00a0456\u202c'],
])('accepts %j as a code of six digits', (typed) => expect(isSixDigits(typed)).toBe(true))

it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥'])(
  'rejects %j as a code of six digits',
  (typed) => expect(isSixDigits(typed)).toBe(false),
)
