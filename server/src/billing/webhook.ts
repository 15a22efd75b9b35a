import type { Services } from '#graphql/context.ts'
import type { PaymentNotice } from '#integrations/payments.ts'
import { findUserOf, saveEvent } from './billing.store.ts'

/** Messages about payments. In other messages, an unknown customer is just new or deleted. */
const PAYS =
  /^(checkout\.session\.completed|invoice\.paid|customer\.subscription\.(created|updated))$/

/**
 * Stores a signed message of the provider and queues a sync. Its content is ignored, so it may come
 * twice, late or in any order. Product 6, paid membership.
 */
export async function receiveNotice(
  { store, clock, jobs }: Pick<Services, 'store' | 'clock' | 'jobs'>,
  { id, type, customerId }: PaymentNotice,
): Promise<void> {
  const user = customerId === null ? undefined : await findUserOf(store.read, customerId)
  const unknownCustomer = user === undefined && PAYS.test(type) ? customerId : null
  await store.write(async (trx) => {
    await saveEvent(trx, { id, type, receivedDate: clock.now(), unknownCustomer })
    if (user !== undefined) await jobs.enqueue(trx, { kind: 'membership', key: user })
  })
}
