import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '#graphql/context.ts'
import { expiredPage, pagePolicy, paymentPage } from '#http/local-payment.page.ts'
import {
  LOCAL_PAYMENT_PATH,
  LOCAL_STEPS,
  type LocalPayments,
} from '#integrations/payments.local.ts'
import { AppError } from '#lib/errors.ts'

type Query = { page?: string }

const MOST_BYTES = 1_000
const HTML = 'text/html; charset=utf-8'

/** The page of the local payment provider. Anyone with its address can open it, as with Stripe. */
export async function localPaymentRoutes(
  app: FastifyInstance,
  { services, payments }: { services: Services; payments: LocalPayments },
): Promise<void> {
  const { publicUrl, productName } = services.config
  const policy = pagePolicy(publicUrl)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  const facts = { product: productName, publicUrl }
  const headers = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
  const expired = (reply: FastifyReply) =>
    headers(reply).code(404).type(HTML).send(expiredPage(facts))

  app.get<{ Querystring: Query }>(LOCAL_PAYMENT_PATH, async ({ query }, reply) => {
    const page = String(query.page ?? '')
    const found = await payments.pageOf(page)
    if (found === undefined) return expired(reply)
    const action = `${LOCAL_PAYMENT_PATH}?page=${encodeURIComponent(page)}`
    return headers(reply)
      .type(HTML)
      .send(paymentPage(found, { ...facts, action }))
  })

  app.post<{ Querystring: Query }>(LOCAL_PAYMENT_PATH, async ({ query, body }, reply) => {
    const page = String(query.page ?? '')
    const found = await payments.pageOf(page)
    if (found === undefined) return expired(reply)
    const wanted = body instanceof URLSearchParams ? body.get('step') : null
    const step = LOCAL_STEPS.find((known) => known === wanted)
    if (step === undefined) throw new AppError('BAD_USER_INPUT', 'We can’t read this request.')
    await payments.step(page, step)
    const from = found.row.wanted === null ? '?from=portal' : ''
    return headers(reply).redirect(`${publicUrl}/payment-complete${from}`, 303)
  })
}
