import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'

const app = testApp()
let port: number
let token: string

beforeAll(async () => {
  ;({ token } = await aPerson(app))
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})

const SAVE = JSON.stringify({
  query: 'mutation { goalCreate(obj: { adviceTitle: "A", note: "a" }) { _id } }',
})

/** Sends packets one after another, and returns all answers until the server closes the connection. */
async function exchange(...packets: string[]): Promise<string> {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => undefined)
  let answer = ''
  line.on('data', (part) => {
    answer += String(part)
  })
  const closed = once(line, 'close')
  for (const packet of packets) {
    if (!line.writableEnded) line.write(packet)
    await sleep(20)
  }
  await closed
  return answer
}

const request = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, 'host: a', ...headers, '', body].join('\r\n')

/** A request in the body of another one. */
const hidden = () =>
  request(
    '/graphql',
    [
      'content-type: application/json',
      `authorization: Bearer ${token}`,
      `content-length: ${SAVE.length}`,
      'connection: close',
    ],
    SAVE,
  )

describe('unknown transfer codings', () => {
  it.each(['xchunked', 'chunked;q=1', 'gzip'])(
    'refuses the transfer coding %s, and reads no second request from its body',
    async (coding) => {
      const bare = [`transfer-encoding: ${coding}`]
      // With an unhandled upgrade, Node reads the body as a request.
      const upgrade = [...bare, 'connection: upgrade', 'upgrade: h2c']
      for (const path of ['/graphql', '/%zz']) {
        for (const headers of [bare, upgrade]) {
          const answer = await exchange(request(path, headers, ''), hidden())
          expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
        }
      }
      const saved = await rowsOf(app, 'goal')
      expect(saved).toEqual([])
    },
  )

  it('answers an unknown transfer coding once, also if the body comes in the same packet', async () => {
    const answer = await exchange(request('/graphql', ['transfer-encoding: xchunked'], '0\r\n\r\n'))
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })

  it('refuses an unknown transfer coding with a sentence', async () => {
    const answer = await exchange(request('/graphql', ['transfer-encoding: xchunked'], 'x'))
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('We can’t read this request.')
  })
})

it('accepts a chunked body with a header in mixed case', async () => {
  const headers = ['content-type: application/json', 'transfer-encoding: Chunked']
  const query = '{"query":"{ __typename }"}'
  const body = `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`
  const answer = await exchange(request('/graphql', [...headers, 'connection: close'], body))
  expect(answer).toContain('{"data":{"__typename":"Query"}}')
})
