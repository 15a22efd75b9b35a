import type { Config } from '#config.ts'
import type { Store } from '#db/store.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Ids } from '#integrations/ids.ts'
import { localPayments } from '#integrations/payments.local.ts'
import { stripePayments } from '#integrations/payments.stripe.ts'
import type { Payments } from '#integrations/payments.ts'

type Dependencies = {
  config: Pick<Config, 'payments' | 'publicUrl'>
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
