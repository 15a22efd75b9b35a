export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/** What a plan costs now; `amount` in the smallest unit of the currency, such as cents. */
export type Price = {
  plan: Plan
  priceId: string
  amount: number
  /** ISO 4217, capital letters */
  currency: string
  interval: 'month' | 'year'
}

/** States of a subscription at the provider; `other` is one that this version does not know. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'other',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Who gives a membership: a payment provider, or an app admin. */
export type MembershipSource = 'stripe' | 'local' | 'gift'
/** `none`: a customer at the provider who never subscribed */
export type MembershipStatus = SubscriptionStatus | 'none'

/** A subscription at the provider; instants in milliseconds since 1970. */
export type Subscription = {
  id: string
  status: SubscriptionStatus
  priceId: string
  /** Nothing where the price is none of ours */
  plan: Plan | null
  amount: number
  currency: string
  interval: 'month' | 'year' | null
  /** When the paid period ends, and the next payment is due */
  currentPeriodEnd: number
  /** Whether it ends by itself, without another payment */
  cancelAtPeriodEnd: boolean
  /** When it ends, or ended; nothing while it goes on */
  endsDate: number | null
  /** When the oldest payment that is still open was due; of one that is past due only */
  pastDueSince: number | null
}

/** A customer at the provider, as far as a membership needs it. */
export type Customer = {
  /** The person it was made for, as the provider has it; null: deleted there, or nobody of ours */
  user: string | null
  isDeleted: boolean
  /** Where receipts go; nothing where the provider keeps no address */
  email?: string | null
  subscriptions: readonly Subscription[]
}

/** What one source gives a person: a row for each person and source. Instants in milliseconds. */
export type MembershipRecord = {
  user: string
  source: MembershipSource
  status: MembershipStatus
  /** Nothing where the price is none of ours, and of a gift */
  plan: Plan | null
  priceId: string | null
  /** In the smallest unit of the currency */
  amount: number | null
  currency: string | null
  interval: 'month' | 'year' | null
  customerId: string | null
  subscriptionId: string | null
  currentPeriodEnd: number | null
  cancelAtPeriodEnd: 0 | 1
  pastDueSince: number | null
  endsDate: number | null
  /** Where the provider and the product disagree: `PROBLEMS` of billing.rules.ts */
  problem: string | null
  /** When the read began that this comes from: a read that began earlier does not overwrite it */
  readDate: number
}
