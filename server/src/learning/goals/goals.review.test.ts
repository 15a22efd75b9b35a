import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const READ = '_id reviewDate reviewTime reviewMoment planWhen planThen planObstacle planIfThen'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const UPDATE = `mutation($obj: GoalUpdateInput!) { goal: goalUpdate(obj: $obj) { ${READ} } }`

describe('the plan and the review of a goal', () => {
  let app: TestApp
  let owner: Actor
  let _id: string

  beforeAll(async () => {
    app = await makeTestApp()
  })
  beforeEach(async () => {
    owner = await aPerson(app)
    _id = (await call(CREATE, { obj: { adviceTitle: 'Ask first' } })).data.goal._id
  })
  afterAll(() => app.drop())

  const call = (query: string, variables: object = {}) => app.call(query, variables, owner.token)
  const update = async (obj: object) => (await call(UPDATE, { obj: { _id, ...obj } })).data.goal
  const refusal = async (obj: object) =>
    (await call(UPDATE, { obj: { _id, ...obj } })).errors[0]?.extensions
  const live = async (timeZone: string) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set({ timeZone }).where('_id', '=', owner._id).execute(),
    )

  it('stores the plan of a goal in the person’s words, and removes parts of it', async () => {
    const plan = {
      planWhen: 'the shift begins',
      planThen: 'I greet each of them by name',
      planObstacle: 'We are short of people',
      planIfThen: 'If we are short, then I nod to each',
    }
    expect(await update(plan)).toMatchObject(plan)
    expect(await update({ planObstacle: null, planIfThen: null })).toMatchObject({
      ...{ planWhen: plan.planWhen, planObstacle: null, planIfThen: null },
    })
  })

  it('makes a review due from the start of its day or its time, in the person’s zone', async () => {
    await live('America/New_York')
    const allDay = await update({ reviewDate: '2026-12-01' })
    expect(allDay.reviewMoment).toBe('2026-12-01T05:00:00.000Z')
    const timed = await update({ reviewTime: '09:30' })
    expect(timed.reviewMoment).toBe('2026-12-01T14:30:00.000Z')
    await live('Asia/Tokyo')
    const [listed] = (await call('{ goals: goalGetMany { reviewMoment } }')).data.goals
    expect(listed).toEqual({ reviewMoment: '2026-12-01T00:30:00.000Z' })
    expect(await update({ reviewDate: null })).toMatchObject({
      ...{ reviewDate: null, reviewTime: null, reviewMoment: null },
    })
  })

  it('ends the review of an achieved goal, and makes it due again if the goal continues', async () => {
    const asked = `{ goals: goalGetMany { title state reviewMoment } }`
    const due = { title: 'Ask first', reviewMoment: '2026-12-01T00:00:00.000Z' }
    await update({ reviewDate: '2026-12-01', progress: 'Goal achieved!' })
    expect((await call(asked)).data.goals).toEqual([
      { ...due, state: 'achieved', reviewMoment: null },
    ])
    await update({ progress: 'In the zone' })
    expect((await call(asked)).data.goals).toEqual([{ ...due, state: 'going' }])
  })

  it('accepts a review today, and refuses one on a past day in the person’s zone', async () => {
    expect(await update({ reviewDate: '2026-11-21' })).toMatchObject({ reviewDate: '2026-11-21' })
    await live('Pacific/Kiritimati')
    expect(await refusal({ reviewDate: '2026-11-20' })).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', field: 'reviewDate' },
    })
    app.clock.move(2 * 3_600_000)
    expect(await refusal({ reviewDate: '2026-11-21' })).toMatchObject({ field: 'reviewDate' })
    app.clock.move(-2 * 3_600_000)
    await live('Pacific/Niue')
    expect(await update({ reviewDate: '2026-11-20' })).toMatchObject({ reviewDate: '2026-11-20' })
    // A stored review that is past by now doesn't refuse changes of other fields.
    await live('UTC')
    expect(await update({ note: 'Later' })).toMatchObject({ reviewDate: '2026-11-20' })
  })

  it.each(['25:00', '24:00', '9:30', '09:60', '09:30:00', 'noon'])(
    'refuses the review time %s',
    async (reviewTime) => {
      const obj = { reviewDate: '2026-12-01', reviewTime }
      expect(await refusal(obj)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reviewTime' })
      const { errors } = await call(CREATE, { obj: { ...obj, adviceTitle: 'Ask' } })
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reviewTime' })
    },
  )

  it('refuses a review time without a day, and a new instant, but keeps a stored instant', async () => {
    expect(await refusal({ reviewTime: '09:30' })).toMatchObject({ field: 'reviewTime' })
    const instant = { reviewDate: '2026-12-01T08:00:00Z', reviewTime: '09:30' }
    expect(await refusal(instant)).toMatchObject({ field: 'reviewDate' })
    const { _id } = await update({ reviewDate: '2026-12-01' })
    await app.services.store.write((trx) =>
      trx
        .updateTable('goal')
        .set({ reviewDate: '2026-12-01T07:00:00.000Z' })
        .where('_id', '=', _id)
        .execute(),
    )
    expect((await update({ note: 'From before' })).reviewMoment).toBe('2026-12-01T07:00:00.000Z')
    expect(await refusal({ reviewTime: '09:30' })).toMatchObject({ field: 'reviewDate' })
  })
})
