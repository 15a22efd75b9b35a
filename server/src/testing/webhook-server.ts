import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Answer = { status: number; text?: string; headers?: Record<string, string>; waitMs?: number }
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever was sent
type Sent = { headers: IncomingHttpHeaders; raw: string; body: any }

/** What Slack refuses: the limits of its blocks. */
function slackAnswer({ text, blocks }: Sent['body']): Answer {
  if (typeof text !== 'string' || text === '') return { status: 400, text: 'no_text' }
  const fits = (blocks as Sent['body'][]).every(({ type, text: words }) => {
    const most = type === 'header' ? 150 : 3000
    return words.text.length > 0 && words.text.length <= most
  })
  return fits && blocks.length <= 50
    ? { status: 200, text: 'ok' }
    : { status: 400, text: 'invalid_blocks' }
}

/** A Teams workflow accepts only adaptive cards. */
function teamsAnswer({ type, attachments }: Sent['body']): Answer {
  const isCard =
    attachments?.[0]?.contentType === 'application/vnd.microsoft.card.adaptive' &&
    attachments[0].content.type === 'AdaptiveCard'
  if (type === 'message' && isCard) return { status: 202 }
  return { status: 400, text: '{"error":{"code":"BadRequest","message":"No adaptive card"}}' }
}

/** A local server that answers as Slack (/slack), Teams (/teams) or any receiver does. */
export async function aWebhookServer() {
  const state = {
    url: '',
    sent: [] as Sent[],
    /** An answer instead of the usual ones */
    answer: undefined as Answer | undefined,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, reply) => {
    let raw = ''
    for await (const part of request) raw += part
    const body = JSON.parse(raw)
    state.sent.push({ headers: request.headers, raw, body })
    const usual = { '/slack': slackAnswer, '/teams': teamsAnswer }[request.url ?? '']
    const answer = state.answer ?? usual?.(body) ?? { status: 204 }
    await sleep(answer.waitMs ?? 0)
    reply.writeHead(answer.status, answer.headers).end(answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}
