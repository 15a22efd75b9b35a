import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { purge } from './goals.ts'

const DAY = 24 * 3_600_000
const READ = '_id adviceTitle note isGoal isBookmark'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const DELETE = `mutation($_id: ID!) { goal: goalDelete(_id: $_id) { ${READ} } }`
const RESTORE = `mutation($_id: ID!) { goal: goalRestore(_id: $_id) { ${READ} } }`
const LIST = `{ goals: goalGetMany { ${READ} } }`

describe.each(DATABASES)('a deleted goal on %s', (database) => {
  let app: TestApp
  let owner: Actor
  let goal: { _id: string }

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    owner = await aPerson(app)
    const obj = { adviceId: 'ask', entity: 'team', adviceTitle: 'Ask first', note: 'On Monday' }
    goal = (await call(CREATE, { obj })).data.goal
    await call(DELETE, goal)
  })
  afterAll(() => app.drop())

  const call = (query: string, variables: object = {}, token = owner.token) =>
    app.call(query, variables, token)
  const list = async () => (await call(LIST)).data.goals

  it('hides a deleted goal from lists, and refuses to read, change or delete it', async () => {
    expect(await list()).toEqual([])
    const { _id } = goal
    for (const query of [
      `{ goalGet(_id: "${_id}") { _id } }`,
      `mutation { goalUpdate(obj: { _id: "${_id}", note: "x" }) { _id } }`,
      `mutation { goalDelete(_id: "${_id}") { _id } }`,
    ]) {
      expect(await app.code(query, {}, owner.token)).toBe('NOT_FOUND')
    }
  })

  it('restores a deleted goal unless 4 MB were deleted since', async () => {
    const obj = { adviceTitle: 'Long', note: 'あ'.repeat(10_000) }
    const long = (await call(CREATE, { obj })).data.goal
    app.clock.move(1000)
    await call(DELETE, long)
    const [row] = await rowsOf(app, 'goal', { _id: long._id })
    const copies = Array.from({ length: 131 }, () => ({ ...row, _id: randomUUID() }))
    await app.services.store.write((trx) =>
      trx
        .insertInto('goal')
        .values(copies as never)
        .execute(),
    )
    const another = (await call(CREATE, { obj })).data.goal
    app.clock.move(1000)
    await call(DELETE, another)
    expect((await call(RESTORE, goal)).data.goal).toEqual(goal)
    await call(DELETE, goal)
    const last = (await call(CREATE, { obj })).data.goal
    app.clock.move(1000)
    await call(DELETE, last)
    const left = await rowsOf(app, 'goal', { user: owner._id }, '_id')
    expect(left).toHaveLength(134)
    expect(left).not.toContainEqual({ _id: [long, ...copies].map(({ _id }) => _id).sort()[0] })
    expect((await call(RESTORE, last)).data.goal).toEqual(last)
  })

  it('restores a deleted goal with all fields within 30 days', async () => {
    app.clock.move(30 * DAY - 1000)
    const actor = await signedInAgain()
    expect((await call(RESTORE, goal, actor)).data.goal).toEqual(goal)
    expect((await call(LIST, {}, actor)).data.goals).toEqual([goal])
  })

  it('deletes a deleted goal for good by the daily cleaning only after 30 days', async () => {
    const left = async () =>
      app.services.store.read.selectFrom('goal').select('_id').where('_id', '=', goal._id).execute()
    await purge(app.services.store, app.clock.now() + 30 * DAY - 1000)
    expect(await left()).toHaveLength(1)
    await purge(app.services.store, app.clock.now() + 30 * DAY + 1000)
    expect(await left()).toHaveLength(0)
  })

  it('refuses to restore a goal whose advice was saved again', async () => {
    const obj = { adviceId: 'ask', entity: 'team', adviceTitle: 'Ask again' }
    const again = (await call(CREATE, { obj })).data.goal
    const { errors } = await call(RESTORE, goal)
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    expect(await list()).toEqual([again])
    await call(DELETE, again)
    expect((await call(RESTORE, goal)).data.goal).toEqual(goal)
  })

  it('refuses to restore another person’s goal like an unknown id', async () => {
    const stranger = await aPerson(app)
    const foreign = await call(RESTORE, goal, stranger.token)
    const unknown = await call(RESTORE, { _id: 'unknown' }, stranger.token)
    expect(foreign.errors).toEqual(unknown.errors)
    expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND')
    const odd = await call(RESTORE, { _id: '\u0000' }, stranger.token)
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(odd.errors[0]?.extensions.code)
    expect(await list()).toEqual([])
  })

  it('restores a deleted goal once for many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(RESTORE, goal)))
    expect(answers.filter((answer) => answer.errors.length === 0).length).toBeGreaterThan(0)
    for (const { errors } of answers) {
      expect(['CONFLICT', 'NOT_FOUND', undefined]).toContain(errors[0]?.extensions.code)
    }
    expect(await list()).toEqual([goal])
  })

  it('refuses to restore a goal beyond the limit of goals', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ obj: { adviceTitle: `Goal ${at}` } }))
    await call(CREATE, rows[0])
    const { store } = app.services
    const first = await store.read
      .selectFrom('goal')
      .selectAll()
      .where('user', '=', owner._id)
      .where('deletedDate', 'is', null)
      .executeTakeFirstOrThrow()
    await store.write(async (trx) => {
      for (let at = 1; at < 1000; at += 111) {
        const copies = Array.from({ length: 111 }, (_, n) => ({ ...first, _id: `c${at + n}` }))
        await trx.insertInto('goal').values(copies).execute()
      }
    })
    expect((await call(RESTORE, goal)).errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    await store.write((trx) => trx.deleteFrom('goal').where('_id', 'like', 'c%').execute())
  })

  /** A new session of the same person, because the first one has ended by then. */
  async function signedInAgain(): Promise<string> {
    const now = app.clock.now()
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ createdDate: now, expires: now + DAY, lastSeen: now })
        .where('user', '=', owner._id)
        .execute(),
    )
    return owner.token
  }
})
