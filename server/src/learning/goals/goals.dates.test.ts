import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const READ = '_id version startDate endDate reviewDate achievedDate'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const UPDATE = `mutation($obj: GoalUpdateInput!) { goal: goalUpdate(obj: $obj) { ${READ} } }`

describe('the days of a goal', () => {
  let app: TestApp
  let owner: Actor

  beforeAll(async () => {
    app = await makeTestApp()
    owner = await aPerson(app)
  })
  afterAll(() => app.drop())

  const create = async (obj: object) =>
    (await app.call(CREATE, { obj: { adviceTitle: 'Ask', ...obj } }, owner.token)).data.goal as {
      _id: string
    }
  const answer = (query: string, obj: object) => app.call(query, { obj }, owner.token)
  const stored = async (_id: string) =>
    (await app.call(`{ goal: goalGet(_id: "${_id}") { ${READ} } }`, {}, owner.token)).data.goal

  it('stores the days of a goal as written, and removes them', async () => {
    const { _id } = await create({ startDate: '2026-11-21', endDate: '2026-12-01' })
    expect(await stored(_id)).toMatchObject({
      startDate: '2026-11-21',
      endDate: '2026-12-01',
      reviewDate: null,
    })
    await answer(UPDATE, { _id, startDate: null, reviewDate: '2027-01-04' })
    expect(await stored(_id)).toMatchObject({ startDate: null, reviewDate: '2027-01-04' })
  })

  it('keeps when a goal was achieved, until its progress moves back', async () => {
    const advice = { adviceId: 'ask', adviceTitle: 'Ask', entity: 'team' }
    const { _id } = await create(advice)
    const now = app.clock.now()
    const achievedDate = new Date(now).toISOString()
    await answer(UPDATE, { _id, progress: 'Goal achieved!' })
    try {
      app.clock.move(60_000)
      await answer(UPDATE, { _id, note: 'Done' })
      await create(advice)
      expect(await stored(_id)).toMatchObject({ achievedDate })
      await answer(UPDATE, { _id, progress: 'In the zone' })
      expect(await stored(_id)).toMatchObject({ achievedDate: null })
      const [refused] = (await answer(UPDATE, { _id, achievedDate })).errors
      expect(refused?.message).toMatch(/achievedDate/)
    } finally {
      app.clock.set(now)
    }
  })

  it.each(['startDate', 'endDate', 'reviewDate'])(
    'refuses an instant as the day of a goal: %s',
    async (field) => {
      const { _id } = await create({ [field]: '2026-12-31' })
      for (const value of ['2026-12-01T00:00:00+01:00', '2026-12-01T00:00:00Z']) {
        for (const [query, obj] of [
          [CREATE, { [field]: value }],
          [UPDATE, { _id, [field]: value }],
        ] as const) {
          const [refusal] = (await answer(query, obj)).errors
          expect(refusal?.message).toMatch(/is a day without a time, written like 2026-11-21\.$/)
          expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
        }
      }
      expect(await stored(_id)).toMatchObject({ [field]: '2026-12-31' })
    },
  )

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2025-02-29',
    '2026-13-01',
    '2026-11-21T10:00:00',
    'tomorrow',
    '',
    20261121,
    true,
    ['2026-11-21'],
  ])('refuses the invalid start date %s of a goal', async (startDate) => {
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await answer(CREATE, { startDate })
      expect([data, errors[0]?.extensions.code]).toEqual([undefined, 'BAD_USER_INPUT'])
    }
  })

  it.each([
    ['2026-11-21', '2026-11-20'],
    ['2027-01-01', '2026-12-31'],
  ])('refuses a goal that starts on %s and ends on %s', async (startDate, endDate) => {
    const { errors } = await answer(CREATE, { startDate, endDate })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'endDate' })
  })

  it('refuses an end before the stored start of a goal, and keeps the goal unchanged', async () => {
    const { _id } = await create({ startDate: '2026-11-21' })
    const before = await stored(_id)
    const { errors } = await answer(UPDATE, { _id, endDate: '2026-11-20' })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'endDate' })
    expect(await stored(_id)).toEqual(before)
  })
})
