import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import type { MembershipRecord } from '#lib/plans.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { findPayer, listMemberships, lockPayer, saveMembership, setTier } from './billing.store.ts'
import { type ReadSubscriptions, renews, type Settlement, settled } from './settle.rules.ts'

export type Syncing = Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'jobs' | 'payments'>

export type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>

/** A person's membership after a read of the provider. */
export type SyncResult = {
  tier: 'member' | null
  memberships: readonly MembershipRecord[]
  /** Whether the provider no longer knows the customer */
  isCustomerGone: boolean
}

const NOTHING: SyncResult = { tier: null, memberships: [], isCustomerGone: false }

/** Whether a person’s access comes from their company instead of a membership. */
export const isInCompany = ({ company, isPublicDefault }: Payer): boolean =>
  company !== null && isPublicDefault !== 1

/**
 * Reads the provider and sets the tier from its answer and from gifts. Reads outside of a
 * transaction; of overlapping reads the later one counts. Undefined for an unknown user. Throws a
 * PaymentsError. Product 6, paid membership.
 */
export async function syncMembership(
  services: Syncing,
  user: string,
): Promise<SyncResult | undefined> {
  const { store, payments, clock } = services
  const payer = await findPayer(store.read, user)
  if (payer === undefined) return undefined
  const rows = await listMemberships(store.read, user)
  if (rows.length === 0 && payer.tier === null) return NOTHING
  const customerId = rows.find(({ source }) => source === payments?.source)?.customerId
  if (payments === undefined || customerId == null) return settle(services, user)
  let readDate = clock.now()
  let customer = await payments.readCustomer(customerId)
  if (payer.deletionDate !== null && customer.subscriptions.some(renews)) {
    // A person with a closed account must not pay again.
    await payments.stopRenewal(customerId)
    readDate = clock.now()
    customer = await payments.readCustomer(customerId)
  }
  const { source } = payments
  const synced = await settle(services, user, { source, customerId, customer, readDate })
  const isTheirs = customer.user === user && customer.email !== undefined
  if (isTheirs && customer.email !== payer.email) {
    await payments.changeEmail(customerId, payer.email)
  }
  return synced
}

/** Stores the provider's data, if any, and the tier that follows, in one transaction. */
export function settle(
  services: Syncing,
  user: string,
  read?: ReadSubscriptions,
): Promise<SyncResult | undefined> {
  return services.store.write(async (trx) => {
    const payer = await lockPayer(trx, user)
    if (payer === undefined) return undefined
    const { tier, rows } = await settleIn(trx, services, payer, read)
    const isCustomerGone = read?.customer.isDeleted === true
    return { tier: tier.tier, memberships: rows, isCustomerGone }
  })
}

/** The same as `settle`, for a person whose row is locked already. */
export async function settleIn(
  trx: Db,
  services: Syncing,
  payer: Payer,
  read?: ReadSubscriptions,
): Promise<Settlement> {
  const { _id: user, tier, deletionDate } = payer
  const who = { user, tier, isInCompany: isInCompany(payer), isClosed: deletionDate !== null }
  const result = settled(who, await listMemberships(trx, user), services.clock.now(), read)
  if (result.row !== undefined) await saveMembership(trx, result.row)
  if (result.tier.tier !== tier || result.tier.memberUntil !== payer.memberUntil) {
    await setTier(trx, user, result.tier)
  }
  for (const notice of result.notices) await queueMailTo(trx, services, user, notice)
  return result
}
