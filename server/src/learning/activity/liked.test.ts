import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp } from '#testing/test-app.ts'

const SAY = `mutation($id: String!, $liked: Int) { done: likedActionUpdateById(id: $id, liked: $liked) }`
const READ = 'query($id: String!) { done: likedActionGetById(id: $id) }'

describe.each(DATABASES)('ratings of advice, on %s', (database) => {
  const app = testApp(database)
  let reader: Actor

  beforeEach(async () => {
    reader = await aPerson(app)
  })

  const say = async (liked: number | null, id = 'advice-1', by = reader) =>
    (await app.call(SAY, { id, liked }, by.token)).data?.done
  const read = async (id = 'advice-1', by = reader) =>
    (await app.call(READ, { id }, by.token)).data?.done

  it('stores one of several ratings of an advice that arrive at once', async () => {
    const given = Array.from({ length: 12 }, (_, at) => (at % 4) + 1)
    expect(await Promise.all(given.map((liked) => say(liked)))).toEqual(given)
    expect([1, 2, 3, 4]).toContain(await read())
    const { n } = await app.services.store.read
      .selectFrom('likedAction')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('user', '=', reader._id)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
  })

  if (database === 'postgres') return

  it('stores one rating per piece of advice, which another replaces and null removes', async () => {
    expect(await read()).toBeNull()
    expect(await say(4)).toBe(4)
    expect(await say(2)).toBe(2)
    expect(await say(1, 'advice-2')).toBe(1)
    expect([await read(), await read('advice-2')]).toEqual([2, 1])
    expect(await say(null)).toBeNull()
    expect([await read(), await read('advice-2')]).toEqual([null, 1])
  })

  it('hides a rating from other people, whose own ratings don’t change it', async () => {
    await say(3)
    const stranger = await aPerson(app)
    expect(await read('advice-1', stranger)).toBeNull()
    await say(1, 'advice-1', stranger)
    expect(await read()).toBe(3)
  })

  it.each(['', ' ', 'x'.repeat(101), 'a\0b', '\ud800'])(
    'refuses a rating of an advice with the invalid id %j',
    async (id) => {
      for (const query of [SAY, READ]) {
        const { errors } = await app.call(query, { id, liked: 3 }, reader.token)
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      }
    },
  )

  it('lists all ratings of a person, newest first, and deletes them together', async () => {
    const stranger = await aPerson(app)
    await say(3, 'advice-1')
    app.clock.move(60_000)
    await say(1, 'advice-2')
    await say(4, 'advice-3', stranger)
    const list = (by: Actor) => app.done('{ done: likedActionGetMany { id liked } }', {}, by.token)
    expect(await list(reader)).toEqual([
      { id: 'advice-2', liked: 1 },
      { id: 'advice-1', liked: 3 },
    ])
    const forget = 'mutation { done: likedActionDeleteMany }'
    expect(await app.done(forget, {}, reader.token)).toBe(2)
    expect([await list(reader), await list(stranger)]).toEqual([[], [{ id: 'advice-3', liked: 4 }]])
  })
})

describe.each(DATABASES)('deleting all views, on %s', (database) => {
  it('deletes all views of a person, and keeps ratings and the views of others', async () => {
    const app = await makeTestApp(database)
    const [one, other] = [await aPerson(app), await aPerson(app)]
    const view =
      'mutation { impactActionHistoryUpdateById(obj: { id: "a", entity: "team" }) { _id } }'
    for (const { token } of [one, other]) await app.call(view, {}, token)
    await app.call(SAY, { id: 'a', liked: 4 }, one.token)
    const forget = () => app.done('mutation { done: impactActionHistoryDeleteMany }', {}, one.token)
    expect(await forget()).toBe(1)
    expect(await forget()).toBe(0)
    const list = '{ impactActionHistoryGetMany { id } }'
    expect((await app.call(list, {}, one.token)).data.impactActionHistoryGetMany).toEqual([])
    expect((await app.call(list, {}, other.token)).data.impactActionHistoryGetMany).toHaveLength(1)
    expect(await app.done(READ, { id: 'a' }, one.token)).toBe(4)
    await app.drop()
  })
})

describe.each(DATABASES)('deleting all past flows, on %s', (database) => {
  it('deletes all past flows of a person, and keeps those of other people', async () => {
    const app = await makeTestApp(database)
    const [one, other] = [await aPerson(app), await aPerson(app)]
    const keep = 'mutation($obj: HistoryCreateInput!) { historyCreate(obj: $obj) { _id } }'
    const startTime = '2026-11-01T10:00:00Z'
    const obj = { flow: { entity: 'team', startTime: '2026-11-01', steps: [] }, startTime }
    for (const { token } of [one, one, other]) await app.call(keep, { obj }, token)
    const forget = 'mutation { done: historyDeleteMany }'
    expect(await app.done(forget, {}, one.token)).toBe(2)
    const count = async ({ token }: Actor) =>
      (await app.done('{ done: historyGetMany { _id } }', {}, token)).length
    expect([await count(one), await count(other)]).toEqual([0, 1])
    await app.drop()
  })
})
