import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { ask, post } from '#testing/raw.ts'

const QUERY = JSON.stringify({ query: '{ __typename }' })

const app = testApp()

const codeOf = (reply: { json(): { errors?: { extensions: { code: string } }[] } }) =>
  reply.json().errors?.[0]?.extensions.code

describe('media types of GraphQL requests', () => {
  it.each([
    [undefined, 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    [
      'application/graphql-response+json, application/json;q=0.9',
      'application/graphql-response+json; charset=utf-8',
    ],
  ])('answers a GraphQL request with Accept %s in %s', async (accept, expected) => {
    const reply = await post(app, QUERY, accept === undefined ? {} : { accept })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe(expected)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('refuses a GraphQL request that accepts only an unsupported type', async () => {
    const reply = await post(app, QUERY, { accept: 'text/html' })
    expect(reply.statusCode).toBe(406)
    expect(codeOf(reply)).toBe('NOT_ACCEPTABLE')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])(
    'refuses a GraphQL request of type %s, which a form of another site can send',
    async (type) => {
      const reply = await post(app, QUERY, { 'content-type': type })
      expect(reply.statusCode).toBe(415)
      expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
    },
  )

  it.each(['utf-16', 'iso-8859-1', '"latin1"'])(
    'refuses a GraphQL request in the charset %s',
    async (charset) => {
      const reply = await post(app, QUERY, {
        'content-type': `application/json; charset=${charset}`,
      })
      expect(reply.statusCode).toBe(415)
      expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
    },
  )
})

describe('methods of GraphQL requests', () => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const)(
    'refuses the method %s for GraphQL requests',
    async (method) => {
      const reply = await app.http.inject({ method, url: '/graphql?query={__typename}' })
      expect(reply.statusCode).toBe(405)
      expect(reply.headers.allow).toBe('POST')
    },
  )
})

describe('bodies of GraphQL requests', () => {
  it('refuses a GraphQL request of 10 MB before reading it', async () => {
    const reply = await post(app, JSON.stringify({ query: ' '.repeat(10_000_000) }))
    expect(reply.statusCode).toBe(413)
    expect(codeOf(reply)).toBe('TOO_LARGE')
  })

  it('refuses a GraphQL request that is not UTF-8', async () => {
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
  ])('refuses the body of a GraphQL request with a sentence: %s', async (_what, body) => {
    const reply = await post(app, body, { accept: 'application/graphql-response+json' })
    expect(reply.statusCode).toBe(400)
    const [error] = reply.json().errors
    expect(error.extensions.status).toBe(400)
    expect(error.message).toMatch(/^[A-Z“].{8,}\.$/)
    expect(reply.json().data).toBeUndefined()
  })

  it('ignores __proto__ in the body of a GraphQL request', async () => {
    const reply = await post(
      app,
      '{"query":"{ __typename }","__proto__":{"query":1},"variables":{"__proto__":{"a":1}}}',
    )
    expect(reply.json()).toEqual({ data: { __typename: 'Query' } })
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('operations of a document', () => {
  it('refuses a document with several operations if the request names no operation', async () => {
    const reply = await ask(app, 'query A { __typename } query B { __typename }')
    expect(codeOf(reply)).toBe('BAD_USER_INPUT')
  })

  it('selects an operation by name, also in a compiled document', async () => {
    const payload = JSON.stringify({
      query: 'query A { a: __typename } query B { b: __typename }',
      operationName: 'B',
    })
    for (let time = 0; time < 4; time += 1) {
      expect((await post(app, payload)).json()).toEqual({ data: { b: 'Query' } })
    }
  })

  it('refuses the name of an operation that the document does not have', async () => {
    const payload = JSON.stringify({ query: 'query A { __typename }', operationName: 'Z' })
    expect(codeOf(await post(app, payload))).toBe('BAD_USER_INPUT')
  })

  it('refuses subscriptions', async () => {
    expect(codeOf(await ask(app, 'subscription { __typename }'))).toBeDefined()
  })
})
