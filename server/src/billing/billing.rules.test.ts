import { describe, expect, it } from 'vitest'
import { SUBSCRIPTION_STATUSES, type Subscription } from '#lib/plans.ts'
import { choose, GRACE_MS, isLive, tierOf } from './billing.rules.ts'

const NOW = 1_000_000_000_000
const NOT = { tier: null, memberUntil: null }
const MEMBER = { tier: 'member', memberUntil: null }

const paid = { source: 'stripe', plan: 'monthly', pastDueSince: null, endsDate: null } as const
const gift = { source: 'gift', status: 'active', plan: null, pastDueSince: null } as const

const aSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  ...{ id: 'sub_1', status: 'active', priceId: 'price_m', plan: 'monthly', amount: 900 },
  ...{ currency: 'EUR', interval: 'month', currentPeriodEnd: NOW, cancelAtPeriodEnd: false },
  ...{ endsDate: null, pastDueSince: null, ...more },
})

describe('tier of a subscription', () => {
  it.each(SUBSCRIPTION_STATUSES)(
    'gives the right tier for a subscription in the state %s',
    (status) => {
      const isMember = status === 'active' || status === 'trialing'
      expect(tierOf([{ ...paid, status }], NOW)).toEqual(isMember ? MEMBER : NOT)
      expect(isLive(status)).toBe(isMember || status === 'past_due')
    },
  )

  it('keeps the tier for 14 days after a failed payment', () => {
    const late = (ago: number) =>
      tierOf([{ ...paid, status: 'past_due', pastDueSince: NOW - ago }], NOW)
    expect(late(0)).toEqual({ tier: 'member', memberUntil: NOW + GRACE_MS })
    expect(late(GRACE_MS - 1)).toEqual({ tier: 'member', memberUntil: NOW + 1 })
    expect(late(GRACE_MS)).toEqual(NOT)
  })

  it('gives no tier for a subscription with a price not on sale', () => {
    expect(tierOf([{ ...paid, status: 'active', plan: null }], NOW)).toEqual(NOT)
  })
})

describe('tier of several sources', () => {
  const late = { ...paid, status: 'past_due', pastDueSince: NOW } as const

  it('takes the tier of the source that lasts longest', () => {
    const until = NOW + GRACE_MS + 5
    expect(tierOf([{ ...gift, endsDate: until }, late], NOW).memberUntil).toBe(until)
    expect(tierOf([{ ...gift, endsDate: NOW + 5 }, late], NOW).memberUntil).toBe(NOW + GRACE_MS)
    expect(
      tierOf(
        [
          { ...gift, endsDate: until },
          { ...paid, status: 'active' },
        ],
        NOW,
      ),
    ).toEqual(MEMBER)
    expect(tierOf([], NOW)).toEqual(NOT)
  })

  it('gives no tier after a gift has ended', () => {
    expect(tierOf([{ ...gift, endsDate: NOW }], NOW)).toEqual(NOT)
    expect(tierOf([{ ...gift, endsDate: null }], NOW)).toEqual(NOT)
  })
})

describe('choice of a subscription', () => {
  it('chooses the best of several subscriptions in any order and reports a double payment', () => {
    const late = aSubscription({ id: 'sub_2', status: 'past_due', pastDueSince: NOW })
    const over = aSubscription({ id: 'sub_3', status: 'canceled' })
    const unsold = aSubscription({ id: 'sub_4', plan: null })
    for (const all of [
      [aSubscription(), late, over, unsold],
      [unsold, over, late, aSubscription()],
    ]) {
      expect(choose(all)).toEqual({ best: aSubscription(), problem: 'paid_twice' })
    }
    expect(choose([over, unsold]).problem).toBe('unsold_price')
    expect(choose([over, late])).toEqual({ best: late, problem: null })
    expect(choose([])).toEqual({ best: undefined, problem: null })
  })
})
