import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Changes the text of a file that the server behind it answers. */
type Change = (text: string) => string

/**
 * A server in front of the product, as an address of its own. It can stop, and serve another build.
 */
export async function aFrontServer(behind: string) {
  let changes: { [path: string]: Change } = {}
  let port = 0
  let http: Server

  const make = () =>
    createServer((incoming, reply) => {
      const { url = '/', method, headers } = incoming
      const change = changes[url.split('?')[0] ?? url]
      const plain = change && {
        'accept-encoding': 'identity',
        'if-none-match': '',
        'if-modified-since': '',
      }
      const options = { method, headers: { ...headers, ...plain } }
      const outgoing = request(new URL(url, behind), options, async (answer) => {
        const status = answer.statusCode ?? 502
        if (change === undefined) {
          reply.writeHead(status, answer.headers)
          return answer.pipe(reply)
        }
        const { 'content-length': _, etag: __, ...rest } = answer.headers
        reply.writeHead(status, rest).end(change(await text(answer)))
      })
      outgoing.on('error', () => reply.destroy())
      incoming.pipe(outgoing)
    })
  const start = async () => {
    http = make()
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
    port = (http.address() as AddressInfo).port
  }
  await start()
  return {
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    start,
    stop: () => {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(resolve))
    },
    serve: (next: typeof changes) => {
      changes = next
    },
  }
}
