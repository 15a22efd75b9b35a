import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const HIT = 'kind id title snippet { text marked } entity actionId adviceId category url'
const SEARCH = `query($query: String!, $filters: LibraryFilters, $limit: Int) {
  found: librarySearch(query: $query, filters: $filters, limit: $limit) {
    query corrected total hits { ${HIT} } near { ${HIT} } } }`
const GOAL = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'

type Hit = { kind: string; id: string; title: string; snippet: { text: string; marked: boolean }[] }

describe('librarySearch', () => {
  let app: TestApp
  let ada: Actor
  let ben: Actor
  let publicly: Actor

  beforeAll(async () => {
    app = await makeTestApp()
    ada = await aPerson(app)
    ben = await aPerson(app, { company: ada.company })
    publicly = await aPerson(app, { company: null, paid: true })
    const obj = {
      adviceTitle: 'Ask first',
      actionId: 'a1',
      entity: 'team',
      note: 'Told Wilhelmina about the zorblax project',
    }
    await app.call(GOAL, { obj }, ada.token)
  })
  afterAll(() => app.drop())

  const search = async (query: string, who = ada, more: object = {}) => {
    const { data, errors } = await app.call(SEARCH, { query, ...more }, who.token)
    expect(errors).toEqual([])
    return data.found as { total: number; corrected: string | null; hits: Hit[]; near: Hit[] }
  }
  const kinds = (hits: Hit[]) => new Set(hits.map(({ kind }) => kind))
  const refusal = async (variables: object, token?: string) =>
    (await app.call(SEARCH, variables, token)).errors[0]?.extensions

  it('finds hits of the corpus, the action with the exact title first', async () => {
    const { hits, total } = await search('Listen before you answer')
    expect(hits[0]).toMatchObject({ kind: 'action', title: 'Listen before you answer' })
    expect(hits).toHaveLength(20)
    expect(total).toBeGreaterThan(20)
    expect(hits.some(({ snippet }) => snippet.some(({ marked }) => marked))).toBe(true)
  })

  it('corrects a typing error and names the corrected query', async () => {
    const { corrected, hits } = await search('recgonition')
    expect(corrected).toBe('recognition')
    expect(hits.length).toBeGreaterThan(5)
  })

  it('finds the person’s own goals and notes', async () => {
    for (const query of ['zorblax', 'zorb', 'wilhelmina zorblax']) {
      const { hits, corrected } = await search(query)
      expect(corrected).toBeNull()
      expect(hits[0]).toMatchObject({ kind: 'goal', title: 'Ask first', actionId: 'a1' })
      expect(hits[0]?.snippet.some(({ marked }) => marked)).toBe(true)
    }
  })

  it('hides the goals of other people, even from the counts', async () => {
    for (const query of ['zorblax', 'zorb', 'wilhelmina', 'zorblaxx', 'Ask first']) {
      const { hits, near, corrected } = await search(query, ben)
      expect(kinds([...hits, ...near]).has('goal')).toBe(false)
      expect(corrected ?? '').not.toMatch(/zorblax|wilhelmina/)
      expect(JSON.stringify([hits, near])).not.toMatch(/zorblax|wilhelmina/i)
    }
  })

  it('does not find a deleted goal', async () => {
    const obj = { adviceTitle: 'Quuxify the plan' }
    const { data } = await app.call(GOAL, { obj }, ben.token)
    expect((await search('quuxify', ben)).hits[0]).toMatchObject({ kind: 'goal' })
    await app.call(
      'mutation($id: ID!) { goalDelete(_id: $id) { _id } }',
      { id: data.goalCreate._id },
      ben.token,
    )
    expect(kinds((await search('quuxify', ben)).hits).has('goal')).toBe(false)
  })

  it('shows the handbook to company users and not to public users', async () => {
    const filters = { kinds: ['handbook'] }
    expect(kinds((await search('payslip', ada, { filters })).hits)).toEqual(new Set(['handbook']))
    const { hits, near } = await search('payslip', publicly, { filters })
    expect([hits, kinds(near).has('handbook')]).toEqual([[], false])
    expect(kinds((await search('holiday', publicly, { limit: 50 })).hits).has('handbook')).toBe(
      false,
    )
  })

  it('applies the filters and the limit of a search', async () => {
    const filters = {
      kinds: ['advice', 'action'],
      entity: 'customer',
      people: 1,
      time: 15,
      budget: 0,
    }
    const { hits } = await search('complaint', ada, { filters, limit: 3 })
    expect(hits).toHaveLength(3)
    expect([...kinds(hits)].every((kind) => filters.kinds.includes(kind))).toBe(true)
  })

  it('stores no query of a library search', async () => {
    await search('something very private')
    const { data } = await app.call('{ searchGetMany { _id } }', {}, ada.token)
    expect(data.searchGetMany).toEqual([])
  })

  it.each([
    ['query', { query: 'x'.repeat(301) }],
    ['query', { query: 'x'.repeat(10_000) }],
    ['limit', { query: 'trust', limit: 0 }],
    ['limit', { query: 'trust', limit: -1 }],
    ['entity', { query: 'trust', filters: { entity: 'everyone' } }],
    ['format', { query: 'trust', filters: { format: 'smell' } }],
    ['time', { query: 'trust', filters: { time: -1 } }],
  ])('refuses a search with an invalid %s at its field', async (field, variables) => {
    expect(await refusal(variables, ada.token)).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  it('refuses a search for an unknown kind', async () => {
    const filters = { kinds: ['secret'] }
    expect(await refusal({ query: 'trust', filters }, ada.token)).toMatchObject({ status: 400 })
  })

  it.each(['', ' ', '\u0000', '🌱', '؟ مرحبا', '"', "'); DROP TABLE goal;--", '%', '.*'])(
    'searches for %j as plain text',
    async (query) => {
      await search(query)
    },
  )

  it('refuses a search without a full session or without a membership', async () => {
    expect(await refusal({ query: 'trust' })).toMatchObject({ code: 'UNAUTHENTICATED' })
    const unpaid = await aPerson(app, { company: null })
    expect(await refusal({ query: 'trust' }, unpaid.token)).toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    })
    const waiting = await aPerson(app, { state: 'pending_2fa' })
    expect(await refusal({ query: 'trust' }, waiting.token)).toMatchObject({ code: 'FORBIDDEN' })
  })
})
