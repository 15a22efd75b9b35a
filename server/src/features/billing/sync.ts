import type { Db } from '#db/store.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import type { Services } from '#graphql/context.ts'
import type { Customer, Payments } from '#outside/payments.ts'
import { choose, GRACE_MS, isLive, type Problem, tierOf } from './billing.rules.ts'
import {
  findCustomer,
  findPayer,
  listMemberships,
  lockPayer,
  type MembershipRow,
  type NewMembership,
  saveRead,
  setTier,
} from './billing.store.ts'

export type Syncing = Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'outbox' | 'payments'>

export type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>

/** What a person has after a look at the provider. */
export type Synced = {
  tier: 'member' | null
  memberUntil: number | null
  memberships: readonly MembershipRow[]
  /** Whether the provider does not know their customer any more */
  isCustomerGone: boolean
}

/** Whether somebody’s access comes from a company of their own, and not from a membership. */
export const isInCompany = ({ company, isPublicDefault }: Payer): boolean =>
  company !== null && isPublicDefault !== 1

/**
 * Looks at the payment provider and gives a person the tier that follows from it and from gifts. No
 * transaction is open while the provider is read; of two reads at once the one that began later
 * counts. Answers nothing where there is no such person. Throws a PaymentsError. Product 8.
 */
export async function syncMembership(services: Syncing, user: string): Promise<Synced | undefined> {
  const { store, payments, clock } = services
  const payer = await findPayer(store.read, user)
  if (payer === undefined) return undefined
  const customerId = payments && (await findCustomer(store.read, { user, source: payments.source }))
  if (payments === undefined || customerId == null) return settle(services, user)
  let readDate = clock.now()
  let customer = await payments.readCustomer(customerId)
  if (payer.deletionDate !== null && customer.subscriptions.some(renews)) {
    // Whoever closed the account pays no more.
    await payments.stopRenewal(customerId)
    readDate = clock.now()
    customer = await payments.readCustomer(customerId)
  }
  return settle(services, user, { source: payments.source, customerId, customer, readDate })
}

const renews = ({ status, cancelAtPeriodEnd }: Customer['subscriptions'][number]) =>
  isLive(status) && !cancelAtPeriodEnd

type Read = {
  source: Payments['source']
  customerId: string
  customer: Customer
  readDate: number
}

/** Stores what was read and derives the tier, in one transaction. */
function settle(services: Syncing, user: string, read?: Read): Promise<Synced | undefined> {
  return services.store.write(async (trx) => {
    const payer = await lockPayer(trx, user)
    if (payer === undefined) return undefined
    const before = await listMemberships(trx, user)
    if (read !== undefined) await saveRead(trx, rowOf(payer, read))
    const memberships = read === undefined ? before : await listMemberships(trx, user)
    const tier = await deriveTier(trx, services, payer, memberships)
    await sendMails(trx, services, payer, { before, after: memberships })
    return { ...tier, memberships, isCustomerGone: read?.customer.isDeleted === true }
  })
}

function rowOf(payer: Payer, { source, customerId, customer, readDate }: Read) {
  const isTheirs = customer.isDeleted || customer.user === payer._id
  const { best, problem } = choose(isTheirs ? customer.subscriptions : [])
  return {
    ...{ user: payer._id, source, customerId, readDate },
    status: best?.status ?? ('none' as const),
    plan: best?.plan ?? null,
    priceId: best?.priceId ?? null,
    amount: best?.amount ?? null,
    currency: best?.currency ?? null,
    interval: best?.interval ?? null,
    subscriptionId: best?.id ?? null,
    currentPeriodEnd: best?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: best?.cancelAtPeriodEnd ? 1 : 0,
    pastDueSince: best?.pastDueSince ?? null,
    endsDate: best?.endsDate ?? null,
    problem: isTheirs ? (problem ?? paysInCompany(payer, customer)) : 'unknown_customer',
  } satisfies NewMembership
}

const paysInCompany = (payer: Payer, { subscriptions }: Customer): Problem | null =>
  isInCompany(payer) && subscriptions.some(renews) ? 'pays_in_company' : null

/** Stores the tier that follows from all sources; a person whose membership ended is told so. */
export async function deriveTier(
  trx: Db,
  services: Syncing,
  payer: Payer,
  memberships: readonly MembershipRow[],
) {
  const now = services.clock.now()
  const tier = tierOf(memberships, now)
  if (tier.tier === payer.tier && tier.memberUntil === payer.memberUntil) return tier
  await setTier(trx, payer._id, tier)
  const hasEnded = payer.tier === 'member' && tier.tier === null
  if (hasEnded && !isInCompany(payer) && payer.deletionDate === null) {
    await queueMailTo(trx, services, payer._id, { kind: 'membershipEnded' })
  }
  return tier
}

type Change = { before: readonly MembershipRow[]; after: readonly MembershipRow[] }

/** A failed payment, and paying beside a company, are each told once. */
async function sendMails(trx: Db, services: Syncing, payer: Payer, { before, after }: Change) {
  if (payer.deletionDate !== null) return
  for (const row of after) {
    const old = before.find(({ source }) => source === row.source)
    const { status, plan, pastDueSince, problem } = row
    const until = (pastDueSince ?? 0) + GRACE_MS
    const isNewlyDue = status === 'past_due' && old?.pastDueSince !== pastDueSince
    if (isNewlyDue && plan !== null && until > services.clock.now() && !isInCompany(payer)) {
      await queueMailTo(trx, services, payer._id, { kind: 'paymentFailed', until })
    }
    if (problem === 'pays_in_company' && old?.problem !== problem) {
      await queueMailTo(trx, services, payer._id, { kind: 'stillPaying' })
    }
  }
}
