import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#graphql/context.ts'
import { pagePolicy, paymentPage } from '#http/local-payment.page.ts'
import { AppError } from '#kernel/errors.ts'
import {
  LOCAL_PAYMENT_PATH,
  LOCAL_STEPS,
  type LocalPayments,
  type LocalStep,
} from '#outside/payments.local.ts'

type Query = { page?: string }

const MOST_BYTES = 1_000

/**
 * The page of the local payment provider. Whoever has its address, which only the person gets, may
 * use it, as at the real provider.
 */
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

  const pageOf = async ({ query }: FastifyRequest<{ Querystring: Query }>) => {
    const page = String(query.page ?? '')
    const found = await payments.pageOf(page)
    if (found === undefined) throw new AppError('NOT_FOUND', 'This payment page has expired.')
    return { page, found }
  }
  const headers = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')

  app.get<{ Querystring: Query }>(LOCAL_PAYMENT_PATH, async (request, reply) => {
    const { page, found } = await pageOf(request)
    const action = `${LOCAL_PAYMENT_PATH}?page=${encodeURIComponent(page)}`
    const html = paymentPage(found, { product: productName, publicUrl, action })
    return headers(reply).type('text/html; charset=utf-8').send(html)
  })

  app.post<{ Querystring: Query }>(LOCAL_PAYMENT_PATH, async (request, reply) => {
    const { page, found } = await pageOf(request)
    const wanted = request.body instanceof URLSearchParams ? request.body.get('step') : null
    const step = LOCAL_STEPS.find((known): known is LocalStep => known === wanted)
    if (step === undefined) throw new AppError('BAD_USER_INPUT', 'This request cannot be read.')
    await payments.step(page, step)
    const isFirst = found.row.wanted !== null
    const from = isFirst ? '' : '?from=portal'
    return headers(reply).redirect(`${publicUrl}/payment-complete${from}`, 303)
  })
}
