import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

/** The parts of Stripe's objects that the product reads, in the package's own types. */
type Customer = Pick<Stripe.Customer, 'id' | 'email' | 'metadata'> & { object: 'customer' }
type Price = Pick<Stripe.Price, 'id' | 'object' | 'active' | 'unit_amount' | 'currency'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval'>
}
type Item = Pick<
  Stripe.SubscriptionItem,
  'current_period_start' | 'current_period_end' | 'quantity'
> & { price: Price }
export type StubSubscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'ended_at'
> & { customer: string; items: { data: Item[] } }
type Session = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'status' | 'url' | 'metadata'> & {
  customer: string
}
type Invoice = Pick<Stripe.Invoice, 'id' | 'created'> & { subscription: string }

export const STRIPE_PRICES = { monthly: 'price_month', yearly: 'price_year' } as const
const WEBHOOK_SECRET = 'whsec_of_a_test'
const MONTH_SECONDS = 30 * 24 * 3600

const aPrice = (id: string, unit_amount: number, interval: 'month' | 'year'): Price => ({
  ...{ id, object: 'price', active: true, unit_amount, currency: 'eur', recurring: { interval } },
})

type Answer = 'normal' | 'silence' | { status: number; body: string }

/** The state of the server, like that of Stripe. */
class Account {
  readonly prices = [
    aPrice(STRIPE_PRICES.monthly, 1200, 'month'),
    aPrice(STRIPE_PRICES.yearly, 12000, 'year'),
    aPrice('price_other', 100, 'month'),
  ]
  customers: Customer[] = []
  readonly deleted: string[] = []
  subscriptions: StubSubscription[] = []
  sessions: Session[] = []
  invoices: Invoice[] = []
  /** Method and path of each request, such as `POST /v1/customers` */
  readonly requests: string[] = []
  answer: Answer = 'normal'
  private count = 0
  private readonly answered = new Map<string, Reply & { asked: string }>()
  readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  id = (kind: string) => `${kind}_${(++this.count).toString().padStart(4, '0')}`
  seconds = () => Math.floor(this.now() / 1000)

  /** A person subscribes at a price, on a page or in the dashboard. */
  subscribe(customer: string, priceId: string, more: Partial<StubSubscription> = {}) {
    const price = this.prices.find(({ id }) => id === priceId)
    if (price === undefined) throw new Error('no such price')
    const start = this.seconds()
    const period = { current_period_start: start, current_period_end: start + MONTH_SECONDS }
    const subscription: StubSubscription = {
      ...{ id: this.id('sub'), object: 'subscription', status: 'active', customer },
      ...{ cancel_at: null, cancel_at_period_end: false, ended_at: null },
      items: { data: [{ ...period, quantity: 1, price }] },
      ...more,
    }
    this.subscriptions.unshift(subscription)
    return subscription
  }

  /** A person pays on the page of a checkout, by its address. */
  pay(url: string): StubSubscription {
    const session = this.sessions.find((it) => it.url === url)
    if (session?.status !== 'open') throw new Error('this page is not open')
    session.status = 'complete'
    return this.subscribe(session.customer, session.metadata?.price ?? '')
  }

  fail(subscription: StubSubscription): void {
    subscription.status = 'past_due'
    const created = this.seconds()
    this.invoices.push({ id: this.id('in'), created, subscription: subscription.id })
  }

  cancel(subscription: StubSubscription): void {
    subscription.status = 'canceled'
    subscription.ended_at = this.seconds()
  }

  /** The answer to a request; a repeated key gets the same answer again. */
  reply(method: string, url: URL, form: URLSearchParams, key: string | undefined): Reply {
    const asked = `${method} ${url.pathname} ${form}`
    const before = key === undefined ? undefined : this.answered.get(key)
    if (before !== undefined) {
      if (before.asked === asked) return { status: before.status, body: before.body }
      return refusal(400, 'idempotency_error', 'Keys for idempotent requests ...')
    }
    const { answer } = this
    const result = typeof answer === 'object' ? answer : this.handle(method, url, form)
    // Stripe stores failures as well.
    if (key !== undefined) this.answered.set(key, { asked, ...structuredClone(result) })
    return result
  }

  private handle(method: string, { pathname, searchParams }: URL, form: URLSearchParams): Reply {
    const [, , kind = '', ...path] = pathname.split('/')
    const route = `${method} ${kind}${path[0] === 'sessions' ? '/sessions' : ''}`
    const id = path.find((part) => part !== 'sessions') ?? ''
    const customer = searchParams.get('customer') ?? form.get('customer') ?? ''
    switch (route) {
      case 'GET prices':
        return found(this.prices.find((it) => it.id === id))
      case 'POST customers':
        return id === '' ? ok(this.makeCustomer(form)) : this.changeCustomer(id, form)
      case 'GET customers':
        if (id === 'search') return list(this.customers.filter((it) => isFound(it, searchParams)))
        if (this.deleted.includes(id)) return ok({ id, object: 'customer', deleted: true })
        return found(this.customers.find((it) => it.id === id))
      case 'DELETE customers':
        return this.deleteCustomer(id)
      case 'GET subscriptions':
        return list(this.subscriptions.filter((it) => it.customer === customer))
      case 'POST subscriptions': {
        const one = this.subscriptions.find((it) => it.id === id)
        if (one) one.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
        return found(one)
      }
      case 'GET invoices':
        return list(
          this.invoices.filter((it) => it.subscription === searchParams.get('subscription')),
        )
      case 'GET checkout/sessions':
        return list(this.sessions.filter((it) => it.customer === customer))
      case 'POST checkout/sessions':
        return id === '' ? ok(this.makeSession(customer, form)) : ok(this.expire(id))
      case 'POST billing_portal/sessions':
        return ok({ url: `https://billing.example/${customer}` })
      default:
        return refusal(404, 'invalid_request_error', `no such call: ${route}`)
    }
  }

  private makeCustomer(form: URLSearchParams): Customer {
    const metadata = { user: form.get('metadata[user]') ?? '' }
    const email = form.get('email')
    const customer: Customer = { id: this.id('cus'), object: 'customer', email, metadata }
    this.customers.push(customer)
    return customer
  }

  private changeCustomer(id: string, form: URLSearchParams): Reply {
    const customer = this.customers.find((it) => it.id === id)
    if (customer !== undefined) customer.email = form.get('email')
    return found(customer)
  }

  private deleteCustomer(id: string): Reply {
    if (this.deleted.includes(id) || !this.customers.some((it) => it.id === id)) return missing()
    this.customers = this.customers.filter((it) => it.id !== id)
    this.deleted.push(id)
    for (const it of this.subscriptions) if (it.customer === id) this.cancel(it)
    return ok({ id, object: 'customer', deleted: true })
  }

  private makeSession(customer: string, form: URLSearchParams): Session {
    const id = this.id('cs')
    const metadata = { price: form.get('metadata[price]') ?? '' }
    const url = `https://checkout.example/${id}`
    const session: Session = {
      ...{ id, object: 'checkout.session', status: 'open', url, metadata, customer },
    }
    this.sessions.unshift(session)
    return session
  }

  private expire(id: string) {
    const session = this.sessions.find((it) => it.id === id)
    if (session) session.status = 'expired'
    return session
  }
}

type Reply = { status: number; body: unknown }

const ok = (body: unknown): Reply => ({ status: 200, body })
const isFound = ({ metadata }: Customer, params: URLSearchParams) =>
  params.get('query') === `metadata['user']:'${metadata.user}'`
const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false })
const refusal = (status: number, type: string, message: string, code?: string): Reply => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})
const missing = () => refusal(404, 'invalid_request_error', 'No such thing', 'resource_missing')
const found = (body: unknown) => (body === undefined ? missing() : ok(body))

export type StripeServer = Awaited<ReturnType<typeof aStripe>>

/** A local server for the part of Stripe's interface that the product uses. */
export async function aStripe(now: () => number) {
  const account = new Account(now)
  const server = createServer((request, reply) => void serve(account, request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { webhooks } = new Stripe('sk_test_none')
  return {
    account,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: STRIPE_PRICES.monthly,
      STRIPE_PRICE_YEARLY: STRIPE_PRICES.yearly,
      STRIPE_API_URL: url,
    },
    /** A message as Stripe sends it: its body, and the header that signs it */
    message: (
      type: string,
      object: object,
      { id = account.id('evt'), secret = WEBHOOK_SECRET } = {},
    ) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      return { payload, signature: webhooks.generateTestHeaderString({ payload, secret }) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(account: Account, request: IncomingMessage, reply: ServerResponse) {
  let body = ''
  for await (const part of request) body += part
  const { method = '', headers } = request
  const url = new URL(request.url ?? '/', 'http://stripe')
  account.requests.push(`${method} ${url.pathname}`)
  const { answer } = account
  if (answer === 'silence') return
  const key = headers['idempotency-key']
  const idempotency = method === 'POST' && typeof key === 'string' ? key : undefined
  const form = new URLSearchParams(body)
  const { status, body: said } = account.reply(method, url, form, idempotency)
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  reply.end(typeof said === 'string' ? said : JSON.stringify(said))
}
