import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const SAY = 'mutation($obj: FeedbackCreateInput!) { feedbackCreate(obj: $obj) }'
const LIST = '{ feedbackGetMany { _id date email name user_id message path } }'

describe.each(DATABASES)('feedback on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  let admin: Actor

  beforeAll(async () => {
    admin = await aPerson(app, { isAppAdmin: true })
  })
  beforeEach(async () => {
    person = await aPerson(app)
    app.clock.move(1000)
  })

  const say = (obj: object, by = person) =>
    app.call(SAY, { obj: { message: 'Good', path: '/feed', ...obj } }, by.token)
  const list = async () => (await app.call(LIST, {}, admin.token)).data.feedbackGetMany

  it('stores feedback once if it is sent several times at once with the same id', async () => {
    const _id = randomUUID()
    const message = `Once ${_id}`
    const all = await Promise.all(Array.from({ length: 4 }, () => say({ _id, message })))
    expect(all.flatMap(({ errors }) => errors)).toEqual([])
    expect((await list()).filter((it: { message: string }) => it.message === message)).toHaveLength(
      1,
    )
  })

  if (database === 'postgres') return

  it('stores feedback with the author and page, and lists it only for app admins', async () => {
    const path = '/impact-goal/view?id=secret#note'
    expect((await say({ message: '  More colour,\r\nplease  ', path })).errors).toEqual([])
    const [first] = await list()
    expect(first).toEqual({
      _id: expect.any(String),
      date: new Date(app.clock.now()).toISOString(),
      email: person.email,
      name: 'Test Person',
      user_id: person._id,
      message: 'More colour,\nplease',
      path: '/impact-goal/view',
    })
    expect(await app.code(LIST, {}, person.token)).toBe('FORBIDDEN')
    const boss = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(LIST, {}, boss.token)).toBe('FORBIDDEN')
  })

  it('records the access of an app admin only for the authors of the listed feedback', async () => {
    const other = await aPerson(app)
    const operator = await aPerson(app, { isAppAdmin: true })
    await say({ message: 'First' }, other)
    app.clock.move(1000)
    await say({ message: 'Second' })
    const looks = async ({ token }: Actor) => {
      const { data } = await app.call('{ identityEventGetMany { kind place } }', {}, token)
      return data.identityEventGetMany
    }
    const newest = '{ feedbackGetMany(first: 1) { message } }'
    expect((await app.call(newest, {}, operator.token)).data.feedbackGetMany).toHaveLength(1)
    expect(await looks(person)).toEqual([{ kind: 'app_admin_look', place: '' }])
    expect(await looks(other)).toEqual([])
    await app.call(LIST, {}, operator.token)
    expect([await looks(person), await looks(other)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('lists all feedback page by page, even with several entries in one millisecond', async () => {
    const page = `query($before: DateTime, $beforeId: ID, $first: Int) {
      done: feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) { _id date } }`
    const read = (asked: object): Promise<{ _id: string; date: string }[]> =>
      app.done(page, { first: 3, ...asked }, admin.token)
    for (let at = 0; at < 16; at += 1) {
      await say({ message: `At once ${at}` })
      if (at % 7 === 6) app.clock.move(1)
    }
    const all = (await list()).map(({ _id }: { _id: string }) => _id)
    const seen: string[] = []
    for (let last: { _id: string; date: string } | undefined; ; ) {
      const rows = await read(last ? { before: last.date, beforeId: last._id } : {})
      seen.push(...rows.map(({ _id }) => _id))
      last = rows.at(-1)
      if (last === undefined) break
    }
    expect(seen).toEqual(all)
    // With the date alone, the page continues with older entries.
    const [newest] = await read({})
    for (const { date } of await read({ before: newest?.date })) {
      expect(date < (newest?.date ?? '')).toBe(true)
    }
    for (const beforeId of ['', '\u0000', 'zz']) await read({ before: newest?.date, beforeId })
  })

  it.each(['', '   ', '\n\t', '\u0000'])(
    'refuses an empty feedback message: %j',
    async (message) => {
      const { errors } = await say({ message })
      expect(errors[0]).toMatchObject({
        message: 'Required',
        extensions: { code: 'BAD_USER_INPUT', field: 'message' },
      })
    },
  )

  it('accepts 5000 characters of feedback and refuses more', async () => {
    expect((await say({ message: '🙂'.repeat(5000) })).errors).toEqual([])
    const { errors } = await say({ message: 'a'.repeat(5001) })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'message' })
  })

  it('accepts feedback from one person twenty times an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await say({})).errors).toEqual([])
    const [refusal] = (await say({ message: 'One too many' })).errors
    expect(refusal).toMatchObject({
      message: 'You’ve sent a lot of feedback this hour. Send the rest later.',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 3600 },
    })
    expect(JSON.stringify(await list())).not.toContain('One too many')
    expect((await say({}, await aPerson(app))).errors).toEqual([])
    app.clock.move(60 * 60_000)
    expect((await say({ message: 'One too many' })).errors).toEqual([])
  })
})
