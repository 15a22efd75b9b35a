import type { MembershipRecord, Plan } from '#lib/plans.ts'

type Instant = number
type Maybe<T> = T | null

export type MembershipTable = MembershipRecord

/** A message of the provider; kept so that the same one is known when it comes again. */
export type PaymentEventTable = {
  id: string
  type: string
  receivedDate: Instant
  /** The customer it is about, where nobody here has that customer id */
  unknownCustomer: Maybe<string>
}

/** What the local provider keeps of one customer: product 6, paid membership. */
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
