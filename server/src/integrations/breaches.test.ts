import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { makeBreaches } from '#integrations/breaches.ts'

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

describe('the check for breached passwords', () => {
  let server: Server | undefined
  let failures: unknown[] = []
  const asked: { url: string; padding: unknown }[] = []

  /** A service like Have I Been Pwned that answers with `listener`. */
  async function aList(listener: RequestListener): Promise<ReturnType<typeof makeBreaches>> {
    failures = []
    asked.length = 0
    server = createServer((request, reply) => {
      asked.push({ url: request.url ?? '', padding: request.headers['add-padding'] })
      listener(request, reply)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return makeBreaches(`http://127.0.0.1:${port}/range`, (error) => failures.push(error))
  }
  const answering = (lines: string[]) => aList((_request, reply) => reply.end(lines.join('\r\n')))

  afterEach(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server === undefined ? resolve(0) : server.close(resolve)))
    server = undefined
  })

  it('the check for breached passwords sends only the first five characters of the hash', async () => {
    const hash = hashOf('seven purple umbrellas')
    const breaches = await answering([`${hash.slice(5)}:3`])
    expect(await breaches.includes('seven purple umbrellas')).toBe(true)
    expect(asked).toEqual([{ url: `/range/${hash.slice(0, 5)}`, padding: 'true' }])
  })

  it('finds a breached password by a hash in lower case, in any Unicode form', async () => {
    const rest = hashOf('caf\u00e9 in the morning').slice(5)
    const breaches = await answering(
      ['0'.repeat(35), rest.toLowerCase(), ''].map((it) => `${it}:12`),
    )
    expect(await breaches.includes('cafe\u0301 in the morning')).toBe(true)
  })

  it('the check for breached passwords ignores padding lines with the count 0', async () => {
    const rest = hashOf('seven purple umbrellas').slice(5)
    expect(await (await answering([`${rest}:0`])).includes('seven purple umbrellas')).toBe(false)
  })

  it.each<[string, RequestListener]>([
    ['an error', (_request, reply) => reply.writeHead(503).end('busy')],
    ['another page', (_request, reply) => reply.end('<!doctype html><p>Hello</p>')],
    ['a redirect', (_request, reply) => reply.writeHead(302, { location: '/range/x' }).end()],
    ['a cut line', (request) => request.socket.destroy()],
    ['far too much', (_request, reply) => reply.end('A'.repeat(3_000_000))],
  ])('accepts a password if the list of breaches answers with %s', async (_what, listener) => {
    expect(await (await aList(listener)).includes('seven purple umbrellas')).toBe(false)
  })

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['begins and never ends', (_request, reply) => reply.write('0')],
  ])('accepts a password at a time limit if the list of breaches %s', async (_how, listener) => {
    const breaches = await aList(listener)
    expect(await breaches.includes('seven purple umbrellas')).toBe(false)
    expect(failures).toHaveLength(1)
    expect(JSON.stringify(failures)).not.toContain('umbrellas')
  })

  it('accepts a password without a list of breaches, or if it refuses connections', async () => {
    expect(await makeBreaches(undefined).includes('password1234')).toBe(false)
    expect(await makeBreaches('http://127.0.0.1:1/range').includes('password1234')).toBe(false)
  })
})
