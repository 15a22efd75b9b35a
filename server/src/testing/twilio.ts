import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Request = {
  method: string | undefined
  path: string | undefined
  user: string
  type: string | undefined
  form: Record<string, string>
}

export type Twilio = {
  url: string
  requests: Request[]
  answer: { status: number; body: string; location?: string } | 'silence'
  close(): Promise<void>
}

const TAKEN = JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null })

/** A local server for the part of Twilio's HTTP interface that sends messages. */
export async function aTwilio(): Promise<Twilio> {
  const server = createServer(async (request, reply) => {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    const { method, url: path, headers } = request
    const basic = headers.authorization?.replace(/^Basic /, '') ?? ''
    const user = Buffer.from(basic, 'base64').toString()
    twilio.requests.push({ method, path, user, type: headers['content-type'], form })
    const { answer } = twilio
    if (answer === 'silence') return
    reply.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.location === undefined ? {} : { location: answer.location }),
    })
    reply.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const twilio: Twilio = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: { status: 201, body: TAKEN },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return twilio
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
