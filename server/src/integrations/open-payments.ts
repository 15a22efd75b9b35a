import type { Store } from '#db/store.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import { localPayments } from '#integrations/payments.local.ts'
import { type StripeSettings, stripePayments } from '#integrations/payments.stripe.ts'
import type { Payments } from '#integrations/payments.ts'

export type PaymentSettings = { kind: 'stripe'; stripe: StripeSettings } | { kind: 'local' | 'off' }

type Dependencies = {
  config: { payments: PaymentSettings; publicUrl: string }
  store: Store
  clock: Clock
  ids: Ids
}

/** The payment provider of the settings; undefined if no memberships are sold. */
export async function openPayments({
  config,
  ...dependencies
}: Dependencies): Promise<Payments | undefined> {
  const { payments, publicUrl } = config
  if (payments.kind === 'stripe')
    return stripePayments(payments.stripe, { publicUrl, now: dependencies.clock.now })
  return payments.kind === 'local' ? localPayments({ ...dependencies, publicUrl }) : undefined
}
