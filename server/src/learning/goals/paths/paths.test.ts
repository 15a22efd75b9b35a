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
const PROGRESS = `query($id: ID!) { done: pathProgressGet(pathId: $id) {
  current next weeks { week goalId isAchieved } } }`
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const UPDATE = 'mutation($obj: GoalUpdateInput!) { done: goalUpdate(obj: $obj) { _id } }'

type Week = { title: string; adviceId?: string; kitId?: string; when: string; why: string }
type Path = { id: string; title: string; weeks: Week[]; end: string }

const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { __typename } }`

const [path, other] = (readCompiled().tables.path?.rows ?? []).map(({ fields }) => fields) as [
  Path,
  Path,
]

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

  it('turns an open goal of the same advice into the week, and keeps its plan', async () => {
    const adviceId = path.weeks[0]?.adviceId ?? path.weeks[0]?.kitId
    const { _id: first, entity } = await start()
    await call(UPDATE, { obj: { _id: first, isGoal: false } })
    const plan = { planWhen: 'it rains', planThen: 'do mine' }
    const over = { startDate: '2026-10-01', endDate: '2026-10-30' }
    const obj = { ...{ adviceId, entity, adviceTitle: 'Mine', isGoal: true }, ...plan, ...over }
    const { _id } = await call(GOAL, { obj })
    expect(await start()).toMatchObject({ _id, pathWeek: 1, ...plan, reviewDate: '2026-11-09' })
  })

  it('keeps the changes that the person makes in the week, also after another tap', async () => {
    const { _id } = await start()
    await call(UPDATE, { obj: { _id, planThen: 'do it my way', startDate: null } })
    expect(await start()).toMatchObject({ _id, planThen: 'do it my way' })
    expect(await step()).toMatchObject({ state: 'current', week: 1 })
  })

  it('begins a week again whose advice was achieved before', async () => {
    const { _id } = await start()
    await call(UPDATE, { obj: { _id, progress: 'Goal achieved!' } })
    for (const week of [2, 3, 4]) {
      const goal = await start()
      expect(goal.pathWeek).toBe(week)
      await call(UPDATE, { obj: { _id: goal._id, progress: 'Goal achieved!' } })
    }
    at('2026-11-03')
    expect(await start()).toMatchObject({ _id, pathWeek: 1 })
    expect(await step()).toMatchObject({ state: 'current', week: 1 })
    const weeks = [{ week: 1, goalId: _id, isAchieved: false }]
    expect(await call(PROGRESS, { id: path.id })).toEqual({ current: 1, next: null, weeks })
  })

  it('answers the weeks of a path and the next one, also once the path was left', async () => {
    expect(await call(PROGRESS, { id: path.id })).toEqual({ current: null, next: 1, weeks: [] })
    const { _id } = await start()
    await call(CHECK_IN, { _id, obj: { outcome: 'dropped' } })
    expect(await step()).toBeNull()
    const weeks = [{ week: 1, goalId: _id, isAchieved: false }]
    expect(await call(PROGRESS, { id: path.id })).toEqual({ current: null, next: 2, weeks })
  })

  it('gives a goal the entity of its advice if the path is for another', async () => {
    expect(await call(START, { id: 'leading-several-teams' })).toMatchObject({
      entity: 'yourself',
    })
  })

  it('shows of two paths the one whose next week can be started', async () => {
    await start()
    at('2026-11-08')
    await call(START, { id: other.id })
    expect(await step()).toMatchObject({ pathId: other.id, state: 'current' })
    at('2026-11-09')
    expect(await step()).toMatchObject({ pathId: path.id, state: 'ready', week: 2 })
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
    for (const query of [START, PROGRESS]) {
      const { errors } = await app.call(query, { id: 'nowhere' }, person.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'pathId' })
    }
    await start()
    expect((await call(STEP, {}, await aPerson(app))).step).toBeNull()
  })
})
