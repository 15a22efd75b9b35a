import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Makes the next request of a connection from the last answer (undefined at first). */
export type Sender = (connection: number, last: Buffer | undefined) => string

export type Request = { method: string; path: string; headers: Record<string, string> }

/** The text of one HTTP/1.1 request. */
export function httpText(request: Request, body = ''): string {
  const lines = [`${request.method} ${request.path} HTTP/1.1`, 'host: 127.0.0.1']
  for (const [name, value] of Object.entries(request.headers)) lines.push(`${name}: ${value}`)
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Reads answers with a content-length from a socket, one at a time. */
function answersOf(socket: Socket, take: (status: number, body: Buffer) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    held = held.length === 0 ? part : Buffer.concat([held, part])
    const end = held.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = held.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) throw new Error(`An answer without a length: ${head}`)
    if (held.length < end + 4 + length) return
    const body = held.subarray(end + 4, end + 4 + length)
    held = Buffer.alloc(0)
    take(Number(head.slice(9, 12)), body)
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** Sends one request. Answers the body; throws if the status is not 200. */
export async function ask(port: number, text: string): Promise<string> {
  const socket = await open(port)
  const body = await new Promise<string>((resolve, reject) => {
    socket.once('error', reject)
    answersOf(socket, (status, bytes) => {
      if (status === 200) resolve(bytes.toString())
      else reject(new Error(`${status}: ${bytes.toString()}`))
    })
    socket.write(text)
  })
  socket.destroy()
  return body
}

/**
 * Sends requests for some time on open connections, each after the answer to its last request.
 * Answers the requests a second. Throws if a status is not 200.
 */
export async function load(
  port: number,
  options: { connections: number; ms: number; next: Sender },
): Promise<number> {
  const sockets: Socket[] = []
  for (let index = 0; index < options.connections; index += 1) sockets.push(await open(port))
  let count = 0
  const begin = performance.now()
  const until = begin + options.ms
  const asking = sockets.map(
    (socket, index) =>
      new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        answersOf(socket, (status, body) => {
          if (status !== 200) return reject(new Error(`${status}: ${body.toString()}`))
          count += 1
          const text = options.next(index, body)
          if (performance.now() >= until) resolve()
          else socket.write(text)
        })
        socket.write(options.next(index, undefined))
      }),
  )
  await Promise.all(asking)
  const rate = (count * 1000) / (performance.now() - begin)
  for (const socket of sockets) socket.destroy()
  return rate
}
