import type { Customer, Price } from '#lib/plans.ts'

/** A signed message of the provider: something changed at this customer. */
export type PaymentNotice = { id: string; type: string; customerId: string | null }

type NewCustomer = {
  user: string
  email: string
  /** The customer that was deleted at the provider, so that this one is another; or nothing */
  replaces: string | null
}
type NewCheckout = { customerId: string; user: string; price: Price }

/** A payment provider. Each call throws a PaymentsError where the provider does not do it. */
export type Payments = {
  /** What a membership that is paid here is called: its source */
  source: 'stripe' | 'local'
  /** What is sold now, with the amounts that will be charged */
  prices(): Promise<readonly Price[]>
  /** Answers the id of a customer; asked twice at once it answers the same one */
  createCustomer(customer: NewCustomer): Promise<string>
  /** Answers the address of a page to pay at; asked twice it answers the same page while it is open */
  createCheckout(checkout: NewCheckout): Promise<string>
  /** Answers the address of a page to change the card, or to cancel */
  createPortal(customerId: string): Promise<string>
  readCustomer(customerId: string): Promise<Customer>
  /** Sends receipts to another address from now on; one that the provider refuses changes nothing */
  changeEmail(customerId: string, email: string): Promise<void>
  /** Lets every subscription end with the period that is paid */
  stopRenewal(customerId: string): Promise<void>
  /** Ends every subscription at once and deletes the customer; nothing if there is none */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads a message that was signed by the provider; nothing if it was not */
  readNotice(raw: Buffer, signature: string): PaymentNotice | undefined
}

/**
 * `away`: no answer, too slow or overloaded, so that another try may help. `refused`: it said no.
 * `missing`: it never had what was asked for, as with a key of another account.
 */
export class PaymentsError extends Error {
  readonly kind: 'away' | 'refused' | 'missing'

  /** `reason`: codes only, fit for a log */
  constructor(kind: PaymentsError['kind'], reason: string, cause?: unknown) {
    super(reason, { cause })
    this.kind = kind
  }
}
