import type { Membership, MembershipPart } from './membership.queries.ts'

/** The message about a paid membership. */
export type PaidState = 'renews' | 'ending' | 'failed' | 'ended'

export const paidPart = ({ memberships }: Membership): MembershipPart | undefined =>
  memberships.find(({ source }) => source !== 'gift')

const live = ['trialing', 'active', 'past_due']

export function paidState({ status, paymentFailedDate, endsDate }: MembershipPart): PaidState {
  if (!live.includes(status)) return 'ended'
  if (paymentFailedDate !== null) return 'failed'
  return endsDate === null ? 'renews' : 'ending'
}

export function giftUntil({ memberships }: Membership, now: number): string | null {
  const gift = memberships.find(({ source, status }) => source === 'gift' && status === 'active')
  const until = gift?.endsDate ?? null
  return until !== null && Date.parse(until) > now ? until : null
}
