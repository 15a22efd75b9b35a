import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { PRODUCTION } from '#testing/production.ts'
import { ask, post } from '#testing/raw.ts'
import { setRows } from '#testing/rows.ts'
import { makeTestApp } from '#testing/test-app.ts'

const SEARCH = 'mutation($obj: SearchCreateInput!) { searchCreate(obj: $obj) { _id } }'
const GOALS = '{ goalGetMany { _id advices { id } } }'
// Often enough that the compiled form of a query has answered as well.
const TIMES = [1, 2, 3, 4]

describe('unexpected errors', () => {
  const app = testApp()
  let owner: Actor

  beforeAll(async () => {
    owner = await aPerson(app)
    await app.services.store.write((trx) => sql`drop table search`.execute(trx))
  })

  it.each(TIMES)('masks what broke and names only the request, time %d', async () => {
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

  it.each(TIMES)('masks a record that does not fit its type, time %d', async () => {
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

  it('masks a store that is gone outside of the endpoint as well', async () => {
    const other = await makeTestApp()
    await other.services.store.write((trx) => sql`drop table company`.execute(trx))
    const reply = await other.http.inject({ method: 'GET', url: '/readyz' })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ status: 'store does not answer' })
    expect((await other.http.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    await other.drop()
  })
})

describe('refusals', () => {
  const app = testApp()

  it.each(TIMES)('are the same from the compiled form of a query, time %d', async () => {
    const { status, data, errors } = await app.call('{ goalGetMany { _id } }')
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: null,
      errors: [
        {
          message: 'Please sign in.',
          path: ['goalGetMany'],
          extensions: { code: 'UNAUTHENTICATED', status: 401 },
        },
      ],
    })
  })

  it.each(TIMES)('of variables name no data and do not run, time %d', async () => {
    const { data, errors } = await app.call(SEARCH, { obj: { query: 7 } })
    expect(data).toBeUndefined()
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it.each(TIMES)('answer 400 for variables to who speaks GraphQL over HTTP, time %d', async () => {
    const reply = await post(app, JSON.stringify({ query: SEARCH, variables: {} }), {
      accept: 'application/graphql-response+json',
    })
    expect(reply.statusCode).toBe(400)
  })

  it('carry the request id in a header, a different one each time', async () => {
    const ids = new Set<unknown>()
    for (const query of ['{', '{ nope }', '{ me { _id } }', '{ __typename }']) {
      ids.add((await ask(app, query)).headers['x-request-id'])
    }
    expect(ids.size).toBe(4)
    expect(ids.has(undefined)).toBe(false)
  })

  it('take no request id from the client', async () => {
    const reply = await ask(app, '{ __typename }', { 'request-id': 'mine', 'x-request-id': 'mine' })
    expect(reply.headers['x-request-id']).not.toBe('mine')
  })
})

describe('what a schema tells', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Goal") { name } }',
    'query Q { ...F } fragment F on Query { a: __schema { queryType { name } } }',
  ])('is nothing in production: %s', async (query) => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const reply = await ask(app, query)
    expect(reply.json().data).toBeUndefined()
    expect(reply.body).not.toContain('"types"')
    expect(reply.json().errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    await app.drop()
  })

  it('is open elsewhere, for those who build on it', async () => {
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
  ])('holds no hint at other names: %s', async (query) => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const reply = await ask(app, query)
    expect(reply.json().errors.length).toBeGreaterThan(0)
    expect(reply.body).not.toMatch(/did you mean/i)
    await app.drop()
  })

  it('holds no hint in the answer to a variable either', async () => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    const query = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
    for (let time = 0; time < 4; time += 1) {
      const { errors } = await app.call(query, { obj: { actionTitl: 'x' } })
      expect(errors[0]?.message).not.toMatch(/did you mean|actionTitle/i)
    }
    await app.drop()
  })
})
