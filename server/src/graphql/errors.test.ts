import { GraphQLError } from 'graphql'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { logUnexpected } from '#graphql/errors.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { PRODUCTION } from '#testing/production.ts'
import { ask, post } from '#testing/raw.ts'
import { setRows } from '#testing/rows.ts'
import { makeTestApp } from '#testing/test-app.ts'

const SEARCH = 'mutation($obj: SearchCreateInput!) { searchCreate(obj: $obj) { _id } }'
const GOALS = '{ goalGetMany { _id advices { id } } }'
// From its second use on, a query is compiled.
const TIMES = [1, 2, 3, 4]

describe('unexpected errors', () => {
  const app = testApp()
  let owner: Actor

  beforeAll(async () => {
    owner = await aPerson(app)
    await app.services.store.write((trx) => sql`drop table search`.execute(trx))
  })

  it.each(TIMES)('masks an unexpected error and names only the request id, time %d', async () => {
    const reply = await post(
      app,
      JSON.stringify({ query: SEARCH, variables: { obj: { query: 'how to listen' } } }),
      { authorization: `Bearer ${owner.token}` },
    )
    const [error] = reply.json().errors
    expect(error.extensions).toEqual({ code: 'INTERNAL', status: 500 })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(error.message).toContain(reply.headers['x-request-id'])
    expect(reply.body).not.toMatch(/insert|select|relation|table|sqlite|\.ts|node_modules|listen/i)
  })

  it('masks the error of a stream that fails before its first byte', async () => {
    const reply = await app.http.inject({
      ...{ method: 'POST', url: '/export', headers: { authorization: `Bearer ${owner.token}` } },
    })
    expect(reply.statusCode).toBe(500)
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.headers['content-disposition']).toBeUndefined()
    expect(reply.json().errors[0].message).toContain(reply.headers['x-request-id'])
  })

  it.each(TIMES)('masks the error of a record that does not fit its type, time %d', async () => {
    const made = await app.call(
      'mutation { goalCreate(obj: { adviceTitle: "A" }) { _id } }',
      {},
      owner.token,
    )
    const { _id } = made.data.goalCreate
    await setRows(app, 'goal', { _id }, { advices: 'null' })
    const { errors, headers } = await app.call(GOALS, {}, owner.token)
    expect(errors[0]?.extensions.code).toBe('INTERNAL')
    expect(errors[0]?.message).toContain(headers['x-request-id'])
    expect(errors[0]?.message).not.toContain('Goal')
  })

  it('masks the error at /readyz when the store does not answer', async () => {
    const other = await makeTestApp()
    await other.services.store.write((trx) => sql`drop table installation`.execute(trx))
    const reply = await other.http.inject({ method: 'GET', url: '/readyz' })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ status: 'store does not answer' })
    expect((await other.http.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    await other.drop()
  })
})

describe('refusals', () => {
  const app = testApp()

  it.each(TIMES)(
    'refuses an interpreted and a compiled query with the same error, time %d',
    async () => {
      const { status, data, errors } = await app.call('{ goalGetMany { _id } }')
      expect({ status, data, errors }).toEqual({
        status: 200,
        data: null,
        errors: [
          {
            message: 'Sign in to continue.',
            path: ['goalGetMany'],
            extensions: { code: 'UNAUTHENTICATED', status: 401 },
          },
        ],
      })
    },
  )

  it.each(TIMES)('refuses wrong variables without running the query, time %d', async () => {
    const { data, errors } = await app.call(SEARCH, { obj: { query: 7 } })
    expect(data).toBeUndefined()
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it.each(TIMES)(
    'answers 400 for wrong variables to clients of GraphQL over HTTP, time %d',
    async () => {
      const reply = await post(app, JSON.stringify({ query: SEARCH, variables: {} }), {
        accept: 'application/graphql-response+json',
      })
      expect(reply.statusCode).toBe(400)
    },
  )

  it('sends a different request id in the header of each answer', async () => {
    const ids = new Set<unknown>()
    for (const query of ['{', '{ nope }', '{ me { _id } }', '{ __typename }']) {
      ids.add((await ask(app, query)).headers['x-request-id'])
    }
    expect(ids.size).toBe(4)
    expect(ids.has(undefined)).toBe(false)
  })

  it('does not use a request id from the client', async () => {
    const reply = await ask(app, '{ __typename }', { 'request-id': 'mine', 'x-request-id': 'mine' })
    expect(reply.headers['x-request-id']).not.toBe('mine')
  })
})

describe('the schema', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Goal") { name } }',
    'query Q { ...F } fragment F on Query { a: __schema { queryType { name } } }',
  ])('hides the schema in production from %s', async (query) => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const reply = await ask(app, query)
    expect(reply.json().data).toBeUndefined()
    expect(reply.body).not.toContain('"types"')
    expect(reply.json().errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    await app.drop()
  })

  it('shows the schema in development', async () => {
    const app = await makeTestApp('sqlite')
    const reply = await ask(app, '{ __schema { queryType { name } } }')
    expect(reply.json().data.__schema.queryType.name).toBe('Query')
    await app.drop()
  })

  it.each([
    '{ goalGetMny { _id } }',
    '{ goalGetMany { titl } }',
    '{ goalGet(_ids: "1") { _id } }',
    'mutation($obj: GoalCreateInpt) { goalCreate(obj: $obj) { _id } }',
    'mutation { goalCreate(obj: { not: 1 }) { _id } }',
    'mutation { goalCreate(obj: { actionTitl: "x" }) { _id } }',
  ])('gives no hint at the schema in the error to %s', async (query) => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const reply = await ask(app, query)
    expect(reply.json().errors.length).toBeGreaterThan(0)
    expect(reply.body).not.toMatch(/did you mean/i)
    await app.drop()
  })

  it('gives no hint at the schema in the error to a wrong variable', async () => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const query = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
    for (let time = 0; time < 4; time += 1) {
      const { errors } = await app.call(query, { obj: { actionTitl: 'x' } })
      expect(errors[0]?.message).not.toMatch(/did you mean|actionTitle/i)
    }
    await app.drop()
  })
})

describe('the log', () => {
  /** The log lines of an error that occurs each second. */
  const linesOf = (error: unknown, seconds: number) => {
    const lines: [facts: object, message: string][] = []
    const log = { error: (facts: object, message: string) => lines.push([facts, message]) }
    // Other tests of this process may have logged the same just now.
    const start = performance.now() + 60_000
    for (let at = 0; at < seconds; at += 1) logUnexpected(log, error, start + at * 1000)
    return lines
  }

  it.each([
    ['the database does not answer', { code: 'ECONNREFUSED', message: 'connect 10.0.0.1:5432' }],
    ['the disk is full', { errcode: 13, message: 'database or disk is full' }],
    ['the database answers too slowly', { code: '57014', message: 'canceling statement' }],
  ])('logs once in ten seconds, without a stack, that %s', (message, facts) => {
    const error = Object.assign(new Error(facts.message), facts)
    const wrapped = new GraphQLError('x', { originalError: error })
    expect(linesOf(wrapped, 20)).toEqual(Array(2).fill([{ reason: facts.message }, message]))
  })

  it('logs every other unexpected error with its stack', () => {
    const error = new TypeError('x is undefined')
    expect(linesOf(error, 3)).toEqual(Array(3).fill([{ err: error }, 'unexpected error']))
  })
})
