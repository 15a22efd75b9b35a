import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const PACE = { bytes: 1000, ms: 200 }
const BODY = JSON.stringify({ query: '{ __typename }', variables: { pad: 'x'.repeat(6000) } })

let app: TestApp
let port: number

beforeAll(async () => {
  app = await makeTestApp('sqlite', {}, undefined, { pace: PACE })
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.drop())

/** Sends a body in parts of `size` bytes until it is complete or the server closes the connection. */
async function sendInParts(size: number, everyMs: number) {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => undefined)
  let answer = ''
  let isOpen = true
  line.on('data', (part) => {
    answer += String(part)
  })
  line.on('close', () => {
    isOpen = false
  })
  await once(line, 'connect')
  const head = ['POST /graphql HTTP/1.1', 'host: a', 'content-type: application/json']
  line.write([...head, `content-length: ${BODY.length}`, '', ''].join('\r\n'))
  let sent = 0
  for (; sent < BODY.length && isOpen; sent += size) {
    line.write(BODY.slice(sent, sent + size))
    await sleep(everyMs)
  }
  line.destroy()
  return { answer, sent }
}

it('closes the connection if a request body arrives one byte at a time', async () => {
  const { answer, sent } = await sendInParts(1, 50)
  expect(answer).toBe('')
  expect(sent).toBeLessThan(50)
})

it('accepts a slow request body above the minimum rate', async () => {
  const { answer } = await sendInParts(1000, 100)
  expect(answer).toContain('"__typename":"Query"')
})
