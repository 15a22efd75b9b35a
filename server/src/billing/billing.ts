import { countForPerson } from '#accounts/core/person-limit.ts'
import { lockCounted } from '#db/locks.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { type Payments, PaymentsError } from '#integrations/payments.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import type { MembershipRecord, Price } from '#lib/plans.ts'
import { GRACE_MS, isLive } from './billing.rules.ts'
import { findPayer, listMemberships, saveCustomer } from './billing.store.ts'
import { currentPrices } from './prices.ts'
import { isInCompany, type Payer, type SyncResult, syncMembership } from './sync.ts'

const AWAY = 'The payment service isn’t answering. Try again in a few minutes.'
const PORTAL_FAILED = 'Error in create stripe customer portal'

const asAppError = (error: unknown, refused: string): unknown => {
  if (!(error instanceof PaymentsError)) return error
  return new AppError('TRY_AGAIN', error.kind === 'away' ? AWAY : refused, { cause: error })
}

/** Runs a call to the provider and turns its failures into errors with a text for the person. */
async function asking<T>(
  work: () => Promise<T>,
  refused = 'The payment service refused this. Try again, or send us feedback.',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asAppError(error, refused)
  }
}

export type Plans = { provider: Payments['source'] | null; plans: readonly Price[] }

/** membershipPlanGetMany: the provider and its plans, if there is one. Refuses with TRY_AGAIN. */
export async function membershipPlans({ payments, clock }: Services): Promise<Plans> {
  if (payments === undefined) return { provider: null, plans: [] }
  return asking(async () => ({
    provider: payments.source,
    plans: await currentPrices(payments, clock.now()),
  }))
}

export type Membership = {
  isMember: boolean
  viewerCanBuy: boolean
  viewerCanManage: boolean
  memberUntil: number | null
  joinedCompany: boolean
  memberships: readonly MembershipPart[]
}

export type MembershipPart = Pick<
  MembershipRecord,
  'source' | 'status' | 'plan' | 'amount' | 'currency' | 'interval' | 'problem'
> & {
  cancelAtPeriodEnd: boolean
  renewsDate: number | null
  endsDate: number | null
  paymentFailedDate: number | null
  graceEndsDate: number | null
}

function partOf(row: MembershipRecord, now: number): MembershipPart {
  const { source, plan, amount, currency, interval, problem } = row
  const isOver = source === 'gift' && row.endsDate !== null && row.endsDate <= now
  const status = isOver ? 'canceled' : row.status
  const isPastDue = status === 'past_due'
  const renews = source !== 'gift' && isLive(status) && row.cancelAtPeriodEnd === 0
  return {
    ...{ source, status, plan, amount, currency, interval, problem },
    cancelAtPeriodEnd: row.cancelAtPeriodEnd === 1,
    renewsDate: renews && !isPastDue ? row.currentPeriodEnd : null,
    endsDate: row.endsDate,
    paymentFailedDate: isPastDue ? row.pastDueSince : null,
    graceEndsDate: isPastDue && row.pastDueSince !== null ? row.pastDueSince + GRACE_MS : null,
  }
}

const livingAt = (rows: readonly MembershipRecord[], payments: Payments | undefined) =>
  rows.find(({ source, status }) => source === payments?.source && isLive(status))

function membershipOf(
  { payments, clock }: Pick<Services, 'payments' | 'clock'>,
  payer: Payer,
  rows: readonly MembershipRecord[],
): Membership {
  const live = livingAt(rows, payments)
  const renews = live !== undefined && live.cancelAtPeriodEnd === 0
  const inCompany = isInCompany(payer)
  // A membership that ended counts no more, although the stored row may still have it.
  const isMember =
    payer.tier === 'member' && (payer.memberUntil === null || payer.memberUntil > clock.now())
  return {
    isMember,
    viewerCanBuy: payments !== undefined && !inCompany && live === undefined,
    viewerCanManage: rows.some(
      ({ source, customerId }) => source === payments?.source && customerId !== null,
    ),
    memberUntil: isMember ? payer.memberUntil : null,
    joinedCompany: inCompany && payer.deactivatedDate === null && renews,
    // A customer who never subscribed has nothing to show.
    memberships: rows
      .filter(({ status }) => status !== 'none')
      .map((row) => partOf(row, clock.now())),
  }
}

/** A person’s stored membership. Refuses with NOT_FOUND. */
export async function storedMembership(services: Services, user: string): Promise<Membership> {
  const payer = await findPayer(services.store.read, user)
  if (payer === undefined) throw notFound('person')
  return membershipOf(services, payer, await listMemberships(services.store.read, user))
}

/** membershipGet: the caller’s stored membership, without a request to the provider. */
export const ownMembership = (context: SignedIn): Promise<Membership> =>
  storedMembership(context, context.viewer.userId)

/** Limits requests to the provider in 15 minutes, because each call causes several. */
const askLimit = {
  what: 'payment',
  most: 30,
  windowMs: 15 * 60_000,
  message: 'You’ve tried this many times. Wait a few minutes, then try again.',
} as const

const notSold = () => new AppError('CONFLICT', 'Memberships can’t be bought here at the moment.')

/**
 * checkoutCreate: the address of the payment page, or of the portal with a live subscription.
 * Refuses with BAD_USER_INPUT (unknown plan), CONFLICT (nothing is sold) and TRY_AGAIN. Product 6,
 * paid membership.
 */
export async function createCheckout(
  context: SignedIn,
  plan: string,
): Promise<{ url: string; isPortal: boolean }> {
  const { payments, viewer, clock } = context
  const user = viewer.userId
  if (payments === undefined) throw notSold()
  await countForPerson(context, askLimit)
  return asking(async () => {
    const price = (await currentPrices(payments, clock.now())).find((it) => it.plan === plan)
    if (price === undefined) throw badInput('This plan doesn’t exist. Choose another one.', 'plan')
    let customerId = await customerOf(context, payments, null)
    const first = await syncUnlessMissing(context, payments)
    let synced = first === 'missing' ? undefined : first
    if (first === 'missing' || synced?.isCustomerGone) {
      customerId = await customerOf(context, payments, customerId)
      synced = await syncMembership(context, user)
    }
    if (livingAt(synced?.memberships ?? [], payments) !== undefined) {
      return { url: await payments.createPortal(customerId), isPortal: true }
    }
    return { url: await payments.createCheckout({ customerId, user, price }), isPortal: false }
  })
}

/**
 * Calls syncMembership. Answers `missing` if the provider does not know the customer, for example
 * after a change of keys. Throws if a subscription is stored, because it may still be charged.
 */
async function syncUnlessMissing(
  context: SignedIn,
  payments: Payments,
): Promise<SyncResult | 'missing' | undefined> {
  try {
    return await syncMembership(context, context.viewer.userId)
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'missing') throw error
    const rows = await listMemberships(context.store.read, context.viewer.userId)
    if (livingAt(rows, payments) !== undefined) throw error
    return 'missing'
  }
}

/** The customer at the provider; makes one if it is missing or `gone`. */
async function customerOf(
  context: SignedIn,
  payments: Payments,
  gone: string | null,
): Promise<string> {
  const { store, viewer, clock } = context
  const owner = { user: viewer.userId, source: payments.source }
  const stored = async () => {
    const rows = await listMemberships(store.read, owner.user)
    return rows.find(({ source }) => source === owner.source)?.customerId ?? null
  }
  const known = await stored()
  if (known !== null && known !== gone) return known
  const payer = await findPayer(store.read, owner.user)
  if (payer === undefined) throw notFound('person')
  const { email } = payer
  const made = await payments.createCustomer({ user: owner.user, email, replaces: gone })
  const change = { customerId: made, replaces: gone, now: clock.now() }
  try {
    await store.write(async (trx) => {
      // The lock prevents two concurrent inserts with the same customer id.
      await lockCounted(trx, owner.user)
      await saveCustomer(trx, owner, change)
    })
  } catch (error) {
    // The person was erased meanwhile, so the provider must not keep their data.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') {
      await payments.deleteCustomer(made)
    }
    throw error
  }
  return (await stored()) ?? made
}

/**
 * updateTier: reads the provider and answers the resulting tier. Ignores the arguments of the
 * client. Product 7.
 */
export async function lookAgain(context: SignedIn): Promise<string | null> {
  await countForPerson(context, askLimit)
  const synced = await asking(() => syncMembership(context, context.viewer.userId))
  return synced?.tier ?? null
}

/**
 * stripeCustomerPortalSession: the address of the page to change the card or cancel. Refuses with
 * NOT_FOUND without a customer, and with TRY_AGAIN. Product 6, paid membership.
 */
export async function openPortal(context: SignedIn): Promise<{ url: string }> {
  const { payments, store, viewer } = context
  if (payments === undefined) throw notSold()
  const rows = await listMemberships(store.read, viewer.userId)
  const customerId = rows.find(({ source }) => source === payments.source)?.customerId
  if (customerId == null) {
    throw new AppError('NOT_FOUND', 'You have no paid membership to manage.')
  }
  await countForPerson(context, askLimit)
  return asking(async () => ({ url: await payments.createPortal(customerId) }), PORTAL_FAILED)
}

/**
 * Before erasure: ends payments and deletes the customer at the provider. Throws a PaymentsError on
 * failure, so that no one pays for a deleted account.
 */
export async function endPayments(
  { store, payments }: Pick<Services, 'store' | 'payments'>,
  user: string,
): Promise<void> {
  for (const { source, customerId, status } of await listMemberships(store.read, user)) {
    if (customerId === null) continue
    if (source === payments?.source) await payments.deleteCustomer(customerId)
    else if (source === 'stripe' && isLive(status)) {
      throw new PaymentsError('away', 'somebody pays at Stripe, which is not set up any more')
    }
  }
}
