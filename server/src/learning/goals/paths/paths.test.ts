import { readCompiled } from '@goodwork/content/compiled.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const START = `mutation($id: ID!) { done: pathStepCreate(pathId: $id) {
  _id title adviceId kitId entity isGoal planWhen planThen reviewDate pathId pathWeek } }`
const STEP = `{ done: commitmentGet { when goal { _id pathWeek }
  step { pathId title state week weekTitle why end } } }`
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const UPDATE = 'mutation($obj: GoalUpdateInput!) { done: goalUpdate(obj: $obj) { _id } }'

type Week = { title: string; adviceId?: string; kitId?: string; when: string; why: string }
type Path = { id: string; title: string; weeks: Week[]; end: string }

const path = readCompiled().tables.path?.rows[0]?.fields as unknown as Path

describe.each(DATABASES)('paths on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-02T09:00:00Z'))
    person = await aPerson(app)
    await setRows(app, 'session', { user: person._id }, { expires: 9e12, idle: 9e12 })
  })

  const call = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  const start = () => call(START, { id: path.id })
  const step = async () => (await call(STEP)).step
  const at = (day: string) => app.clock.set(Date.parse(`${day}T09:00:00Z`))

  it('makes one goal a week from the content, and home names the next week', async () => {
    expect(await step()).toBeNull()
    const [first] = path.weeks
    expect(await start()).toMatchObject({
      ...{ adviceId: first?.adviceId ?? first?.kitId, kitId: first?.kitId ?? null },
      ...{ isGoal: true, planWhen: first?.when, reviewDate: '2026-11-09' },
      ...{ pathId: path.id, pathWeek: 1 },
    })
    expect(await step()).toEqual({
      ...{ pathId: path.id, title: path.title, state: 'current', week: 1, end: null },
      ...{ weekTitle: first?.title, why: first?.why },
    })
    for (const [at_, week] of [
      ['2026-11-09', 2],
      ['2026-11-16', 3],
      ['2026-11-23', 4],
    ] as const) {
      at(at_)
      expect(await step()).toMatchObject({ state: 'ready', week })
      expect(await start()).toMatchObject({ pathWeek: week })
    }
    at('2026-11-30')
    expect(await step()).toMatchObject({ state: 'done', end: path.end })
    at('2026-12-08')
    expect(await step()).toBeNull()
  })

  it('answers the same goal to a second tap, and to two taps at once', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(other._id).toBe(one._id)
    expect((await start())._id).toBe(one._id)
    expect(await step()).toMatchObject({ state: 'current', week: 1 })
  })

  it('turns an open goal of the same advice into the week, and keeps its words', async () => {
    const adviceId = path.weeks[0]?.adviceId ?? path.weeks[0]?.kitId
    const entity = (await start()).entity
    await call(UPDATE, { obj: { _id: (await start())._id, isGoal: false } })
    const obj = { adviceId, entity, adviceTitle: 'Mine', isGoal: true, note: 'My words' }
    const { _id } = await call(GOAL, { obj })
    expect(await start()).toMatchObject({ _id, pathWeek: 1 })
  })

  it('leads home unless a goal is due, and moves on when its goal has ended', async () => {
    const goal = await start()
    await call(GOAL, { obj: { adviceTitle: 'Soon', isGoal: true, reviewDate: '2026-11-03' } })
    expect(await call(STEP)).toMatchObject({ when: 'ahead', goal: { _id: goal._id } })
    at('2026-11-03')
    expect(await call(STEP)).toMatchObject({ when: 'today', goal: { pathWeek: null } })
    await call(UPDATE, { obj: { _id: goal._id, progress: 'Goal achieved!' } })
    expect(await step()).toMatchObject({ state: 'ready', week: 2 })
  })

  it('refuses an unknown path, and shows no path of another person', async () => {
    const { errors } = await app.call(START, { id: 'nowhere' }, person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'pathId' })
    await start()
    expect((await call(STEP, {}, await aPerson(app))).step).toBeNull()
  })
})
