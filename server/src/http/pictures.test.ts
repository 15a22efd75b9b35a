import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { pictureRoutes } from '#http/pictures.ts'
import { refuseSlowBodies } from '#http/slow-bodies.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { flat } from '#testing/pictures.ts'

const app = testApp()
let person: Actor

beforeAll(async () => {
  person = await aPerson(app)
})

/** Only these routes, with a low limit of uploads; a body has `ms` for each kilobyte. */
async function narrow(ms: number) {
  const http = fastify()
  refuseSlowBodies(http, { bytes: 1000, ms })
  const uploads = { most: 2, each: 1 }
  await http.register(pictureRoutes, { services: app.services, uploads })
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  return { http, port: Number(port) }
}

/** An upload that begins and then stalls. */
async function stall(port: number, { token }: Actor) {
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  const head = ['POST /pictures HTTP/1.1', 'host: a', 'content-type: image/jpeg']
  line.write(
    `${[...head, 'content-length: 900', `authorization: Bearer ${token}`].join('\r\n')}\r\n\r\nx`,
  )
  line.on('error', () => undefined)
  return line
}

const send = async (port: number, { token }: Actor) => {
  const reply = await fetch(`http://127.0.0.1:${port}/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: new Uint8Array(await flat(64, 64).jpeg().toBuffer()),
  })
  return reply.status
}

const until = (wanted: () => Promise<boolean>) =>
  expect.poll(wanted, { timeout: 10_000 }).toBe(true)

it('limits concurrent uploads of one person, so that others can upload', async () => {
  const { http, port } = await narrow(60_000)
  const line = await stall(port, person)
  await until(async () => (await send(port, person)) !== 200)
  expect(await send(port, await aPerson(app))).toBe(200)
  line.destroy()
  await http.close()
})

it('closes stalled uploads, so that others can upload', async () => {
  const { http, port } = await narrow(300)
  const line = await stall(port, await aPerson(app))
  const other = await stall(port, await aPerson(app))
  await Promise.all([once(line, 'close'), once(other, 'close')])
  const late = await aPerson(app)
  await until(async () => (await send(port, late)) === 200)
  await http.close()
})
