import type { Config } from '#config.ts'
import type { Store } from '#db/store.ts'
import type { Clock } from '#outside/clock.ts'
import type { Ids } from '#outside/ids.ts'
import { localPayments } from '#outside/payments.local.ts'
import { stripePayments } from '#outside/payments.stripe.ts'
import type { Payments } from '#outside/payments.ts'

type Doors = {
  config: Pick<Config, 'payments' | 'publicUrl'>
  store: Store
  clock: Clock
  ids: Ids
}

/** The payment provider of the settings, or nothing where none takes payments. */
export function openPayments({ config, ...doors }: Doors): Payments | undefined {
  const { payments, publicUrl } = config
  if (payments.kind === 'stripe')
    return stripePayments(payments.stripe, { publicUrl, now: doors.clock.now })
  return payments.kind === 'local' ? localPayments({ ...doors, publicUrl }) : undefined
}
