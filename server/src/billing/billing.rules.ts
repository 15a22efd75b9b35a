import type { MembershipRecord, MembershipStatus, Subscription } from '#lib/plans.ts'

const DAY = 24 * 3_600_000

/** How long a membership continues after a failed payment: product 6, paid membership. */
export const GRACE_MS = 14 * DAY

/** Differences between the provider and the product, most serious first. */
export const PROBLEMS = [
  'paid_twice',
  'unsold_price',
  'unknown_customer',
  'pays_in_company',
  'read_failed',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** The access that each state of a subscription gives: product 6, paid membership. */
const ACCESS = {
  trialing: 'member',
  active: 'member',
  past_due: 'grace',
  canceled: 'nothing',
  unpaid: 'nothing',
  incomplete: 'nothing',
  incomplete_expired: 'nothing',
  paused: 'nothing',
  other: 'nothing',
  none: 'nothing',
} as const satisfies Record<MembershipStatus, 'member' | 'grace' | 'nothing'>

/** Whether a subscription may still cause payments. Then the person must not start a second one. */
export const isLive = (status: MembershipStatus): boolean => ACCESS[status] !== 'nothing'

type Facts = Pick<MembershipRecord, 'source' | 'status' | 'plan' | 'pastDueSince' | 'endsDate'>

/** The end of the access that a source gives: past or future, Infinity, or 0 for no access. */
function accessUntil({ source, status, plan, pastDueSince, endsDate }: Facts): number {
  if (source === 'gift') return status === 'active' ? (endsDate ?? 0) : 0
  if (plan === null) return 0
  const access = ACCESS[status]
  if (access === 'nothing') return 0
  // A cancelled subscription ends at its date, even if the provider can't be reached.
  const end = endsDate ?? Number.POSITIVE_INFINITY
  return access === 'grace' ? Math.min(end, (pastDueSince ?? 0) + GRACE_MS) : end
}

export type Tier = { tier: 'member' | null; memberUntil: number | null }

/** The current tier from all sources. The source that lasts longest counts. */
export function tierOf(sources: readonly Facts[], now: number): Tier {
  const until = Math.max(0, ...sources.map(accessUntil))
  if (until <= now) return { tier: null, memberUntil: null }
  return { tier: 'member', memberUntil: until === Number.POSITIVE_INFINITY ? null : until }
}

type ChosenSubscription = { best: Subscription | undefined; problem: Problem | null }

/** Prefers the latest end of access, then the latest end of the paid period, then the newest id. */
export function choose(subscriptions: readonly Subscription[]): ChosenSubscription {
  const reach = (it: Subscription) => accessUntil({ ...it, source: 'stripe' })
  const [best] = [...subscriptions].sort(
    (one, other) =>
      compare(reach(other), reach(one)) ||
      compare(other.currentPeriodEnd, one.currentPeriodEnd) ||
      compare(other.id, one.id),
  )
  const live = subscriptions.filter(({ status }) => isLive(status))
  const sold = live.filter(({ plan }) => plan !== null)
  if (sold.length > 1) return { best, problem: 'paid_twice' }
  return { best, problem: live.length > sold.length ? 'unsold_price' : null }
}

const compare = <T extends number | string>(one: T, other: T) =>
  one === other ? 0 : one < other ? -1 : 1
