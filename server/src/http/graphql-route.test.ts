import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { ask, post } from '#testing/raw.ts'

const QUERY = JSON.stringify({ query: '{ __typename }' })

const app = testApp()

const codeOf = (reply: { json(): { errors?: { extensions: { code: string } }[] } }) =>
  reply.json().errors?.[0]?.extensions.code

describe('media types', () => {
  it.each([
    [undefined, 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    [
      'application/graphql-response+json, application/json;q=0.9',
      'application/graphql-response+json; charset=utf-8',
    ],
  ])('answers Accept %s with %s', async (accept, expected) => {
    const reply = await post(app, QUERY, accept === undefined ? {} : { accept })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe(expected)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('refuses to answer in an unsupported type', async () => {
    const reply = await post(app, QUERY, { accept: 'text/html' })
    expect(reply.statusCode).toBe(406)
    expect(codeOf(reply)).toBe('NOT_ACCEPTABLE')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('refuses a body of type %s, so that no form of another site can send one', async (type) => {
    const reply = await post(app, QUERY, { 'content-type': type })
    expect(reply.statusCode).toBe(415)
    expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  it.each(['utf-16', 'iso-8859-1', '"latin1"'])('refuses the charset %s', async (charset) => {
    const reply = await post(app, QUERY, { 'content-type': `application/json; charset=${charset}` })
    expect(reply.statusCode).toBe(415)
    expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('methods', () => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const)('refuses %s', async (method) => {
    const reply = await app.http.inject({ method, url: '/graphql?query={__typename}' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers.allow).toBe('POST')
  })
})

describe('bodies', () => {
  it('refuses a body of 10 MB before reading it', async () => {
    const reply = await post(app, JSON.stringify({ query: ' '.repeat(10_000_000) }))
    expect(reply.statusCode).toBe(413)
    expect(codeOf(reply)).toBe('TOO_LARGE')
  })

  it('refuses bytes that are not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"query":"{ __typename } #'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('"}'),
    ])
    const reply = await post(app, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].message).toContain('UTF-8')
  })

  it.each([
    ['nothing', ''],
    ['half of an object', '{"query":"{ __typename }"'],
    ['a text', '"{ __typename }"'],
    ['a number', '1'],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['a list of requests', `[${QUERY},${QUERY}]`],
    ['very deep lists', '['.repeat(200_000)],
    ['an object without query', '{}'],
    ['a query that is no text', '{"query":["{ __typename }"]}'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[]}'],
    ['an empty query', '{"query":""}'],
  ])('refuses %s with a sentence', async (_what, body) => {
    const reply = await post(app, body, { accept: 'application/graphql-response+json' })
    expect(reply.statusCode).toBe(400)
    const [error] = reply.json().errors
    expect(error.extensions.status).toBe(400)
    expect(error.message).toMatch(/^[A-Z“].{8,}\.$/)
    expect(reply.json().data).toBeUndefined()
  })

  it('ignores __proto__ in a body', async () => {
    const reply = await post(
      app,
      '{"query":"{ __typename }","__proto__":{"query":1},"variables":{"__proto__":{"a":1}}}',
    )
    expect(reply.json()).toEqual({ data: { __typename: 'Query' } })
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('operations of a document', () => {
  it('are refused if there are several and none is named', async () => {
    const reply = await ask(app, 'query A { __typename } query B { __typename }')
    expect(codeOf(reply)).toBe('BAD_USER_INPUT')
  })

  it('are selected by name, also when compiled', async () => {
    const payload = JSON.stringify({
      query: 'query A { a: __typename } query B { b: __typename }',
      operationName: 'B',
    })
    for (let time = 0; time < 4; time += 1) {
      expect((await post(app, payload)).json()).toEqual({ data: { b: 'Query' } })
    }
  })

  it('are refused by a name that the document does not have', async () => {
    const payload = JSON.stringify({ query: 'query A { __typename }', operationName: 'Z' })
    expect(codeOf(await post(app, payload))).toBe('BAD_USER_INPUT')
  })

  it('are refused if they are subscriptions', async () => {
    expect(codeOf(await ask(app, 'subscription { __typename }'))).toBeDefined()
  })
})
