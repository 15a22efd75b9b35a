export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/** The current price of a plan; `amount` in the smallest unit of the currency, such as cents. */
export type Price = {
  plan: Plan
  priceId: string
  amount: number
  /** ISO 4217, capital letters */
  currency: string
  interval: 'month' | 'year'
}

/** States of a subscription at the provider; `other`: unknown to this version. */
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

/** The source of a membership: a payment provider, or an app admin. */
export type MembershipSource = 'stripe' | 'local' | 'gift'
/** `none`: a customer at the provider who never subscribed */
export type MembershipStatus = SubscriptionStatus | 'none'

/** A subscription at the provider; instants in milliseconds since 1970. */
export type Subscription = {
  id: string
  status: SubscriptionStatus
  priceId: string
  /** Null if the price is not configured here */
  plan: Plan | null
  amount: number
  currency: string
  interval: 'month' | 'year' | null
  /** When the paid period ends, and the next payment is due */
  currentPeriodEnd: number
  /** Whether it ends by itself, without another payment */
  cancelAtPeriodEnd: boolean
  /** When it ends or ended; null while it continues */
  endsDate: number | null
  /** When the oldest open payment was due; null unless past due */
  pastDueSince: number | null
}

export type Customer = {
  /** The person's id, as the provider has it; null: deleted there, or not made by this server */
  user: string | null
  isDeleted: boolean
  /** The address for receipts, if the provider has one */
  email?: string | null
  subscriptions: readonly Subscription[]
}

/** A person's membership from one source. Instants in milliseconds. */
export type MembershipRecord = {
  user: string
  source: MembershipSource
  status: MembershipStatus
  /** Null for a gift, or if the price is not configured here */
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
  /** A disagreement between provider and product: `PROBLEMS` of billing.rules.ts */
  problem: string | null
  /** When the read of these values began: an earlier read does not overwrite a later one */
  readDate: number
}
