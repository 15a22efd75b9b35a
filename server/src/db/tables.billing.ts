import type { MembershipRecord, Plan } from '#lib/plans.ts'

type Instant = number
type Maybe<T> = T | null

export type MembershipTable = MembershipRecord

/** An event from the provider; kept so that a repeated one is recognized. */
export type PaymentEventTable = {
  id: string
  type: string
  receivedDate: Instant
  /** The customer id of the event, if no account has it */
  unknownCustomer: Maybe<string>
}

/** A customer of the local provider: product 6, paid membership. */
export type LocalPaymentTable = {
  customerId: string
  user: string
  /** The secret part of the address of this customer’s page */
  page: string
  /** The plan of the open checkout; null if the page is the portal */
  wanted: Maybe<Plan>
  /** The current or last plan */
  plan: Maybe<Plan>
  startedDate: Maybe<Instant>
  /** When the payment failed that is still open */
  failedDate: Maybe<Instant>
  endsDate: Maybe<Instant>
}
