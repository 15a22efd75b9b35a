import type { Me } from '#api/me.ts'
import type { Membership, Plan } from '#features/membership/membership.queries.ts'
import { paidPart, paidState } from '#features/membership/membership.rules.ts'
import type { Money } from '#lib/money.ts'

/** The state of the person on the page (product 4, membership). */
export type Reader = 'visitor' | 'unverified' | 'covered' | 'member' | 'overdue' | 'buyer'

type ReaderMe = Pick<Me, 'emailVerified' | 'isPublicUser' | 'viewerCanAdministerApp'>

export function readerOf(me: ReaderMe | undefined, membership: Membership | undefined): Reader {
  if (me === undefined) return 'visitor'
  if (me.emailVerified !== true) return 'unverified'
  if (me.isPublicUser !== true || me.viewerCanAdministerApp === true) return 'covered'
  if (membership?.isMember) return 'member'
  const paid = membership && paidPart(membership)
  return paid && paidState(paid) === 'failed' ? 'overdue' : 'buyer'
}

export type Saving = Money & {
  /** The price of a year for each month, in the smallest unit, rounded up */
  monthly: number
}

/** The saving of a year against twelve months; null without one. */
export function savingOf(plans: readonly Plan[]): Saving | null {
  const month = plans.find(({ interval }) => interval === 'month')
  const year = plans.find(({ interval }) => interval === 'year')
  if (!month || !year || month.currency !== year.currency) return null
  const amount = 12 * month.amount - year.amount
  if (amount <= 0) return null
  return { amount, currency: year.currency, monthly: Math.ceil(year.amount / 12) }
}
