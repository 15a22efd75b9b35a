import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const FLOW =
  'flow { entity startTime steps { page timestamp selected { id title } } } startTime endTime liked'
const FINISHED = {
  flow: {
    entity: 'colleague',
    startTime: '2026-11-20T10:00:00.000Z',
    steps: [
      {
        page: 'important-thing',
        timestamp: '2026-11-20T10:00:05.000Z',
        selected: [
          { id: 't1', title: 'Trust' },
          { id: 't2', title: '“Zu­hören” 🌱 <b>' },
        ],
      },
      { page: 'impact-action', timestamp: '2026-11-20T10:01:00.000Z', selected: [] },
      { page: 'impact-advice', timestamp: null, selected: [{ id: '', title: '' }] },
    ],
  },
  startTime: '2026-11-20T10:00:00.000Z',
  endTime: '2026-11-20T10:09:30.250Z',
  liked: 4,
}

describe.each(DATABASES)('activity on %s', (database) => {
  const app = testApp(database)
  let owner: Actor

  beforeEach(async () => {
    owner = await aPerson(app)
  })

  const call = async (query: string, variables: object = {}) =>
    (await app.call(query, variables, owner.token)).data
  const refusal = async (query: string, variables: object = {}) =>
    (await app.call(query, variables, owner.token)).errors[0]?.extensions

  describe('a run of the flow', () => {
    const CREATE = `mutation($obj: HistoryCreateInput!) { done: historyCreate(obj: $obj) { _id ${FLOW} } }`

    it('returns a run of the flow exactly as it was sent', async () => {
      const { done } = await call(CREATE, { obj: FINISHED })
      expect(done).toEqual({ _id: done._id, ...FINISHED })
      for (let time = 0; time < 3; time += 1) {
        const read = await call(`{ done: historyGet(_id: "${done._id}") { _id ${FLOW} } }`)
        expect(read.done).toEqual(done)
      }
    })

    it('ends, rates and unrates a stored run of the flow', async () => {
      const { endTime: _end, liked: _liked, ...begun } = FINISHED
      const { done } = await call(CREATE, { obj: begun })
      expect(done).toMatchObject({ endTime: null, liked: null })
      const update = `mutation($obj: HistoryUpdateInput!) { done: historyUpdate(obj: $obj) { ${FLOW} } }`
      const save = async (obj: object) =>
        (await call(update, { obj: { _id: done._id, ...obj } })).done
      expect(await save({ endTime: FINISHED.endTime })).toEqual({ ...FINISHED, liked: null })
      expect(await save({ liked: 1 })).toEqual({ ...FINISHED, liked: 1 })
      expect(await save({ liked: null })).toEqual({ ...FINISHED, liked: null })
    })

    it.each([
      ['startTime', { ...FINISHED, startTime: 'now' }],
      ['startTime', { ...FINISHED, startTime: '2026-02-30T10:00:00Z' }],
      ['flow', { ...FINISHED, flow: { entity: 'team' } }],
      ['flow', { ...FINISHED, flow: 'team' }],
      ['flow', { ...FINISHED, flow: { ...FINISHED.flow, more: 1 } }],
    ])('refuses a run of the flow with an invalid %s', async (_name, obj) => {
      expect(await refusal(CREATE, { obj })).toMatchObject({ code: 'BAD_USER_INPUT' })
    })

    it('refuses a run of the flow that is too long', async () => {
      const selected = Array.from({ length: 800 }, (_, at) => ({
        id: `${at}`,
        title: 'x'.repeat(100),
      }))
      const obj = { ...FINISHED, flow: { ...FINISHED.flow, steps: [{ page: 'p', selected }] } }
      expect(await refusal(CREATE, { obj })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'flow',
      })
    })
  })

  describe('a viewed item', () => {
    const VIEW = `mutation($obj: ImpactActionHistoryByIdInput!) {
      done: impactActionHistoryUpdateById(obj: $obj) { _id id entity title viewedDate createdDate } }`
    const LIST = '{ done: impactActionHistoryGetMany { _id id entity title } }'
    const view = async (obj: object) => (await call(VIEW, { obj })).done

    it('stores one view per item and entity with its newest title, and lists newest first', async () => {
      const first = await view({ id: 'a1', entity: 'team', title: 'Listen' })
      app.clock.move(60_000)
      await view({ id: 'a2', entity: 'team', title: 'Thank' })
      app.clock.move(60_000)
      await view({ id: 'a1', entity: 'colleague', title: 'Listen' })
      app.clock.move(60_000)
      const again = await view({ id: 'a1', entity: 'team', title: 'Listen well' })
      expect(again._id).toBe(first._id)
      expect(again.createdDate).toBe(first.createdDate)
      expect(Date.parse(again.viewedDate) - Date.parse(first.viewedDate)).toBe(180_000)
      const { done } = await call(LIST)
      expect(done.map((it: Record<string, string>) => [it.id, it.entity, it.title])).toEqual([
        ['a1', 'team', 'Listen well'],
        ['a1', 'colleague', 'Listen'],
        ['a2', 'team', 'Thank'],
      ])
    })

    it('stores one view of an item without an entity', async () => {
      const first = await view({ id: 'a1' })
      const second = await view({ id: 'a1', title: 'Listen' })
      expect(second).toMatchObject({ _id: first._id, title: 'Listen' })
      expect((await call(LIST)).done).toHaveLength(1)
    })

    it('stores one view for many parallel calls of both kinds', async () => {
      const create = `mutation($obj: ImpactActionHistoryCreateInput!) {
        done: impactActionHistoryCreate(obj: $obj) { _id } }`
      const obj = { id: 'a1', entity: 'team' }
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, at) => call(at % 2 === 0 ? VIEW : create, { obj })),
      )
      expect(new Set(made.map((it) => it.done._id)).size).toBe(1)
      expect((await call(LIST)).done).toHaveLength(1)
    })

    it('finds the person’s newest view of an item by its id, or null', async () => {
      await view({ id: 'a1', entity: 'team' })
      app.clock.move(1000)
      const newest = await view({ id: 'a1', entity: 'customer' })
      const find = 'query($id: String!) { done: impactActionHistoryGetById(id: $id) { _id } }'
      expect((await call(find, { id: 'a1' })).done._id).toBe(newest._id)
      expect((await call(find, { id: 'nothing' })).done).toBeNull()
      const stranger = await aPerson(app)
      expect(await app.done(find, { id: 'a1' }, stranger.token)).toBeNull()
    })
  })

  describe('searches', () => {
    it('lists a person’s searches newest first, and deletes one', async () => {
      const create = 'mutation($q: String!) { done: searchCreate(obj: { query: $q }) { _id date } }'
      for (const q of ['trust', 'thanks', 'trust']) {
        app.clock.move(1000)
        await call(create, { q })
      }
      const { done } = await call('{ done: searchGetMany { _id query } }')
      expect(done.map((it: { query: string }) => it.query)).toEqual(['trust', 'thanks', 'trust'])
      await call(`mutation { searchDelete(_id: "${done[0]._id}") { _id } }`)
      expect((await call('{ done: searchGetMany { _id } }')).done).toHaveLength(2)
    })
  })
})
