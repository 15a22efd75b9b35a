import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stripePayments } from '#integrations/payments.stripe.ts'
import { clean } from '#maintenance-jobs.ts'
import { eraseDue } from '#privacy/erasing/erasing.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { codeTo, link, mailsTo } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf } from '#testing/rows.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { aStripe, STRIPE_PRICES, type StripeServer } from '#testing/stripe-server.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CHECKOUT = 'mutation($plan: ID!) { done: checkoutCreate(plan: $plan) { url isPortal } }'
const AGAIN = 'mutation { updateTier(tier: "member", productId: "p", subscriptionId: "s") }'
const PORTAL = '{ stripeCustomerPortalSession { url } }'
const OWN = `{ own: membershipGet { isMember viewerCanBuy memberUntil joinedCompany
  memberships { source plan status amount currency cancelAtPeriodEnd endsDate } } }`
const PROBLEMS = '{ list: membershipProblemGetMany { problem user customerId } }'
const GIFT =
  'mutation($user: ID!, $until: DateTime!) { giftCreate(user: $user, until: $until) { isMember } }'
const GIFT_END = 'mutation($user: ID!) { giftEnd(user: $user) { isMember } }'
const GOALS = '{ goalGetMany { note } }'
const DAY = 24 * 3_600_000
const LOG = { error: () => undefined }

describe.each(DATABASES)('membership with Stripe on %s', (database) => {
  let app: TestApp
  let stripe: StripeServer
  let everybody: string
  let operator: Actor
  let person: Actor

  beforeAll(async () => {
    stripe = await aStripe(() => app.clock.now())
    app = await makeTestApp(database, stripe.env)
    const { payments, publicUrl } = app.services.config
    if (payments.kind !== 'stripe') throw new Error('Stripe is not set up')
    // The same as in production, but with a shorter timeout.
    const doors = { publicUrl, now: app.clock.now }
    app.services.payments = await stripePayments(payments.stripe, doors, 300)
    everybody = await aCompany(app, null)
  })
  beforeEach(async () => {
    stripe.account.answer = 'normal'
    operator = await aPerson(app, { isAppAdmin: true })
    person = await aPerson(app, { company: everybody })
  })
  afterAll(async () => {
    await app.drop()
    await stripe.close()
  })

  const checkout = async (plan = 'monthly', by = person) =>
    (await app.done(CHECKOUT, { plan }, by.token)) as { url: string; isPortal: boolean }
  const pay = async (by = person) => stripe.account.pay((await checkout('monthly', by)).url)
  const again = async (by = person) => (await app.call(AGAIN, {}, by.token)).data.updateTier
  const own = async (by = person) => (await app.call(OWN, {}, by.token)).data.own
  const member = async () => {
    const subscription = await pay()
    expect(await again()).toBe('member')
    return subscription
  }
  const send = async ({ payload, signature }: { payload: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const reply = await app.http.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers,
      payload,
    })
    await app.jobs.runDue('membership')
    return reply.statusCode
  }
  const problems = async () =>
    (await app.call(PROBLEMS, {}, operator.token)).data.list as {
      problem: string
      user: string | null
      customerId: string
    }[]
  const kinds = async (by = person) => (await mailsTo(app, by.email)).map(({ kind }) => kind)
  /** Moves the clock and renews the sessions of the tests. */
  const wait = async (days: number) => {
    app.clock.move(days * DAY)
    for (const one of [person, operator]) one.token = await aSession(app, one._id)
  }
  const daily = () => clean(app.services, LOG)

  it('opens one payment page for concurrent requests, and the portal for a member', async () => {
    const urls = await Promise.all([checkout(), checkout(), checkout()])
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect((await checkout()).url).toBe(urls[0]?.url)
    const yearly = await checkout('yearly')
    // The first page is closed, so that no one pays on both.
    expect(() => stripe.account.pay(urls[0]?.url ?? '')).toThrow()
    stripe.account.pay(yearly.url)
    const second = await checkout()
    expect([second.isPortal, second.url]).toEqual([true, expect.stringContaining('billing')])
    expect((await app.call(PORTAL, {}, person.token)).data.stripeCustomerPortalSession.url).toBe(
      second.url,
    )
  })

  if (database === 'postgres') return

  it('makes a Stripe payer a member without a webhook', async () => {
    const { url, isPortal } = await checkout()
    expect([isPortal, await again()]).toEqual([false, null])
    stripe.account.pay(url)
    expect(await again()).toBe('member')
    expect(await own()).toMatchObject({
      ...{ isMember: true, viewerCanBuy: false, memberUntil: null },
      memberships: [{ source: 'stripe', plan: 'monthly', amount: 1200, currency: 'EUR' }],
    })
    const [customer] = stripe.account.customers.filter(({ email }) => email === person.email)
    expect(customer?.metadata).toEqual({ user: person._id })
  })

  it('lists a second subscription and an unknown price as problems', async () => {
    const { customer } = await member()
    stripe.account.subscribe(customer, STRIPE_PRICES.yearly)
    expect(await again()).toBe('member')
    const of = async (user: string) =>
      (await problems()).filter((it) => it.user === user).map(({ problem }) => problem)
    expect(await of(person._id)).toEqual(['paid_twice'])
    for (const it of stripe.account.subscriptions) {
      if (it.customer === customer) stripe.account.cancel(it)
    }
    stripe.account.subscribe(customer, 'price_other')
    expect(await again()).toBeNull()
    expect(await of(person._id)).toEqual(['unsold_price'])
  })

  it('refuses a forged webhook and accepts a valid one that is repeated or late', async () => {
    const subscription = await pay()
    const { message } = stripe
    const bad = [
      message('customer.subscription.created', subscription, { secret: 'whsec_other' }),
      { ...message('invoice.paid', subscription), payload: '{}' },
      { ...message('invoice.paid', subscription), signature: '' },
    ]
    for (const one of bad) expect(await send(one)).toBe(400)
    expect((await own()).isMember).toBe(false)
    const good = message('customer.subscription.created', subscription)
    expect([await send(good), (await own()).isMember]).toEqual([200, true])
    stripe.account.cancel(subscription)
    // The content of an old message is ignored: it only causes a new read of Stripe.
    expect([await send(good), (await own()).isMember]).toEqual([200, false])
    const late = message('customer.subscription.updated', { ...subscription, status: 'active' })
    expect([await send(late), (await own()).isMember]).toEqual([200, false])
  })

  it.each([
    ['an id', { id: 7 }],
    ['an id with a NUL', { id: 'evt_\0' }],
    ['a type', { type: ['invoice.paid'] }],
    ['a customer', { object: { customer: { id: { id: 'cus_1' } } } }],
    ['an object', { object: null }],
  ])('refuses a signed message with an unreadable value: %s', async (_what, odd) => {
    const { type, object, id } = { type: 'invoice.paid', object: {}, id: 'evt_odd', ...odd }
    expect(await send(stripe.message(type as never, object as never, { id: id as never }))).toBe(
      400,
    )
  })

  it('gives no one the membership of another person’s customer', async () => {
    await member()
    const other = await aPerson(app, { company: everybody })
    expect(await again(other)).toBeNull()
    const stranger = { ...stripe.account.subscribe('cus_unknown', STRIPE_PRICES.monthly) }
    expect(await send(stripe.message('customer.subscription.created', stranger))).toBe(200)
    expect(await problems()).toContainEqual({
      ...{ problem: 'unknown_customer', user: null, customerId: 'cus_unknown' },
    })
    const [theirs] = stripe.account.customers.filter(({ email }) => email === person.email)
    if (theirs) theirs.metadata = { user: other._id }
    expect([await again(), await again(other)]).toEqual([null, null])
  })

  it('answers other people while Stripe hangs, fails or sends invalid answers', async () => {
    await member()
    const other = await aPerson(app, { paid: true, company: everybody })
    for (const answer of [
      'silence',
      { status: 500, body: '{"error":{"type":"api_error"}}' },
      { status: 429, body: '{"error":{"type":"rate_limit_error"}}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{}' },
    ] as const) {
      stripe.account.answer = answer
      let isOver = false
      const waiting = app.call(AGAIN, {}, person.token).finally(() => {
        isOver = true
      })
      // A change of the same person does not wait for the read of the provider.
      const until = new Date(app.clock.now() + DAY).toISOString()
      const given = await app.call(GIFT, { user: person._id, until }, operator.token)
      expect((await app.call(GOALS, {}, other.token)).errors).toEqual([])
      if (answer === 'silence') expect(isOver).toBe(false)
      expect(given.errors).toEqual([])
      const { errors } = await waiting
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['TRY_AGAIN'])
      expect((await own()).isMember).toBe(true)
    }
    const portal = () => app.call(PORTAL, {}, person.token)
    expect((await portal()).errors[0]?.message).toContain('isn’t answering')
    await daily()
    expect(await problems()).toContainEqual(
      expect.objectContaining({ problem: 'read_failed', user: person._id }),
    )
    stripe.account.answer = { status: 400, body: '{"error":{"type":"invalid_request_error"}}' }
    const [refusal] = (await portal()).errors
    expect(refusal?.message).toBe('Error in create stripe customer portal')
  })

  it('keeps access for 14 days after a failed payment, mails once and keeps the person’s goals', async () => {
    const subscription = await member()
    const save =
      'mutation { goalCreate(obj: { adviceTitle: "A", note: "Mine", isGoal: true }) { _id } }'
    expect((await app.call(save, {}, person.token)).errors).toEqual([])
    stripe.account.fail(subscription)
    for (let turn = 0; turn < 2; turn += 1) expect(await again()).toBe('member')
    expect(await kinds()).toEqual(['paymentFailed'])
    await wait(13)
    expect((await app.call(GOALS, {}, person.token)).errors).toEqual([])
    await wait(1)
    expect(await app.code(GOALS, {}, person.token)).toBe('MEMBERSHIP_REQUIRED')
    for (let turn = 0; turn < 2; turn += 1) await daily()
    expect((await kinds()).sort()).toEqual(['membershipEnded', 'paymentFailed'])
    subscription.status = 'active'
    expect(await again()).toBe('member')
    expect((await app.call(GOALS, {}, person.token)).data.goalGetMany).toEqual([{ note: 'Mine' }])
  })

  it('gives access by a gift beside a subscription until the gift ends', async () => {
    const subscription = await member()
    const until = new Date(app.clock.now() + 30 * DAY).toISOString()
    expect((await app.call(GIFT, { user: person._id, until }, operator.token)).errors).toEqual([])
    expect(await app.code(GIFT, { user: person._id, until }, person.token)).toBe('FORBIDDEN')
    stripe.account.cancel(subscription)
    expect(await again()).toBe('member')
    expect(await own()).toMatchObject({ memberUntil: until, viewerCanBuy: true })
    await wait(30)
    expect(await app.code(GOALS, {}, person.token)).toBe('MEMBERSHIP_REQUIRED')
    await daily()
    expect((await kinds()).sort()).toEqual(['giftGiven', 'membershipEnded'])
    const later = new Date(app.clock.now() + DAY).toISOString()
    await app.call(GIFT, { user: person._id, until: later }, operator.token)
    expect((await own()).isMember).toBe(true)
    await app.call(GIFT_END, { user: person._id }, operator.token)
    expect((await own()).isMember).toBe(false)
    expect(await app.code(GIFT_END, { user: person._id }, operator.token)).toBe('NOT_FOUND')
    const trail = '{ identityEventGetMany { kind byAdmin } }'
    expect((await app.call(trail, {}, person.token)).data.identityEventGetMany).toContainEqual({
      ...{ kind: 'app_admin_change', byAdmin: true },
    })
  })

  it('cancels the subscription before erasing a person and delays that while Stripe hangs', async () => {
    const subscription = await member()
    const free = await aPerson(app, { company: everybody })
    stripe.account.answer = 'silence'
    await expect(erase(app, person)).rejects.toThrow('somebody could not be erased')
    expect(await erase(app, free).catch(() => 'others')).toBe('others')
    const left = async () => (await rowsOf(app, 'user', {}, '_id')).map(({ _id }) => _id)
    expect(await left()).toContain(person._id)
    expect(await left()).not.toContain(free._id)
    stripe.account.answer = 'normal'
    await daily()
    expect(await left()).not.toContain(person._id)
    expect(subscription.status).toBe('canceled')
    expect(stripe.account.deleted).toContain(subscription.customer)
    // Its last message matches no person and is not listed as a problem.
    const over = stripe.message('customer.subscription.deleted', subscription)
    expect(await send(over)).toBe(200)
    const unknown = (await problems()).map(({ customerId }) => customerId)
    expect(unknown).not.toContain(subscription.customer)
  })

  it('erases no one and ends no membership with a key of another Stripe account', async () => {
    const subscription = await member()
    const { customers } = stripe.account
    stripe.account.customers = []
    expect(await app.code(AGAIN, {}, person.token)).toBe('TRY_AGAIN')
    expect(await app.code(CHECKOUT, { plan: 'monthly' }, person.token)).toBe('TRY_AGAIN')
    expect((await own()).isMember).toBe(true)
    await expect(erase(app, person)).rejects.toThrow('could not be erased')
    expect(subscription.status).toBe('active')
    stripe.account.customers = customers
    await eraseDue(app.services)
    expect(subscription.status).toBe('canceled')
  })

  it('sends receipts to the new email address after a change', async () => {
    const { customer } = await member()
    const receipts = () => stripe.account.customers.find(({ id }) => id === customer)?.email
    expect(receipts()).toBe(person.email)
    await setPassword(app, person, PASSWORD)
    const email = `new-${person.email}`
    await link(app, 'emailChange', { email }, { token: person.token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    await link(app, 'verifyEmail', { code, password: PASSWORD })
    await app.jobs.runDue('membership')
    expect(receipts()).toBe(email)
  })

  it('stops renewals when a person closes the account', async () => {
    const subscription = await member()
    const close = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
    expect((await app.call(close, { _id: person._id }, person.token)).errors).toEqual([])
    await app.jobs.runDue('membership')
    expect(subscription.cancel_at_period_end).toBe(true)
  })
})
