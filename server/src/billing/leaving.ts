import type { Services } from '#graphql/context.ts'
import { PaymentsError } from '#integrations/payments.ts'
import { isLive } from './billing.rules.ts'
import { listMemberships } from './billing.store.ts'

/**
 * Before a person is erased: ends what they pay and deletes them at the provider. Throws a
 * PaymentsError where that fails, so that nobody goes on paying for an account that is gone.
 */
export async function endPayments(
  { store, payments }: Pick<Services, 'store' | 'payments'>,
  user: string,
): Promise<void> {
  for (const { source, customerId, status } of await listMemberships(store.read, user)) {
    if (customerId === null) continue
    if (source === payments?.source) await payments.deleteCustomer(customerId)
    else if (source === 'stripe' && isLive(status)) {
      throw new PaymentsError('away', 'somebody pays at Stripe, which is not set up any more')
    }
  }
}
