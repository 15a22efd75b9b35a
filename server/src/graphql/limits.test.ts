import { describe, expect, it } from 'vitest'
import { LIMITS } from '#graphql/limits.ts'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { aPerson } from '#testing/factories.ts'
import { documentOf, type Operation, operationsOf } from '#testing/policy-calls.ts'
import { givenFor, ONE_IN_A_REQUEST } from '#testing/policy-table.ts'
import { ask, post } from '#testing/raw.ts'
import { rowsOf } from '#testing/rows.ts'

const app = testApp()

async function codeOf(query: string): Promise<string | undefined> {
  return (await ask(app, query)).json().errors?.[0]?.extensions.code
}

const TYPE = '__type(name: "Goal")'
/** A document with selections `depth` levels deep. */
function deep(depth: number): string {
  let inner = 'name'
  for (let level = depth - 2; level > 0; level -= 1) inner = `ofType { ${inner} }`
  return `{ ${TYPE} { ${inner} } }`
}

describe('depth', () => {
  it(`accepts a document with ${LIMITS.depth} levels`, async () => {
    expect(await codeOf(deep(LIMITS.depth))).toBeUndefined()
  })

  it('refuses a document with 12 levels', async () => {
    expect(await codeOf(deep(12))).toBe('QUERY_TOO_COMPLEX')
  })

  it('counts the levels of a document through its fragments', async () => {
    const fragments = Array.from(
      { length: 12 },
      (_, at) => `fragment F${at} on __Type { ofType { ...F${at + 1} } }`,
    ).join(' ')
    const query = `{ ${TYPE} { ...F0 } } ${fragments} fragment F12 on __Type { name }`
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
  })

  const nested = (open: string, close: string, times: number) =>
    open.repeat(times) + close.repeat(times)

  it.each([
    ['selections', '{ a '.repeat(20_000)],
    ['inline fragments', `{ ${nested('... { ', '} ', 1000)} }`],
    ['lists', `{ goalGet(_id: ${nested('[', ']', 1490)}) { _id } }`],
    ['lists that never close', `{ goalGet(_id: ${'['.repeat(2999)}`],
    ['objects', `{ goalGet(_id: ${nested('{ a: ', '}', 700)}) { _id } }`],
    ['types', `query($a: ${nested('[', ']', 1000)}) { __typename }`],
  ])('refuses nested %s that would exhaust the parser', async (_what, query) => {
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
  })

  it('does not count brackets in a text or side by side as nested', async () => {
    const texts = `{ ${TYPE} { name } } # ${'['.repeat(100)}`
    expect(await codeOf(texts)).toBeUndefined()
    expect(await codeOf(`{ __type(name: "${'{'.repeat(100)}") { name } }`)).toBeUndefined()
    const beside = '... { name } '.repeat(LIMITS.brackets + 1)
    expect(await codeOf(`{ ${TYPE} { ${beside} } }`)).toBeUndefined()
  })

  it('refuses variables that nest 100,000 levels deep', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const goal = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
    for (const obj of [deep, `{ "note": ${deep} }`, `{ "advices": ${deep} }`]) {
      const body = `{ "query": ${JSON.stringify(goal)}, "variables": { "obj": ${obj} } }`
      expect((await post(app, body)).json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})

describe('cost', () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(' ')} }`

  it('refuses 1,000 aliases', async () => {
    expect(await codeOf(aliases(1000))).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses too many aliases below the first level', async () => {
    const inner = Array.from({ length: 31 }, (_, at) => `a${at}: name`).join(' ')
    expect(await codeOf(`{ ${TYPE} { ${inner} } }`)).toBe('QUERY_TOO_COMPLEX')
  })

  it('counts the fields of a fragment at each use', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `fragment F${at} on __Type { ...F${at + 1} ...F${at + 1} }`,
    ).join(' ')
    const query = `{ ${TYPE} { ...F0 } } ${levels} fragment F12 on __Type { name }`
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses a circle of fragments', async () => {
    const circle = `{ ${TYPE} { ...A } } fragment A on __Type { ...B } fragment B on __Type { ...A }`
    expect(await codeOf(circle)).toBe('QUERY_TOO_COMPLEX')
    const idle = '{ __typename } fragment A on __Type { ...B } fragment B on __Type { ...A }'
    expect(await codeOf(idle)).toBe('GRAPHQL_VALIDATION_FAILED')
    const self = '{ ...A } fragment A on Query { ...A }'
    expect(await codeOf(self)).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses a document with too many words', async () => {
    const words = `{ __typename @skip(if: false) ${'@include(if: true) '.repeat(600)} }`
    expect(await codeOf(words)).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses 21 calls in one request', async () => {
    const calls = Array.from({ length: 21 }, (_, at) => `c${at}: me { _id }`).join(' ')
    expect(await codeOf(`{ ${calls} }`)).toBe('QUERY_TOO_COMPLEX')
  })
})

describe('lists in a request', () => {
  const ADVICE =
    'query($ids: [String!]!) { a: goalGetByAdviceIds(ids: $ids) { _id } goalGetMany { _id } }'
  const cost = async (query: string, variables = {}) => {
    const person = await aPerson(app)
    return app.code(query, variables, person.token)
  }
  const times = (list: string) =>
    `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${list} { _id }`).join(' ')} }`

  it.each([
    ['20 times one’s goals', times('goalGetMany')],
    ['20 times one’s chats', times('chatGetMany')],
    ['20 times one’s viewed advice', times('impactActionHistoryGetMany')],
    [
      'one list twice, once in a fragment',
      '{ ...F goalGetMany { _id } } fragment F on Query { a: goalGetMany { _id } }',
    ],
    ['two long lists', '{ goalGetMany { _id } historyGetMany { _id } }'],
    ['a long list and a long list by ids', ADVICE],
    ['two chats', '{ a: chatGet(_id: "a") { _id } b: chatGet(_id: "b") { _id } }'],
  ])('refuses a request for %s', async (_what, query) => {
    expect(await cost(query, { ids: [] })).toBe('QUERY_TOO_COMPLEX')
  })

  it.each([
    [
      'one list in two parts',
      '{ goalGetMany { _id } ...F } fragment F on Query { goalGetMany { note } }',
    ],
    [
      'different lists',
      '{ goalGetMany { _id } searchGetMany { _id } chatGetMany { _id } me { _id } }',
    ],
    ['a company’s list and a long list', '{ orgInfoGetByIds { _id } reminderGetMany { _id } }'],
  ])('answers a request for %s', async (_what, query) => {
    expect(await cost(query)).toBeUndefined()
  })

  // The document is compiled from its second use on. Each call is by a person who need not wait.
  it.each([
    [10, undefined],
    [11, 'QUERY_TOO_COMPLEX'],
    [11, 'QUERY_TOO_COMPLEX'],
  ])('limits an answer to 8 MB: 750 kB of notes under %i aliases', async (count, code) => {
    const { token } = await aPerson(app)
    const make = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
    for (let at = 0; at < 25; at += 1) {
      await app.done(make, { obj: { adviceTitle: 'T', note: 'あ'.repeat(10_000) } }, token)
    }
    const notes = Array.from({ length: count }, (_, at) => `n${at}: note`)
    expect(await app.code(`{ goalGetMany { ${notes.join(' ')} } }`, {}, token)).toBe(code)
  })
})

describe('calls that guess, mail or search', () => {
  const offered = operationsOf(makeSchema())

  it.each(ONE_IN_A_REQUEST)('refuses a second call in the same request: %s', async (name) => {
    const operation = offered.find((it) => it.name === name) as Operation
    const kind = operation.isQuery ? 'Query' : 'Mutation'
    const document = documentOf(operation)
    const [, head, call] = /^([^{]*)\{ (.*) \}$/.exec(document) ?? []
    const variables = givenFor(name, 'x')
    for (const query of [
      `${head} { a: ${call} b: ${call} }`,
      `${head} { ...F b: ${call} } fragment F on ${kind} { a: ${call} }`,
    ]) {
      expect(await app.code(query, variables)).toBe('QUERY_TOO_COMPLEX')
    }
  })
})

describe('sign-ins in a request', () => {
  const login = (alias: string) =>
    `${alias}: login(email: "nobody@a.example", password: "guess ${alias}") { token }`
  const signUp = `userCreate(obj: { email: "x@a.example", password: "long enough a word", firstName: "A", lastName: "B" }) { _id }`

  it.each([
    ['aliases', `mutation { ${login('a')} ${login('b')} }`],
    ['a sign-in and a sign-up', `mutation { ${login('a')} ${signUp} }`],
    [
      'fragments',
      `mutation { ...A ...B } fragment A on Mutation { ${login('a')} } fragment B on Mutation { ${login('b')} }`,
    ],
    ['one fragment twice', `mutation { ...A ...A } fragment A on Mutation { ${login('a')} }`],
    [
      'inline fragments',
      `mutation { ... on Mutation { ${login('a')} } ... { ... { ${login('b')} } } }`,
    ],
    ['several operations', `mutation A { ${login('a')} } mutation B { ${login('b')} }`],
    ['a skipped sign-in', `mutation { ... @skip(if: true) { ${login('a')} } ${login('b')} }`],
  ])('refuses two sign-ins in a request, written as %s', async (_how, query) => {
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
    const counted = await rowsOf(app, 'counter')
    expect(counted).toEqual([])
  })
})
