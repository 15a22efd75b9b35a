import { expect, it } from 'vitest'
import type { Membership, MembershipPart } from './membership.queries.ts'
import { giftUntil, paidState } from './membership.rules.ts'

const part: MembershipPart = {
  source: 'stripe',
  plan: 'monthly',
  status: 'active',
  amount: 900,
  currency: 'EUR',
  interval: 'month',
  cancelAtPeriodEnd: false,
  renewsDate: null,
  endsDate: null,
  paymentFailedDate: null,
  graceEndsDate: null,
}
const day = '2026-12-23T00:00:00.000Z'

it.each([
  ['renews', {}],
  ['renews', { status: 'trialing' }],
  ['ending', { endsDate: day, cancelAtPeriodEnd: true }],
  ['failed', { status: 'past_due', paymentFailedDate: day }],
  ['failed', { status: 'past_due', paymentFailedDate: day, endsDate: day }],
  ['ended', { status: 'canceled', endsDate: day }],
  ['ended', { status: 'unpaid' }],
  ['ended', { status: 'a status of tomorrow' }],
] as const)('a paid membership is %s with %o', (state, more) => {
  expect(paidState({ ...part, ...more })).toBe(state)
})

it.each([
  ['until its end', { source: 'gift', endsDate: day }, day],
  ['not after it was cancelled', { source: 'gift', status: 'canceled', endsDate: day }, null],
  ['not after its end', { source: 'gift', endsDate: '2026-11-23T11:59:59.000Z' }, null],
  ['not if it was paid for', { endsDate: day }, null],
] as const)('whether a gifted membership counts: %s', (_, more, until) => {
  const membership = { memberships: [{ ...part, ...more }] } as unknown as Membership
  expect(giftUntil(membership, Date.parse('2026-11-23T12:00:00.000Z'))).toBe(until)
})
