import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#graphql/context.ts'
import { contextOf } from '#http/request-context.ts'
import { readCalendar } from '#learning/goals/calendar/calendar.ts'

const GONE = 'This calendar address doesn’t work. You can make a new one in your profile.\n'

/** GET /calendar/{token}.ics: a person's goals for calendar programs. Product 4, calendar. */
export function addCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const context = await contextOf(request, services)
    const file = await readCalendar(context, request.params.token)
    if (file === undefined) {
      request.errorCodes.push('NOT_FOUND')
      reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store')
      return GONE
    }
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache' })
    // A proxy that compresses marks the tag as weak: W/"…".
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="goals.ics"',
      })
      .send(file)
  })
}
