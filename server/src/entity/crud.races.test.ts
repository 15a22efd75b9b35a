import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { partnerCalls } from '#testing/partners.ts'
import { rowsOf } from '#testing/rows.ts'

const LINE = 'mutation($text: String) { chatMemoryUpdate(obj: { text: $text }) { state } }'
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const CHANGE = 'mutation($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { note } }'
const FLOW = 'mutation($obj: HistoryCreateInput!) { done: historyCreate(obj: $obj) { _id } }'
const PARALLEL = 12

describe.each(DATABASES)('limits of one’s own records on %s', (database) => {
  const app = testApp(database)
  const { partners, goal, work } = partnerCalls(app)
  let person: Actor

  beforeEach(async () => {
    person = await aPerson(app)
  })

  const call = (query: string, variables: object = {}) => app.call(query, variables, person.token)
  const codes = async (calls: Promise<{ errors: { extensions: { code?: string } }[] }>[]) =>
    (await Promise.all(calls)).flatMap(({ errors }) => errors[0]?.extensions.code ?? [])
  const parallel = <T>(one: (at: number) => Promise<T>) =>
    Array.from({ length: PARALLEL }, (_, at) => one(at))

  /** Copies the only row of the person until there are `count`. */
  async function fill(table: 'goal' | 'history' | 'chatMemory', count: number) {
    const [first] = await rowsOf(app, table, { user: person._id })
    const rows = Array.from({ length: count - 1 }, () => ({ ...first, _id: randomUUID() }))
    await app.services.store.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 100) {
        await trx
          .insertInto(table as 'goal')
          .values(rows.slice(at, at + 100) as never)
          .execute()
      }
    })
  }
  const flow = { entity: 'team', startTime: '2026-11-20T09:00:00Z', steps: [] }

  it.each([
    ['1,000 goals', 'goal', 1000, GOAL, () => ({ obj: { adviceTitle: 'T', note: 'one' } })],
    ['1,000 flows', 'history', 1000, FLOW, () => ({ obj: { flow, startTime: flow.startTime } })],
    [
      '50 lines that Mira remembers',
      'chatMemory',
      50,
      LINE,
      (at: number) => ({ text: `I manage shop ${at}` }),
    ],
  ] as const)(
    'parallel calls can’t exceed the limit of %s',
    async (_name, table, most, query, given) => {
      await call('mutation { chatMemoryUpdate(obj: { state: "on" }) { state } }')
      expect((await call(query, given(99))).errors).toEqual([])
      await fill(table, most - 2)
      const refused = await codes(parallel((at) => call(query, given(at))))
      expect(refused).toEqual(Array(PARALLEL - 2).fill('LIMIT_REACHED'))
      expect(await rowsOf(app, table, { user: person._id }, '_id')).toHaveLength(most)
    },
  )

  it('parallel calls can’t exceed the limit of 20 goals shared with a partner', async () => {
    const partnership = await partners(person, await aPerson(app))
    const goals = await Promise.all(
      Array.from({ length: 24 }, (_, at) => goal(person, `{ adviceTitle: "${at}", isGoal: true }`)),
    )
    const share = (_id: string) =>
      call(`mutation { partnerShareGoal(_id: "${partnership}", goalId: "${_id}") }`)
    expect(await codes(goals.map(share))).toEqual(Array(4).fill('LIMIT_REACHED'))
    expect(await rowsOf(app, 'sharedGoal', { partnership })).toHaveLength(20)
  })

  it('shares no goal in a partnership that ends at the same moment', async () => {
    const other = await aPerson(app)
    for (let round = 0; round < 3; round += 1) {
      const partnership = await partners(person, other)
      const goals = await Promise.all(
        parallel((at) => goal(person, `{ adviceTitle: "${round} ${at}", isGoal: true }`)),
      )
      const shares = goals.map((_id) =>
        call(`mutation { partnerShareGoal(_id: "${partnership}", goalId: "${_id}") }`),
      )
      await Promise.all([
        ...shares.slice(0, 6),
        work(other, `partnerEnd(_id: "${partnership}")`),
        ...shares.slice(6),
      ])
      expect(await rowsOf(app, 'sharedGoal', { partnership })).toEqual([])
    }
  })

  it.each([
    ['goals', 'goal', 'goalGetMany(after: $after)', 'note'],
    ['committed goals', 'goal', 'committedActionGetMany(after: $after)', 'note'],
    ['goals by advice', 'goal', 'goalGetByAdviceIds(ids: "A", after: $after)', 'note'],
    ['flows', 'history', 'historyGetMany(after: $after)', 'flow { steps { page } }'],
  ] as const)(
    'ends a page of %s after 250,000 characters, without losing or repeating a record',
    async (_name, table, list, text) => {
      const steps = Array.from({ length: 5 }, () => ({ page: 'x'.repeat(2000), selected: [] }))
      const goal = { adviceTitle: 'T', adviceId: 'A', isGoal: true, note: 'x'.repeat(10_000) }
      const made =
        table === 'goal'
          ? call(GOAL, { obj: goal })
          : call(FLOW, { obj: { flow: { ...flow, steps }, startTime: flow.startTime } })
      expect((await made).errors).toEqual([])
      await fill(table, 80)
      const query = (fields: string) => `query($after: ID) { list: ${list} { ${fields} } }`
      expect((await call(query('_id'))).data.list).toHaveLength(80)
      const seen = new Set<string>()
      let after: string | undefined
      for (const length of [25, 25, 25, 5, 0]) {
        const { data } = await call(query(`_id ${text}`), { after })
        expect(data.list).toHaveLength(length)
        for (const { _id } of data.list) seen.add(_id)
        after = data.list.at(-1)?._id
      }
      expect(seen.size).toBe(80)
    },
  )

  it('refuses more than 4 MB of text in goals, and accepts shorter text', async () => {
    // Three bytes each.
    const note = 'あ'.repeat(10_000)
    const { done: first } = (await call(GOAL, { obj: { adviceTitle: 'T', note } })).data
    await fill('goal', 133)
    const full = await call(GOAL, { obj: { adviceTitle: 'T', note } })
    expect(full.errors[0]).toMatchObject({
      message: expect.stringContaining('Shorten this, or delete some first.'),
      extensions: { code: 'LIMIT_REACHED' },
    })
    const short = await call(GOAL, { obj: { adviceTitle: 'T', note: 'short' } })
    expect(short.errors).toEqual([])
    const longer = { obj: { _id: short.data.done._id, note } }
    expect((await call(CHANGE, longer)).errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    expect((await call(CHANGE, { obj: { _id: first._id, note: 'shorter' } })).errors).toEqual([])
    expect((await call(CHANGE, longer)).errors).toEqual([])
    expect((await call(FLOW, { obj: { flow, startTime: flow.startTime } })).errors).toEqual([])
  })
})
