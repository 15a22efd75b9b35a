import { Temporal } from 'temporal-polyfill'
import type { Db, Store } from '#db/store.ts'
import type { LocalPaymentTable } from '#db/tables.billing.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import { type Payments, PaymentsError } from '#integrations/payments.ts'
import type { Plan, Price, Subscription } from '#lib/plans.ts'

const EUR = { currency: 'EUR' }
const PRICES: Readonly<Record<Plan, Price>> = {
  monthly: { ...EUR, plan: 'monthly', priceId: 'local_monthly', amount: 900, interval: 'month' },
  yearly: { ...EUR, plan: 'yearly', priceId: 'local_yearly', amount: 9000, interval: 'year' },
}
const MONTHS = { month: 1, year: 12 } as const
const DAY = 24 * 3_600_000
/** An open payment ends the subscription after this time, as at Stripe. */
const GIVEN_UP_MS = 28 * DAY

export const LOCAL_PAYMENT_PATH = '/local/payment'

/** The buttons of the local provider's page. */
export const LOCAL_STEPS = ['pay', 'fail', 'cancel', 'resume', 'end'] as const
export type LocalStep = (typeof LOCAL_STEPS)[number]

type Dependencies = { store: Store; clock: Clock; ids: Ids; publicUrl: string }

export type LocalPage = {
  row: LocalPaymentTable
  subscription: Subscription | undefined
  price: Price
}

export type LocalPayments = Payments & {
  /** The page of a customer by its secret */
  pageOf(page: string): Promise<LocalPage | undefined>
  step(page: string, step: LocalStep): Promise<void>
}

export const isLocal = (payments: Payments | undefined): payments is LocalPayments =>
  payments?.source === 'local'

/** A provider for local mode, without cards: its subscriptions are rows of one table. */
export function localPayments({ store, clock, ids, publicUrl }: Dependencies): LocalPayments {
  const open = async (customerId: string, wanted: Plan | null): Promise<string> => {
    const page = ids.secret()
    await store.write(async (trx) => {
      if (!(await change(trx, customerId, { page, wanted }))) throw noCustomer()
    })
    return `${publicUrl}${LOCAL_PAYMENT_PATH}?page=${page}`
  }
  return {
    source: 'local',
    prices: async () => Object.values(PRICES),
    createCustomer: ({ user }) =>
      store.write(async (trx) => {
        const row = { customerId: `local_${ids.id()}`, user, page: ids.secret() }
        const made = trx.insertInto('localPayment').values(row)
        await made.onConflict((conflict) => conflict.column('user').doNothing()).execute()
        return (await find(trx, 'user', user))?.customerId ?? row.customerId
      }),
    createCheckout: ({ customerId, price }) => open(customerId, price.plan),
    createPortal: (customerId) => open(customerId, null),
    readCustomer: async (customerId) => {
      const row = await find(store.read, 'customerId', customerId)
      if (row === undefined) return { user: null, isDeleted: true, subscriptions: [] }
      const subscription = subscriptionOf(row, clock.now())
      const subscriptions = subscription === undefined ? [] : [subscription]
      return { user: row.user, isDeleted: false, subscriptions }
    },
    changeEmail: async () => undefined,
    stopRenewal: (customerId) =>
      store.write(async (trx) => {
        const row = await find(trx, 'customerId', customerId)
        if (row !== undefined) await change(trx, customerId, stepped(row, 'cancel', clock.now()))
      }),
    deleteCustomer: async (customerId) => {
      await store.write((trx) =>
        trx.deleteFrom('localPayment').where('customerId', '=', customerId).execute(),
      )
    },
    readNotice: () => undefined,
    pageOf: async (page) => {
      const row = await find(store.read, 'page', page)
      if (row === undefined) return undefined
      const subscription = subscriptionOf(row, clock.now())
      return { row, subscription, price: PRICES[row.wanted ?? row.plan ?? 'monthly'] }
    },
    step: (page, step) =>
      store.write(async (trx) => {
        const row = await find(trx, 'page', page)
        if (row !== undefined) await change(trx, row.customerId, stepped(row, step, clock.now()))
      }),
  }
}

const noCustomer = () => new PaymentsError('refused', 'LOCAL no customer')

const find = (db: Db, column: 'user' | 'customerId' | 'page', value: string) =>
  db.selectFrom('localPayment').selectAll().where(column, '=', value).executeTakeFirst()

async function change(
  trx: Db,
  customerId: string,
  values: Partial<LocalPaymentTable>,
): Promise<boolean> {
  if (Object.keys(values).length === 0) return true
  const query = trx.updateTable('localPayment').set(values).where('customerId', '=', customerId)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** The end of the period that contains `now`, in whole months from the start. */
function periodEnd(start: number, interval: 'month' | 'year', now: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO('UTC')
  for (let months = MONTHS[interval]; ; months += MONTHS[interval]) {
    const end = from.add({ months }).epochMilliseconds
    if (end > now) return end
  }
}

function subscriptionOf(row: LocalPaymentTable, now: number): Subscription | undefined {
  const { plan, startedDate, failedDate, endsDate } = row
  if (plan === null || startedDate === null) return undefined
  const { priceId, amount, currency, interval } = PRICES[plan]
  const givenUp = failedDate === null ? null : failedDate + GIVEN_UP_MS
  const ends =
    endsDate !== null && givenUp !== null ? Math.min(endsDate, givenUp) : (endsDate ?? givenUp)
  const isOver = ends !== null && ends <= now
  return {
    id: `${row.customerId}_${startedDate}`,
    status: isOver ? 'canceled' : failedDate !== null ? 'past_due' : 'active',
    ...{ priceId, plan, amount, currency, interval },
    currentPeriodEnd: isOver ? ends : periodEnd(startedDate, interval, now),
    cancelAtPeriodEnd: endsDate !== null,
    endsDate: isOver ? ends : endsDate,
    pastDueSince: isOver ? null : failedDate,
  }
}

/** The columns that a step changes; none for a repeated step. */
function stepped(row: LocalPaymentTable, step: LocalStep, now: number): Partial<LocalPaymentTable> {
  const subscription = subscriptionOf(row, now)
  const isLive = subscription !== undefined && subscription.status !== 'canceled'
  if (step === 'pay' && isLive) return { failedDate: null }
  if (step === 'pay') {
    if (row.wanted === null) return {}
    return { plan: row.wanted, wanted: null, startedDate: now, failedDate: null, endsDate: null }
  }
  if (!isLive) return {}
  if (step === 'fail') return { failedDate: row.failedDate ?? now }
  if (step === 'cancel') return { endsDate: row.endsDate ?? subscription.currentPeriodEnd }
  return { endsDate: step === 'end' ? now : null }
}
