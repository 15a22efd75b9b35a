import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const READ = `_id version progress adviceId impactAdviceId adviceTitle reviewDate reviewTime reviewMoment
  planWhen planThen letGoDate achievedDate checkIns { _id outcome next note was progressBefore progressAfter }`
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) { goal: goalCheckIn(_id: $_id, obj: $obj) { ${READ} } }`
const PLAN = {
  planWhen: 'the stand-up begins',
  planThen: 'I ask one open question',
  planObstacle: 'We are late',
  planIfThen: 'If we are late, then I ask it at the end',
}

describe.each(DATABASES)('a check-in on %s', (database) => {
  let app: TestApp
  let owner: Actor
  let goal: { _id: string; version: number }

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    owner = await aPerson(app)
    const obj = { adviceId: 'ask', adviceTitle: 'Ask first', entity: 'team', ...PLAN }
    goal = (await call(CREATE, { obj: { ...obj, reviewDate: '2026-11-21' } })).data.goal
  })
  afterAll(() => app.drop())

  const call = (query: string, variables: object, token = owner.token) =>
    app.call(query, variables, token)
  const send = (obj: object, _id = goal._id, token = owner.token) =>
    call(CHECK_IN, { _id, obj }, token)
  const checkIn = async (obj: object) => {
    const { data, errors } = await send(obj)
    expect(errors).toEqual([])
    return data.goal
  }
  const refused = async (obj: object, _id = goal._id, token = owner.token) =>
    (await send(obj, _id, token)).errors[0]?.extensions
  const stored = async () =>
    (await call(`{ goal: goalGet(_id: "${goal._id}") { ${READ} } }`, {})).data.goal
  const actions = async () =>
    (await call('{ getLatestImpactIndex { takeActionCount } }', {})).data.getLatestImpactIndex[0]
      .takeActionCount

  it('moves progress one step and the review to next week for the outcome "did"', async () => {
    expect(await checkIn({ outcome: 'did', note: 'It went well' })).toMatchObject({
      progress: 'Building momentum',
      reviewDate: '2026-11-28',
      reviewMoment: '2026-11-28T00:00:00.000Z',
      checkIns: [
        {
          ...{ outcome: 'did', next: null, note: 'It went well', was: null },
          progressBefore: 'On the starting blocks',
          progressAfter: 'Building momentum',
        },
      ],
    })
  })

  it('counts a check-in as one action of the week, from the day after the goal was saved', async () => {
    const [now, before] = [app.clock.now(), await actions()]
    const today = new Date(now).toISOString()
    try {
      await checkIn({ outcome: 'did' })
      expect(await actions(), 'on the same day').toBe(before)
      app.clock.move(20 * 3_600_000)
      await checkIn({ outcome: 'did', saidDate: today })
      expect(await actions(), 'said on the same day, sent later').toBe(before)
      await checkIn({ outcome: 'did' })
      await checkIn({ outcome: 'did' })
      expect(await actions(), 'on the next day').toBe(before + 1)
    } finally {
      app.clock.set(now)
    }
  })

  it('achieves a goal only when the person finishes it, never by check-ins alone', async () => {
    const steps = []
    for (let time = 0; time < 5; time += 1) steps.push((await checkIn({ outcome: 'did' })).progress)
    expect(steps.slice(2)).toEqual(['In the zone', 'In the zone', 'In the zone'])
    const done = await checkIn({ outcome: 'did', next: 'finish' })
    const achievedDate = new Date(app.clock.now()).toISOString()
    const end = { progress: 'Goal achieved!', reviewDate: null, reviewMoment: null, achievedDate }
    expect(done).toMatchObject(end)
    expect(await refused({ outcome: 'did' })).toMatchObject({ code: 'CONFLICT' })
  })

  it.each(['partly', 'notYet'])(
    'keeps progress and moves the review for the outcome %s',
    async (outcome) => {
      expect(await checkIn({ outcome })).toMatchObject({
        progress: 'On the starting blocks',
        reviewDate: '2026-11-28',
        planThen: PLAN.planThen,
      })
    },
  )

  it('stores the outcome and a later next step as one check-in', async () => {
    const _id = randomUUID()
    const said = await checkIn({ _id, outcome: 'notYet', version: goal.version })
    const next = { outcome: 'notYet', next: 'shrink', planThen: 'I ask once', note: 'Too big' }
    const after = await checkIn({ _id, version: said.version, ...next })
    expect(after).toMatchObject({
      planThen: 'I ask once',
      reviewDate: '2026-11-28',
      checkIns: [{ _id, next: 'shrink', note: 'Too big', was: 'I ask one open question' }],
    })
    expect(after.checkIns).toHaveLength(1)
    // The device sends each call again, as if its answer was lost.
    expect(await checkIn({ _id, outcome: 'notYet', version: goal.version })).toEqual(after)
    expect(await checkIn({ _id, version: said.version, ...next })).toEqual(after)
    const other = { _id, outcome: 'notYet', next: 'move', reviewDate: '2026-12-01' }
    expect(await refused(other)).toMatchObject({ code: 'CONFLICT' })
    // The next step must belong to the stored outcome.
    const did = { _id, outcome: 'did', next: 'finish' }
    expect(await refused(did)).toMatchObject({ code: 'CONFLICT' })
    expect(await stored()).toEqual(after)
  })

  it('adds a note to a check-in before or after its next step, and replaces an older note', async () => {
    const _id = randomUUID()
    const say = { _id, outcome: 'partly' }
    await checkIn(say)
    const noted = await checkIn({ ...say, note: 'Half of it' })
    expect(noted).toMatchObject({ checkIns: [{ _id, next: null, note: 'Half of it' }] })
    const after = await checkIn({ ...say, next: 'shrink', planThen: 'I ask once' })
    expect(after).toMatchObject({ checkIns: [{ next: 'shrink', note: 'Half of it' }] })
    const again = await checkIn({ ...say, note: 'Most of it' })
    expect(again).toEqual({
      ...after,
      checkIns: [{ ...after.checkIns[0], note: 'Most of it' }],
    })
    expect(await refused({ ...say, note: 'x'.repeat(501) })).toMatchObject({ field: 'note' })
    const stranger = await aPerson(app)
    expect(await refused({ ...say, note: 'Mine' }, goal._id, stranger.token)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await stored()).toEqual(again)
    expect(await checkIn({ ...say, note: null })).toMatchObject({ checkIns: [{ note: null }] })
  })

  it('moves the review or swaps the advice of a goal, and keeps the history', async () => {
    const moved = { next: 'move', reviewDate: '2026-12-01', reviewTime: '09:30' }
    expect(await checkIn({ outcome: 'partly', ...moved })).toMatchObject({
      reviewMoment: '2026-12-01T09:30:00.000Z',
      checkIns: [{ was: '2026-11-21' }],
    })
    const advice = { adviceId: 'listen', adviceTitle: 'Listen', adviceBody: 'Listen first.' }
    const swapped = await checkIn({
      outcome: 'notYet',
      next: 'swap',
      ...advice,
      planThen: 'I wait',
    })
    expect(swapped).toMatchObject({
      ...{
        adviceId: 'listen',
        impactAdviceId: 'listen',
        adviceTitle: 'Listen',
        planThen: 'I wait',
      },
      checkIns: [{ next: 'swap', was: 'Ask first' }, { next: 'move' }],
    })
  })

  it('lets a goal go, and the person can take it up again', async () => {
    expect(await checkIn({ outcome: 'dropped' })).toMatchObject({
      letGoDate: '2026-11-21T09:00:00.000Z',
      progress: 'On the starting blocks',
    })
    expect(await refused({ outcome: 'did' })).toMatchObject({ code: 'CONFLICT' })
    const again = await checkIn({ outcome: 'takenUp' })
    expect(again).toMatchObject({ letGoDate: null, reviewDate: '2026-11-28' })
    expect(again.checkIns.map((one: { outcome: string }) => one.outcome)).toEqual([
      'takenUp',
      'dropped',
    ])
    expect(await refused({ outcome: 'takenUp' })).toMatchObject({ code: 'CONFLICT' })
    const update = 'mutation($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id } }'
    const obj = { _id: goal._id, letGoDate: '2026-11-20T00:00:00Z' }
    expect((await call(update, { obj })).errors[0]?.extensions.code).toBe('FIELD_NOT_ALLOWED')
  })

  it('refuses a check-in for an older version, and keeps the goal unchanged', async () => {
    const { version } = await checkIn({ outcome: 'partly' })
    const before = await stored()
    const late = { outcome: 'did', version: version - 1 }
    expect(await refused(late)).toMatchObject({ code: 'CONFLICT', field: 'version' })
    expect(await stored()).toEqual(before)
  })

  it('stores one of four check-ins for the same version at once, and refuses the others', async () => {
    const obj = { outcome: 'did', version: goal.version }
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(obj)))
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined])
    expect((await stored()).checkIns).toHaveLength(1)
  })

  it('stores a check-in once that is sent many times at once with one id', async () => {
    const obj = { _id: randomUUID(), outcome: 'did', version: goal.version }
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(obj)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect((await stored()).checkIns).toHaveLength(1)
    const foreign = await aPerson(app)
    const theirs = (await call(CREATE, { obj: { adviceTitle: 'Mine' } }, foreign.token)).data.goal
    expect(await refused(obj, theirs._id, foreign.token)).toMatchObject({ code: 'CONFLICT' })
  })

  it('answers a check-in during the deletion of its goal without an internal error', async () => {
    const remove = 'mutation($_id: ID!) { goalDelete(_id: $_id) { _id } }'
    for (let time = 0; time < 8; time += 1) {
      const { _id } = (await call(CREATE, { obj: { adviceTitle: `Goal ${time}` } })).data.goal
      const [gone, said] = await Promise.all([call(remove, { _id }), send({ outcome: 'did' }, _id)])
      expect(gone.errors).toEqual([])
      const [error] = said.errors
      if (error !== undefined) expect(error.extensions.code).toBe('NOT_FOUND')
    }
  })
})
