import type { FastifyInstance } from 'fastify'
import type { Services } from '#graphql/context.ts'
import { contextOf } from '#http/request-context.ts'
import { stopByLink } from '#messaging/preferences/stop-links.ts'

const MOST_BYTES = 1_000

type Params = { Params: { token: string } }

/**
 * POST /messages/stop/{token}: the unsubscribe button of mail programs (RFC 8058), without a sign-in.
 * A GET changes nothing, because mail scanners follow links: it opens the page that asks.
 */
export async function addStopLinks(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.removeAllContentTypeParsers()
  // The body is always `List-Unsubscribe=One-Click`.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, _body, done) => done(null),
  )
  app.post<Params>('/messages/stop/:token', async (request, reply) => {
    const context = await contextOf(request, services)
    await stopByLink(context, request.params.token, 'kind')
    return reply.type('text/plain').send('You won’t get these emails any more.\n')
  })
  app.get<Params>('/messages/stop/:token', async (request, reply) => {
    const { token } = request.params
    return reply.redirect(
      `${services.config.publicUrl}/messages/stop?token=${encodeURIComponent(token)}&stop=kind`,
    )
  })
}
