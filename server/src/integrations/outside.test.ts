import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress, makeOutside, publicLookup } from './outside.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of this machine, and the number of its connections. */
async function aServer(answer: RequestListener) {
  const server = createServer(answer)
  const state = { port: 0, url: '', connections: 0 }
  server.on('connection', () => {
    state.connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.port = (server.address() as AddressInfo).port
  state.url = `http://127.0.0.1:${state.port}/hook`
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

const given = { headers: { 'content-type': 'application/json' }, body: '{}' }
const local = makeOutside({ allowsLoopback: true, patienceMs: 500 })

/** A lookup that answers each question with the next addresses, as a hostile name server would. */
const answering = (...answers: string[][]): LookupFunction => {
  let asked = 0
  return (_host, _options, callback) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

describe('addresses', () => {
  it.each([
    ...['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '223.255.255.1'],
    ...['2606:4700:4700::1111', '2a00:1450:4001:800::200e'],
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.2.1', '198.18.0.1', '203.0.113.9'],
    ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '64:ff9b::a00:1'],
    ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '2002::1'],
    ...['2001::1', 'nowhere', ''],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  const strict = makeOutside({ allowsLoopback: false })
  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', true],
    ['https://prod-1.westus.logic.azure.com:443/workflows/a?sig=b', true],
    ['https://hooks.example.com:8443/in', true],
    ['https://1.1.1.1/in', true],
    ['http://hooks.example.com/in', false],
    ['http://127.0.0.1:4000/in', false],
    ['ftp://hooks.example.com/in', false],
    ['hooks.example.com/in', false],
    ['https://ada:secret@hooks.example.com/in', false],
    ['https://hooks.example.com:25/in', false],
    ['https://localhost/in', false],
    ['https://printer.local/in', false],
    ['https://metadata.google.internal./in', false],
    ['https://intranet/in', false],
    ['https://127.0.0.1/in', false],
    ['https://2130706433/in', false],
    ['https://0x7f.1/in', false],
    ['https://[::1]/in', false],
    ['https://[::ffff:10.0.0.1]/in', false],
    ['https://169.254.169.254/latest', false],
  ])('%s can be used: %s', (url, isFine) => expect(strict.fault(url) === undefined).toBe(isFine))

  it('only local mode sends to http on this machine', async () => {
    const server = await aServer((_request, reply) => void reply.end('ok'))
    expect(await local.post(server.url, given)).toMatchObject({ status: 200, text: 'ok' })
    await expect(strict.post(server.url, given)).rejects.toMatchObject({ reason: 'NOT PUBLIC' })
    expect(server.connections).toBe(1)
  })
})

describe('names', () => {
  it('a name that first leads to the internet and then inside is refused at the connection', async () => {
    const server = await aServer((_request, reply) => void reply.end('secret'))
    const lookup = answering(['93.184.216.34'], ['127.0.0.1'])
    const outside = makeOutside({ allowsLoopback: true, lookup })
    const guarded = publicLookup(lookup)
    const first = await new Promise((resolve) =>
      guarded('rebind.example', { all: true }, (error, found) => resolve([error, found])),
    )
    expect(first).toEqual([null, [{ address: '93.184.216.34', family: 4 }]])
    const url = `https://rebind.example:${server.port}/hook`
    expect(outside.fault(url)).toBeUndefined()
    await expect(outside.post(url, given)).rejects.toMatchObject({
      reason: 'NOT PUBLIC',
      permanent: true,
    })
    expect(server.connections).toBe(0)
  })

  it.each([
    [['93.184.216.34', '10.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1', '1.1.1.1']],
    [[]],
  ])('a name that leads to %j is refused', async (addresses) => {
    const outside = makeOutside({ allowsLoopback: true, lookup: answering(addresses) })
    await expect(outside.post('https://a.example/x', given)).rejects.toMatchObject({
      reason: 'NOT PUBLIC',
    })
  })

  it('a name without an address answers the code of the name server', async () => {
    const missing: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '')
    const outside = makeOutside({ allowsLoopback: false, lookup: missing })
    await expect(outside.post('https://a.example/x', given)).rejects.toMatchObject({
      reason: 'ENOTFOUND',
      permanent: false,
    })
  })

  it('the agent refuses an address inside, also for requests of a package', async () => {
    const { request } = await import('node:https')
    const failed = await new Promise((resolve) =>
      request('https://10.0.0.1/x', { agent: local.agent }).on('error', resolve).end(),
    )
    expect(failed).toMatchObject({ reason: 'NOT PUBLIC' })
  })
})

describe('answers', () => {
  it('a redirect is answered and not followed', async () => {
    const inside = await aServer((_request, reply) => void reply.end('inside'))
    const server = await aServer((_request, reply) => {
      reply.writeHead(302, { location: inside.url }).end()
    })
    expect(await local.post(server.url, given)).toMatchObject({ status: 302, text: '' })
    expect(inside.connections).toBe(0)
  })

  it('a long answer is read up to 8 kB', async () => {
    const server = await aServer((_request, reply) => {
      reply.writeHead(200)
      const more = () => reply.write('x'.repeat(4096)) && setImmediate(more)
      more()
    })
    expect((await local.post(server.url, given)).text).toHaveLength(8192)
  })

  it('silence, a slow answer and a stopped request end with a failure', async () => {
    const silent = await aServer(() => undefined)
    await expect(local.post(silent.url, given)).rejects.toMatchObject({ reason: 'TIMEOUT' })
    const slow = await aServer((_request, reply) => void reply.writeHead(200).write('o'))
    await expect(local.post(slow.url, given)).rejects.toMatchObject({ reason: 'TIMEOUT' })
    const stopped = local.post(silent.url, { ...given, signal: AbortSignal.abort() })
    await expect(stopped).rejects.toMatchObject({ reason: 'ABORT_ERR' })
  })

  it('a closed port and a broken connection answer their code', async () => {
    const server = await aServer((request) => void request.socket.destroy())
    await expect(local.post(server.url, given)).rejects.toMatchObject({ reason: 'ECONNRESET' })
    for (const close of closing.splice(0)) close()
    await expect(local.post(server.url, given)).rejects.toMatchObject({ reason: 'ECONNREFUSED' })
  })
})
