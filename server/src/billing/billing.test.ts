import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { reconcile } from './reconcile.ts'

const PLANS = '{ membershipPlanGetMany { provider plans { id amount currency interval } } }'
const CHECKOUT = 'mutation($plan: ID!) { checkoutCreate(plan: $plan) { url isPortal } }'
const AGAIN = 'mutation { updateTier(tier: "member", productId: "p", subscriptionId: "s") }'
const PORTAL = '{ stripeCustomerPortalSession { url } }'
const OWN = `{ membershipGet { isMember viewerCanBuy viewerCanManage memberUntil joinedCompany
  memberships { source plan status amount currency interval renewsDate endsDate cancelAtPeriodEnd
    paymentFailedDate graceEndsDate } } me { tier } }`
const GOALS = '{ goalGetMany { note } }'
const DAY = 24 * 3_600_000

describe('membership with the local provider', () => {
  const app = testApp()
  let everybody: string
  let person: Actor

  beforeAll(async () => {
    everybody = await aCompany(app, null)
    person = await aPerson(app, { company: everybody })
  })

  const press = async (url: string, step: string) => {
    const { pathname, search } = new URL(url)
    return app.http.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `step=${step}`,
    })
  }
  const own = async () => (await app.call(OWN, {}, person.token)).data
  const again = async () => (await app.call(AGAIN, {}, person.token)).data.updateTier
  const portal = async () =>
    (await app.call(PORTAL, {}, person.token)).data.stripeCustomerPortalSession.url
  const portalStep = async (step: string) => {
    await press(await portal(), step)
    return again()
  }

  it('shows the membership plans without a session', async () => {
    expect((await app.call(PLANS)).data.membershipPlanGetMany).toEqual({
      provider: 'local',
      plans: [
        { id: 'monthly', amount: 900, currency: 'EUR', interval: 'month' },
        { id: 'yearly', amount: 9000, currency: 'EUR', interval: 'year' },
      ],
    })
  })

  it('makes the payer a member on a page that says that no card is charged', async () => {
    expect(await app.code(GOALS, {}, person.token)).toBe('MEMBERSHIP_REQUIRED')
    expect(await again()).toBeNull()
    const { url, isPortal } = (await app.call(CHECKOUT, { plan: 'monthly' }, person.token)).data
      .checkoutCreate
    expect(isPortal).toBe(false)
    const { pathname, search } = new URL(url)
    const page = await app.http.inject({ url: `${pathname}${search}` })
    expect(page.body).toContain('No card is charged')
    expect(page.body).toContain('€9.00 a month')
    const old = await app.http.inject({ url: `${pathname}?page=x` })
    expect([old.statusCode, old.body]).toEqual([404, expect.stringContaining('has expired')])
    expect(await again()).toBeNull()
    const paid = await press(url, 'pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([
      303,
      `${app.services.config.publicUrl}/payment-complete`,
    ])
    expect(await again()).toBe('member')
    expect((await app.call(GOALS, {}, person.token)).errors).toEqual([])
    expect(await own()).toMatchObject({
      me: { tier: 'member' },
      membershipGet: {
        ...{ isMember: true, viewerCanBuy: false, viewerCanManage: true, memberUntil: null },
        memberships: [
          {
            source: 'local',
            plan: 'monthly',
            status: 'active',
            renewsDate: '2026-12-21T09:00:00.000Z',
          },
        ],
      },
    })
  })

  it('sends a member to the portal and not to a second checkout', async () => {
    const { data } = await app.call(CHECKOUT, { plan: 'yearly' }, person.token)
    expect(data.checkoutCreate.isPortal).toBe(true)
    await press(data.checkoutCreate.url, 'pay')
    expect((await own()).membershipGet.memberships).toMatchObject([{ plan: 'monthly' }])
  })

  it('keeps a membership for 14 days after a failed payment and ends it without a job', async () => {
    expect(await portalStep('fail')).toBe('member')
    const [part] = (await own()).membershipGet.memberships
    expect(part).toMatchObject({ status: 'past_due', graceEndsDate: '2026-12-05T09:00:00.000Z' })
    app.clock.move(14 * DAY - 1)
    person.token = await aSession(app, person._id)
    expect((await app.call(GOALS, {}, person.token)).errors).toEqual([])
    app.clock.move(1)
    expect(await app.code(GOALS, {}, person.token)).toBe('MEMBERSHIP_REQUIRED')
    expect(await own()).toMatchObject({ me: { tier: null }, membershipGet: { isMember: false } })
  })

  it('ends local memberships after the operator switches the provider off', async () => {
    expect(await portalStep('pay')).toBe('member')
    app.services.payments = undefined
    await reconcile(app.services)
    expect(await own()).toMatchObject({ me: { tier: null }, membershipGet: { memberships: [] } })
    expect((await app.call(PLANS)).data.membershipPlanGetMany).toEqual({
      ...{ provider: null, plans: [] },
    })
    expect(await app.code(CHECKOUT, { plan: 'monthly' }, person.token)).toBe('CONFLICT')
  })
})
