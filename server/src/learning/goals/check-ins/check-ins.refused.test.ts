import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { purge } from '../goals.ts'

const DAY = 24 * 3_600_000
const CREATE = 'mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { _id version } }'
const CHECK_IN =
  'mutation($_id: ID!, $obj: CheckInInput!) { goal: goalCheckIn(_id: $_id, obj: $obj) { _id } }'
const STORY = '{ goals: committedActionGetMany { _id adviceTitle checkIns { outcome note } } }'

describe('a refused check-in', () => {
  let app: TestApp
  let owner: Actor
  let _id: string

  beforeAll(async () => {
    app = await makeTestApp()
  })
  beforeEach(async () => {
    owner = await aPerson(app)
    _id = (await call(CREATE, { obj: { adviceTitle: 'Ask first', planThen: 'I ask' } })).data.goal
      ._id
  })
  afterAll(() => app.drop())

  const call = (query: string, variables: object = {}, token = owner.token) =>
    app.call(query, variables, token)
  const send = (obj: object, goal = _id, token = owner.token) =>
    call(CHECK_IN, { _id: goal, obj }, token)
  const story = async (token = owner.token) => (await call(STORY, {}, token)).data.goals

  it.each([
    ['an unknown outcome', { outcome: 'maybe' }, 'outcome'],
    ['an unknown next', { outcome: 'did', next: 'celebrate' }, 'next'],
    [
      'a next step that the outcome excludes',
      { outcome: 'did', next: 'shrink', planThen: 'x' },
      'next',
    ],
    ['a next step after the outcome dropped', { outcome: 'dropped', next: 'finish' }, 'next'],
    ['an unknown step of progress', { outcome: 'did', seen: 'Done' }, 'seen'],
    ['a smaller action without a plan', { outcome: 'partly', next: 'shrink' }, 'planThen'],
    ['a blank plan', { outcome: 'partly', next: 'shrink', planThen: '  ' }, 'planThen'],
    ['a move without a day', { outcome: 'partly', next: 'move' }, 'reviewDate'],
    ['a swap without new advice', { outcome: 'partly', next: 'swap' }, 'adviceId'],
    ['a plan without a next step', { outcome: 'did', planThen: 'x' }, 'planThen'],
    [
      'a day after the outcome dropped',
      { outcome: 'dropped', reviewDate: '2026-12-01' },
      'reviewDate',
    ],
    ['a day that has passed', { outcome: 'did', reviewDate: '2026-11-20' }, 'reviewDate'],
    [
      'the time 25:00',
      { outcome: 'did', reviewDate: '2026-12-01', reviewTime: '25:00' },
      'reviewTime',
    ],
    [
      'the time 9:30',
      { outcome: 'did', reviewDate: '2026-12-01', reviewTime: '9:30' },
      'reviewTime',
    ],
    [
      'a time that has passed',
      { outcome: 'did', reviewDate: '2026-11-21', reviewTime: '08:59' },
      'reviewTime',
    ],
    [
      'a time without a day',
      { outcome: 'did', reviewDate: null, reviewTime: '09:30' },
      'reviewTime',
    ],
    ['too long a note', { outcome: 'did', note: 'x'.repeat(501) }, 'note'],
    [
      'too long a plan',
      { outcome: 'partly', next: 'shrink', planThen: 'x'.repeat(501) },
      'planThen',
    ],
    ['an invalid id', { _id: 'mine', outcome: 'did' }, '_id'],
  ])(
    'refuses a check-in with %s at its field, and keeps the goal unchanged',
    async (_what, obj, field) => {
      const { errors } = await send(obj)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
      expect(await story()).toMatchObject([{ checkIns: [] }])
    },
  )

  it('refuses a check-in on a foreign goal, a deleted one or a bookmark like an unknown id', async () => {
    const stranger = await aPerson(app)
    const mark = { isBookmark: true, adviceId: 'a', actionId: 'b', entity: 'team' }
    const texts = { adviceTitle: 'Ask', adviceBody: 'Ask.', actionTitle: 'Listen' }
    const bookmark = (await call(CREATE, { obj: { ...mark, ...texts } })).data.goal._id
    const gone = (await call(CREATE, { obj: { adviceTitle: 'Gone' } })).data.goal._id
    await call('mutation($_id: ID!) { goalDelete(_id: $_id) { _id } }', { _id: gone })
    const unknown = (await send({ outcome: 'did' }, randomUUID())).errors
    expect(unknown[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await send({ outcome: 'did' }, _id, stranger.token)).errors).toEqual(unknown)
    expect((await send({ outcome: 'did' }, bookmark)).errors).toEqual(unknown)
    expect((await send({ outcome: 'did' }, gone)).errors).toEqual(unknown)
    expect((await send({ outcome: 'did' }, '\u0000')).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await story(stranger.token)).toEqual([])
  })

  it('refuses the id of a check-in of another goal or another person', async () => {
    const id = randomUUID()
    expect((await send({ _id: id, outcome: 'partly' })).errors).toEqual([])
    const second = (await call(CREATE, { obj: { adviceTitle: 'Second' } })).data.goal._id
    const stranger = await aPerson(app)
    const theirs = (await call(CREATE, { obj: { adviceTitle: 'Theirs' } }, stranger.token)).data
      .goal
    for (const [goal, token] of [
      [second, owner.token],
      [theirs._id, stranger.token],
    ]) {
      const { errors } = await send({ _id: id, outcome: 'did' }, goal, token)
      expect(errors[0]?.extensions.code).toBe('CONFLICT')
    }
    expect(await story(stranger.token)).toMatchObject([{ checkIns: [] }])
  })

  it('restores check-ins with their goal, and deletes them for good with it', async () => {
    await send({ outcome: 'partly', note: 'Half of it' })
    await call('mutation($_id: ID!) { goalDelete(_id: $_id) { _id } }', { _id })
    expect(await story()).toEqual([])
    await call('mutation($_id: ID!) { goalRestore(_id: $_id) { _id } }', { _id })
    expect(await story()).toMatchObject([{ checkIns: [{ note: 'Half of it' }] }])
    await call('mutation($_id: ID!) { goalDelete(_id: $_id) { _id } }', { _id })
    const { store } = app.services
    const left = async () =>
      store.read.selectFrom('checkIn').select('_id').where('goal', '=', _id).execute()
    await purge(store, app.clock.now() + 30 * DAY - 1000)
    expect(await left()).toHaveLength(1)
    await purge(store, app.clock.now() + 30 * DAY + 1000)
    expect(await left()).toEqual([])
  })

  it('lists committed actions newest first, with achieved and let-go ones', async () => {
    await send({ outcome: 'partly', next: 'finish' })
    app.clock.move(1000)
    const second = (await call(CREATE, { obj: { adviceTitle: 'Second' } })).data.goal._id
    await send({ outcome: 'dropped' }, second)
    app.clock.move(1000)
    await call(CREATE, { obj: { adviceTitle: 'Third' } })
    expect(await story()).toMatchObject([
      { adviceTitle: 'Third', checkIns: [] },
      { adviceTitle: 'Second', checkIns: [{ outcome: 'dropped' }] },
      { adviceTitle: 'Ask first', checkIns: [{ outcome: 'partly' }] },
    ])
    const both = await call(
      `mutation($a: ID!) { one: goalCheckIn(_id: $a, obj: { outcome: "takenUp" }) { checkIns { outcome } }
        two: goalCheckIn(_id: $a, obj: { outcome: "did" }) { checkIns { outcome } } }`,
      { a: second },
    )
    expect(both.data.two.checkIns.map((it: { outcome: string }) => it.outcome)).toContain('did')
  })
})
