import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Message, type Part, sendInParts } from '#assistant/assistant.ts'
import { type Services, signedIn } from '#graphql/context.ts'
import { logUnexpected, toWire } from '#graphql/errors.ts'
import { permitRoute } from '#graphql/permit.ts'
import { contextOf } from '#http/request-context.ts'
import type { Library } from '#learning/library/library.ts'
import { badInput } from '#lib/errors.ts'

const Given = z.object({ chatId: z.string().max(100).nullish(), text: z.string() })

/**
 * POST /chat/stream: chatSend with the answer as server-sent events `found`, `sentence` and
 * `message`, or `error`. Refusals are JSON with a status. A client that hangs up stops the model.
 */
export function addChatStream(app: FastifyInstance, services: Services, library: Library): void {
  app.post('/chat/stream', async (request, reply) => {
    const context = await contextOf(request, services)
    permitRoute('chatStream', context.viewer)
    const given = Given.safeParse(request.body)
    if (!given.success) throw badInput('Send a text, and the id of a chat or none.')
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    const parts = sendInParts(signedIn(context), library, given.data, gone.signal)
    const first = await parts.next()
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy must forward each sentence at once.
        'x-accel-buffering': 'no',
      })
      .send(Readable.from(eventsOf(first, parts, request)))
  })
}

/** The events of an answer. Requests the next part only after the client has received the last. */
async function* eventsOf(
  first: IteratorResult<Part, void>,
  parts: AsyncGenerator<Part, void>,
  request: FastifyRequest,
) {
  try {
    for (let step = first; !step.done; step = await parts.next()) yield eventOf(step.value)
  } catch (error) {
    const { wire, unexpected } = toWire(error, request.id, 'INTERNAL')
    if (unexpected) logUnexpected(request.log, error)
    request.errorCodes.push(wire.extensions.code)
    yield asEvent('error', wire)
  } finally {
    await parts.return()
  }
}

function eventOf(part: Part): string {
  if ('sentence' in part) return asEvent('sentence', part.sentence)
  return 'found' in part
    ? asEvent('found', onTheWire(part.found))
    : asEvent('message', onTheWire(part.message))
}

/** A message as in the type ChatMessage of the API. */
const onTheWire = ({ createdDate, topic: _, closest = [], ...message }: Message) => ({
  ...{ ...message, closest, createdDate: new Date(createdDate).toISOString() },
})

const asEvent = (event: string, data: object) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
