import type { Customer, Price } from '#lib/plans.ts'

/** A signed event of the provider: this customer changed. */
export type PaymentNotice = { id: string; type: string; customerId: string | null }

type NewCustomer = {
  user: string
  email: string
  /** The customer that was deleted at the provider and is replaced, if any */
  replaces: string | null
}
type NewCheckout = { customerId: string; user: string; price: Price }

/** A payment provider. Failing calls throw a PaymentsError. */
export type Payments = {
  source: 'stripe' | 'local'
  /** The plans sold now, with their amounts */
  prices(): Promise<readonly Price[]>
  /** Returns the id of a customer; two calls at once return the same */
  createCustomer(customer: NewCustomer): Promise<string>
  /** Returns the URL of a checkout; the same one while it is open */
  createCheckout(checkout: NewCheckout): Promise<string>
  /** Returns the URL of a page to change the card, or to cancel */
  createPortal(customerId: string): Promise<string>
  readCustomer(customerId: string): Promise<Customer>
  /** Changes the address for receipts, unless the provider refuses it */
  changeEmail(customerId: string, email: string): Promise<void>
  /** Ends every subscription with its paid period */
  stopRenewal(customerId: string): Promise<void>
  /** Ends every subscription at once and deletes the customer, if there is one */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads an event; undefined if the provider did not sign it */
  readNotice(raw: Buffer, signature: string): PaymentNotice | undefined
}

/**
 * `away`: no answer, too slow or overloaded; a retry may help. `refused`: the provider refuses it.
 * `missing`: it does not have the object, as with a key of another account.
 */
export class PaymentsError extends Error {
  readonly kind: 'away' | 'refused' | 'missing'

  /** `reason`: codes only, fit for a log */
  constructor(kind: PaymentsError['kind'], reason: string, cause?: unknown) {
    super(reason, { cause })
    this.kind = kind
  }
}
