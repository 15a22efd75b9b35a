import type { MembershipRecord, MembershipStatus, Subscription } from '#lib/plans.ts'

const DAY = 24 * 3_600_000

/** How long a membership goes on after a payment failed: product 6, paid membership. */
export const GRACE_MS = 14 * DAY

/** Where the provider and the product disagree, the gravest first. */
export const PROBLEMS = [
  'paid_twice',
  'unsold_price',
  'unknown_customer',
  'pays_in_company',
  'read_failed',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** What each state of a subscription gives: product 6, paid membership. */
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

/** Whether more payments may come of a subscription in this state, so that no second one is begun. */
export const isLive = (status: MembershipStatus): boolean => ACCESS[status] !== 'nothing'

type Facts = Pick<MembershipRecord, 'source' | 'status' | 'plan' | 'pastDueSince' | 'endsDate'>

/** Until when one source gives access: an instant, which may be over, or Infinity; 0 for never. */
function accessUntil({ source, status, plan, pastDueSince, endsDate }: Facts): number {
  if (source === 'gift') return status === 'active' ? (endsDate ?? 0) : 0
  if (plan === null) return 0
  const access = ACCESS[status]
  if (access === 'nothing') return 0
  // One that was cancelled ends by itself, also while the provider cannot be read.
  const end = endsDate ?? Number.POSITIVE_INFINITY
  return access === 'grace' ? Math.min(end, (pastDueSince ?? 0) + GRACE_MS) : end
}

export type Tier = { tier: 'member' | null; memberUntil: number | null }

/** The tier that all sources together give now; the one that lasts longest counts. */
export function tierOf(sources: readonly Facts[], now: number): Tier {
  const until = Math.max(0, ...sources.map(accessUntil))
  if (until <= now) return { tier: null, memberUntil: null }
  return { tier: 'member', memberUntil: until === Number.POSITIVE_INFINITY ? null : until }
}

type Chosen = { best: Subscription | undefined; problem: Problem | null }

/** The subscription that counts: access for longest, then paid for longest, then the newest id. */
export function choose(subscriptions: readonly Subscription[]): Chosen {
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
