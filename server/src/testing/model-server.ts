import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type AskedModel = {
  path: string | undefined
  key: string | undefined
  model: string
  instructions: string
  /** The input, such as `message` and `actions` */
  data: Record<string, unknown>
}

/** The answer of the server: pieces of text and the way it ends, or raw bytes, or a status. */
export type ModelAnswer =
  | { pieces: readonly string[]; end?: 'done' | 'cut' | 'silence'; pauseMs?: number }
  | { bytes: readonly Buffer[] }
  | { status: number; headers?: Record<string, string> }

/** A local server for the part of OpenAI's chat completions that streams an answer. */
export async function aModel() {
  const model = {
    url: '',
    requests: [] as AskedModel[],
    /** How many answers the client cancelled */
    brokenOff: 0,
    answer: (_asked: AskedModel): ModelAnswer => ({ pieces: [] }),
    /** The status of the list of models */
    listStatus: 200,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, reply) => {
    if (request.method === 'GET') return reply.writeHead(model.listStatus).end('{"data":[]}')
    const asked = await askedOf(request)
    model.requests.push(asked)
    reply.on('close', () => {
      if (!reply.writableFinished) model.brokenOff += 1
    })
    await send(reply, model.answer(asked))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return model
}

async function askedOf(request: IncomingMessage): Promise<AskedModel> {
  let text = ''
  for await (const part of request) text += part
  const { model, messages } = JSON.parse(text)
  const key = request.headers.authorization?.replace('Bearer ', '')
  return {
    ...{ path: request.url, key, model, instructions: messages[0].content },
    data: JSON.parse(messages[1].content),
  }
}

async function send(reply: ServerResponse, answer: ModelAnswer): Promise<void> {
  if ('status' in answer) {
    reply.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    reply.end(JSON.stringify({ error: { message: 'no' } }))
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('bytes' in answer) {
    for (const bytes of answer.bytes) {
      reply.write(bytes)
      // Sends each write as a separate packet.
      await sleep(5)
    }
    reply.end()
    return
  }
  const { pieces, end = 'done', pauseMs = 0 } = answer
  reply.flushHeaders()
  for (const [at, piece] of pieces.entries()) {
    if (reply.destroyed) return
    reply.write(eventOf(piece))
    // Also sends a long answer in several packets.
    if (pauseMs > 0 || at % 100 === 0) await sleep(pauseMs)
  }
  if (end === 'done') reply.end(`${eventOf(null)}data: [DONE]\n\n`)
  if (end === 'cut') reply.end()
}

/** A piece of text in the form of the protocol; null is the last piece. */
export const eventOf = (content: string | null): string =>
  `data: ${JSON.stringify({
    ...{ id: 'a', object: 'chat.completion.chunk', created: 0, model: 'm' },
    choices: [
      {
        index: 0,
        delta: content === null ? {} : { content },
        finish_reason: content === null ? 'stop' : null,
      },
    ],
  })}\n\n`
