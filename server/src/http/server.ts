import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { unreadableErrors } from '#http/errors.ts'
import { ALWAYS } from '#http/headers.ts'

/** Time limits for the head of a request and for the whole request, in milliseconds. */
const HEADERS_MS = 30_000
const REQUEST_MS = 120_000
const CHECK_MS = 5_000

/**
 * The HTTP server under Fastify. Refuses unknown transfer codings such as `xchunked`: Node would
 * read the body as a second request (request smuggling).
 */
export const makeServer: FastifyServerFactory = (handler, options) => {
  const refused = new WeakSet<Socket>()
  return createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: Number(options.keepAliveTimeout),
    },
    (request, response) => {
      if (refused.has(request.socket)) return
      const coding = request.headers['transfer-encoding']
      if (coding === undefined || coding.toLowerCase() === 'chunked') {
        return handler(request, response)
      }
      refused.add(request.socket)
      const type = { 'content-type': 'application/json; charset=utf-8', connection: 'close' }
      response.writeHead(400, { ...ALWAYS, ...type }).end(JSON.stringify(unreadableErrors('')))
      // Otherwise Node may read the body as a second request, and answer twice.
      request.socket.destroySoon()
    },
  )
}
