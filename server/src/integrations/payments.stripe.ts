import type { Stripe } from 'stripe'
import { type PaymentNotice, type Payments, PaymentsError } from '#integrations/payments.ts'
import {
  type Customer,
  PLANS,
  type Plan,
  type Price,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type SubscriptionStatus,
} from '#lib/plans.ts'
import { storable } from '#lib/storable.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Without a slash at its end */
  url: string
  /** Ids of prices: the first of a plan is sold; earlier members pay the others */
  prices: Readonly<Record<Plan, readonly string[]>>
}

type Dependencies = { publicUrl: string; now: () => number }

/** With one retry, a call to a Stripe that hangs takes 10 s. */
const TIMEOUT_MS = 4_500
const SECOND = 1000
/** Attempts within this time have the same idempotency key */
const KEY_MS = 60_000
const MOST_SUBSCRIPTIONS = 100
const MOST_SESSIONS = 20

/** Stripe by its official package, which takes 37 MB and 0.1 s to load. Product 6, paid membership. */
export async function stripePayments(
  settings: StripeSettings,
  { publicUrl, now }: Dependencies,
  timeoutMs = TIMEOUT_MS,
): Promise<Payments> {
  const { webhookSecret, prices } = settings
  const { Stripe: Client } = await import('stripe')
  const { StripeInvalidRequestError } = Client.errors
  const stripe = new Client(settings.secretKey, optionsOf(settings, timeoutMs))
  const asked = <T>(call: () => Promise<T>) => translated(Client.errors, call)
  // Stripe repeats the answer to a key for a day, also a failure. So two clicks share a key, and
  // later attempts get a new one.
  const once = (what: string) => ({ idempotencyKey: `${what} ${Math.floor(now() / KEY_MS)}` })
  return {
    source: 'stripe',
    prices: () => asked(() => soldPrices(stripe, prices)),
    createCustomer: ({ user, email, replaces }) =>
      asked(async () => {
        // After a restore the database may lack a customer that Stripe still charges.
        const known = replaces === null ? await customerOf(stripe, user) : undefined
        if (known !== undefined) return known
        const params = { email, metadata: { user } }
        const options = once(`customer ${user} ${replaces ?? ''}`)
        return text((await stripe.customers.create(params, options)).id)
      }),
    createCheckout: (checkout) => asked(() => checkoutUrl(stripe, checkout, { publicUrl, once })),
    createPortal: (customer) =>
      asked(async () => {
        const return_url = `${publicUrl}/payment-complete?from=portal`
        return text((await stripe.billingPortal.sessions.create({ customer, return_url })).url)
      }),
    readCustomer: (customer) => asked(() => readCustomer(stripe, prices, customer)),
    changeEmail: (customer, email) =>
      asked(async () => {
        await stripe.customers.update(customer, { email }).catch((error: unknown) => {
          if (!(error instanceof StripeInvalidRequestError)) throw error
        })
      }),
    stopRenewal: (customer) =>
      asked(async () => {
        for (const { id, status, cancel_at } of await subscriptionsOf(stripe, customer)) {
          if (!isLive(status) || cancel_at !== null) continue
          await stripe.subscriptions.update(id, { cancel_at_period_end: true })
        }
      }),
    deleteCustomer: (customer) =>
      asked(async () => {
        // Throws for an unknown customer: a person that another account charges must not be erased.
        const { deleted } = await stripe.customers.retrieve(customer)
        if (!deleted) await stripe.customers.del(customer)
      }),
    readNotice: (raw, signature) => readNotice(stripe, raw, { signature, webhookSecret }),
  }
}

function optionsOf({ url }: StripeSettings, timeout: number) {
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    protocol: isPlain ? ('http' as const) : ('https' as const),
    port: port === '' ? (isPlain ? 80 : 443) : port,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  }
}

/** Checks a field, because a proxy before Stripe may answer its own JSON. */
function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('a field is missing')
  return value
}

const isLive = (status: string) =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** Turns Stripe's errors into PaymentsErrors; all but refusals mean that it can't be reached now. */
async function translated<T>(
  { StripeError, StripeInvalidRequestError, StripeIdempotencyError }: typeof Stripe.errors,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const isRefusal =
      error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError
    const reason =
      error instanceof StripeError
        ? `STRIPE ${error.type} ${error.code ?? error.statusCode ?? ''}`.trim()
        : 'STRIPE sent an invalid answer'
    const isMissing = error instanceof StripeError && error.code === 'resource_missing'
    const kind = isMissing ? 'missing' : isRefusal ? 'refused' : 'away'
    throw new PaymentsError(kind, reason, error)
  }
}

async function soldPrices(stripe: Stripe, ids: StripeSettings['prices']): Promise<Price[]> {
  const found = await Promise.all(
    PLANS.map(async (plan): Promise<Price[]> => {
      const id = ids[plan][0]
      if (id === undefined) return []
      const price = await stripe.prices.retrieve(id)
      const { active, unit_amount, recurring } = price
      const currency = text(price.currency)
      const interval = intervalOf(recurring?.interval)
      if (!active || unit_amount === null || interval === null) return []
      return [{ plan, priceId: id, amount: unit_amount, currency: upper(currency), interval }]
    }),
  )
  return found.flat()
}

const upper = (currency: string) => currency.toUpperCase()
const intervalOf = (interval: string | undefined) =>
  interval === 'month' || interval === 'year' ? interval : null

/** The customer that was made for a person before. Stripe finds one after a minute. */
async function customerOf(stripe: Stripe, user: string): Promise<string | undefined> {
  const query = `metadata['user']:'${user}'`
  return (await stripe.customers.search({ query, limit: 1 })).data[0]?.id
}

async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const params = { customer, status: 'all', limit: MOST_SUBSCRIPTIONS } as const
  return (await stripe.subscriptions.list(params)).data
}

async function readCustomer(
  stripe: Stripe,
  prices: StripeSettings['prices'],
  id: string,
): Promise<Customer> {
  const customer = await stripe.customers.retrieve(id)
  if (customer.deleted) return { user: null, isDeleted: true, subscriptions: [] }
  const found = await subscriptionsOf(stripe, id)
  const subscriptions = await Promise.all(found.map((one) => reduced(stripe, prices, one)))
  const { email, metadata } = customer
  return { user: metadata.user ?? null, isDeleted: false, email, subscriptions }
}

async function reduced(
  stripe: Stripe,
  prices: StripeSettings['prices'],
  subscription: Stripe.Subscription,
): Promise<Subscription> {
  const { id, cancel_at, cancel_at_period_end, ended_at } = subscription
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('a subscription without an item')
  const { price, current_period_end, current_period_start, quantity } = item
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status) ?? 'other'
  const ends = ended_at ?? cancel_at ?? (cancel_at_period_end ? current_period_end : null)
  return {
    id,
    status,
    priceId: price.id,
    plan: PLANS.find((plan) => prices[plan].includes(price.id)) ?? null,
    amount: (price.unit_amount ?? 0) * (quantity ?? 1),
    currency: upper(price.currency),
    interval: intervalOf(price.recurring?.interval),
    currentPeriodEnd: current_period_end * SECOND,
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    endsDate: ends === null ? null : ends * SECOND,
    pastDueSince: await pastDueSince(stripe, id, status, current_period_start),
  }
}

/** Stripe does not say when a subscription became past due; its oldest open invoice does. */
async function pastDueSince(
  stripe: Stripe,
  subscription: string,
  status: SubscriptionStatus,
  periodStart: number,
): Promise<number | null> {
  if (status !== 'past_due') return null
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  const due = data.map(({ created }) => created)
  return (due.length === 0 ? periodStart : Math.min(...due)) * SECOND
}

type Page = { publicUrl: string; once(what: string): { idempotencyKey: string } }

/**
 * The URL of the checkout. Reuses an open one of this price, closes one of another price. The newest
 * session is part of the idempotency key, so that two clicks make one checkout.
 */
async function checkoutUrl(
  stripe: Stripe,
  { customerId: customer, user, price }: Parameters<Payments['createCheckout']>[0],
  { publicUrl, once }: Page,
): Promise<string> {
  const { data } = await stripe.checkout.sessions.list({ customer, limit: MOST_SESSIONS })
  for (const { id, status, url, metadata } of data) {
    if (status !== 'open') continue
    if (metadata?.price === price.priceId && url !== null) return url
    await stripe.checkout.sessions.expire(id)
  }
  const metadata = { user, price: price.priceId }
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: user,
      line_items: [{ price: price.priceId, quantity: 1 }],
      metadata,
      subscription_data: { metadata: { user } },
      success_url: `${publicUrl}/payment-complete`,
      cancel_url: `${publicUrl}/payment?canceled=1`,
    },
    once(`checkout ${customer} ${data[0]?.id ?? ''}`),
  )
  return text(url)
}

function readNotice(
  stripe: Stripe,
  raw: Buffer,
  { signature, webhookSecret }: { signature: string; webhookSecret: string },
): PaymentNotice | undefined {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(raw, signature, webhookSecret)
    return { id: kept(id), type: kept(type), customerId: customerIn(data.object) }
  } catch {
    return undefined
  }
}

/** A text that the databases can store. */
function kept(value: unknown): string {
  const given = text(value)
  if (storable(given) !== given) throw new Error('a field can’t be stored')
  return given
}

function customerIn(object: unknown): string | null {
  const it = object as { object?: unknown; id?: unknown; customer?: unknown }
  const customer = it.object === 'customer' ? it : it.customer
  const id = typeof customer === 'object' && customer ? (customer as { id?: unknown }).id : customer
  return id == null ? null : kept(id)
}
