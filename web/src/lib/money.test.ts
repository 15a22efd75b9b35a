import { expect, it } from 'vitest'
import { moneyOf } from '#lib/money.ts'

it.each([
  [900, 'EUR', '€9'],
  [750, 'EUR', '€7.50'],
  [123_456, 'GBP', '£1,234.56'],
  [1200, 'JPY', 'JP¥1,200'],
])('writes %d %s as %s', (amount, currency, written) => {
  expect(moneyOf({ amount, currency })).toBe(written)
})
