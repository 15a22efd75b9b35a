import { expect, it } from 'vitest'
import { paymentAddress } from './payment-address.ts'

const here = 'http://goodwork.example/payment'

it.each([
  'https://checkout.stripe.com/c/pay/1',
  'http://goodwork.example/local/payment?page=1',
  'http://127.0.0.1:4400/local/payment?page=1',
])('opens the payment address %s', (address) => expect(paymentAddress(address, here)).toBe(address))

it.each([
  'http://checkout.stripe.com/c/pay/1',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//elsewhere.example',
  '/local/payment',
  '',
])('refuses to open the payment address %j', (address) =>
  expect(paymentAddress(address, here)).toBeNull(),
)
