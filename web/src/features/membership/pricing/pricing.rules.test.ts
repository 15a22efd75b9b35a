import { describe, expect, it } from 'vitest'
import type { Membership } from '#features/membership/membership.queries.ts'
import { readerOf, savingOf } from './pricing.rules.ts'

const me = { emailVerified: true, isPublicUser: true, viewerCanAdministerApp: false }
const none: Membership = {
  isMember: false,
  viewerCanBuy: true,
  viewerCanManage: false,
  memberUntil: null,
  joinedCompany: false,
  memberships: [],
}
const paid = (more: Partial<Membership['memberships'][number]>): Membership['memberships'] => [
  {
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
    ...more,
  },
]
const failed = paid({ status: 'past_due', paymentFailedDate: '2026-11-01T00:00:00Z' })

describe('the reader of the pricing page', () => {
  it.each([
    ['visitor', undefined, undefined],
    ['unverified', { ...me, emailVerified: false }, undefined],
    ['covered', { ...me, isPublicUser: false }, none],
    ['covered', { ...me, viewerCanAdministerApp: true }, none],
    ['member', me, { ...none, isMember: true }],
    ['member', me, { ...none, isMember: true, memberships: failed }],
    ['overdue', me, { ...none, memberships: failed }],
    ['buyer', me, none],
    ['buyer', me, { ...none, memberships: paid({ status: 'canceled' }) }],
  ] as const)('the reader of the pricing page is "%s" for %j', (reader, person, membership) => {
    expect(readerOf(person, membership)).toBe(reader)
  })
})

const plan = (interval: 'month' | 'year', amount: number, currency = 'EUR') => ({
  id: interval,
  interval,
  amount,
  currency,
})

it('calculates the saving of a yearly plan against twelve months', () => {
  expect(savingOf([plan('month', 900), plan('year', 9000)])).toEqual({
    amount: 1800,
    currency: 'EUR',
    monthly: 750,
  })
})

it.each([
  ['a year costs as much', [plan('month', 900), plan('year', 10_800)]],
  ['a year costs more', [plan('month', 900), plan('year', 12_000)]],
  ['the plans are in two currencies', [plan('month', 900), plan('year', 9000, 'USD')]],
  ['the monthly plan is missing', [plan('year', 9000)]],
])('names no saving of a yearly plan if %s', (_, plans) => expect(savingOf(plans)).toBeNull())
