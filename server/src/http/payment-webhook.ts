import type { FastifyInstance } from 'fastify'
import { receiveNotice } from '#billing/webhook.ts'
import type { Services } from '#graphql/context.ts'
import type { Payments } from '#integrations/payments.ts'
import { AppError } from '#lib/errors.ts'

/** Stripe’s largest events have some ten kilobytes. */
const MOST_BYTES = 256_000

const refuse = () => new AppError('BAD_USER_INPUT', 'This message is not signed by Stripe.')

/** POST /webhooks/stripe: events of the payment provider, with a signature of the raw body. */
export async function paymentWebhook(
  app: FastifyInstance,
  { services, payments }: { services: Services; payments: Payments },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post('/webhooks/stripe', { bodyLimit: MOST_BYTES }, async (request) => {
    const signature = request.headers['stripe-signature']
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw refuse()
    const notice = payments.readNotice(request.body, signature)
    if (notice === undefined) throw refuse()
    await receiveNotice(services, notice)
    return { received: true }
  })
}
