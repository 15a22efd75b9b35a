import type { Generated } from 'kysely'
import type { MembershipSource, MembershipStatus, Plan } from '#kernel/plans.ts'

type Instant = number
type Maybe<T> = T | null

/** What one source gives a person; a row for each person and source. */
export type MembershipTable = {
  user: string
  source: MembershipSource
  status: MembershipStatus
  /** Nothing where the price is none of ours, and of a gift */
  plan: Maybe<Plan>
  priceId: Maybe<string>
  /** In the smallest unit of the currency */
  amount: Maybe<number>
  currency: Maybe<string>
  interval: Maybe<'month' | 'year'>
  customerId: Maybe<string>
  subscriptionId: Maybe<string>
  currentPeriodEnd: Maybe<Instant>
  cancelAtPeriodEnd: Generated<0 | 1>
  pastDueSince: Maybe<Instant>
  endsDate: Maybe<Instant>
  /** Where the provider and the product disagree: `PROBLEMS` of billing.rules.ts */
  problem: Maybe<string>
  /** When the read began that this comes from: a read that began earlier does not overwrite it */
  readDate: Instant
}

/** A message of the provider; kept so that the same one is known when it comes again. */
export type PaymentEventTable = {
  id: string
  type: string
  receivedDate: Instant
  /** The customer it is about, where nobody here has that customer id */
  unknownCustomer: Maybe<string>
}

/** What the local provider keeps of one customer: product 8, without a card. */
export type LocalPaymentTable = {
  customerId: string
  user: string
  /** The secret part of the address of this customer’s page */
  page: string
  /** The plan that the open checkout is for; nothing where the page is the portal */
  wanted: Maybe<Plan>
  /** The plan that is subscribed to, or was last */
  plan: Maybe<Plan>
  startedDate: Maybe<Instant>
  /** Since when a payment is open */
  failedDate: Maybe<Instant>
  endsDate: Maybe<Instant>
}
