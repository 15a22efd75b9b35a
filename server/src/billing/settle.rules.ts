import type { Customer, MembershipRecord } from '#lib/plans.ts'
import { choose, GRACE_MS, isLive, type Problem, type Tier, tierOf } from './billing.rules.ts'

export type MemberFacts = {
  user: string
  tier: string | null
  /** Whether access comes from the person's company instead of a membership */
  isInCompany: boolean
  /** Whether the account is closed and will be erased */
  isClosed: boolean
}

/** The result of a read of the provider; `readDate` is the time when it began. */
export type ReadSubscriptions = {
  source: 'stripe' | 'local'
  customerId: string
  customer: Customer
  readDate: number
}

/** Mails of a change; each is sent once. */
export type Notice =
  | { kind: 'paymentFailed'; until: number }
  | { kind: 'membershipEnded' }
  | { kind: 'stillPaying' }

export type Settlement = {
  /** The row to store; undefined if the result of a later read is stored already */
  row: MembershipRecord | undefined
  /** All sources after the change */
  rows: readonly MembershipRecord[]
  tier: Tier
  notices: readonly Notice[]
}

/**
 * The row, tier and mails that follow from a read and the time. Of overlapping reads the later one
 * counts. Product 6, paid membership.
 */
export function settled(
  who: MemberFacts,
  before: readonly MembershipRecord[],
  now: number,
  read?: ReadSubscriptions,
): Settlement {
  const old = read && before.find(({ source }) => source === read.source)
  const isOutdated =
    read !== undefined &&
    old !== undefined &&
    (old.readDate > read.readDate || old.customerId !== read.customerId)
  const row = read === undefined || isOutdated ? undefined : rowOf(who, read)
  const rows = row === undefined ? before : [...before.filter((it) => it !== old), row]
  const tier = tierOf(rows, now)
  return { row, rows, tier, notices: noticesOf(who, { row, old, tier }, now) }
}

function rowOf(
  who: MemberFacts,
  { source, customerId, customer, readDate }: ReadSubscriptions,
): MembershipRecord {
  const isTheirs = customer.isDeleted || customer.user === who.user
  const { best, problem } = choose(isTheirs ? customer.subscriptions : [])
  return {
    ...{ user: who.user, source, customerId, readDate },
    status: best?.status ?? 'none',
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
    problem: isTheirs ? (problem ?? paysInCompany(who, customer)) : 'unknown_customer',
  }
}

/** Whether the subscription will cause another payment. */
export const renews = ({ status, cancelAtPeriodEnd }: Customer['subscriptions'][number]) =>
  isLive(status) && !cancelAtPeriodEnd

const paysInCompany = (who: MemberFacts, { subscriptions }: Customer): Problem | null =>
  who.isInCompany && subscriptions.some(renews) ? 'pays_in_company' : null

type Change = {
  row: MembershipRecord | undefined
  old: MembershipRecord | undefined
  tier: Tier
}

function noticesOf(who: MemberFacts, { row, old, tier }: Change, now: number): Notice[] {
  if (who.isClosed) return []
  const notices: Notice[] = []
  if (row?.problem === 'pays_in_company' && old?.problem !== row.problem) {
    notices.push({ kind: 'stillPaying' })
  }
  if (who.isInCompany) return notices
  const until = (row?.pastDueSince ?? 0) + GRACE_MS
  const isNewlyDue = row?.status === 'past_due' && old?.pastDueSince !== row.pastDueSince
  if (isNewlyDue && row.plan !== null && until > now) notices.push({ kind: 'paymentFailed', until })
  if (who.tier === 'member' && tier.tier === null) notices.push({ kind: 'membershipEnded' })
  return notices
}
