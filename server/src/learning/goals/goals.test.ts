import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const READ =
  '_id version adviceId impactAdviceId adviceTitle entity progress isGoal isBookmark note'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const UPDATE = `mutation($obj: GoalUpdateInput!) { goal: goalUpdate(obj: $obj) { ${READ} } }`
const LIST = `{ goals: goalGetMany { ${READ} } }`

const bookmark = (adviceId: string) => ({
  adviceId,
  actionId: 'a1',
  adviceTitle: 'Ask first',
  adviceBody: 'Ask what helps before you help.',
  actionTitle: 'Listen',
  entity: 'team',
  isBookmark: true,
})

describe.each(DATABASES)('goals and bookmarks on %s', (database) => {
  let app: TestApp
  let owner: Actor
  let advice: string

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    owner = await aPerson(app)
    advice = `advice-${randomUUID()}`
  })
  afterAll(() => app.drop())

  const call = (query: string, variables: object = {}) => app.call(query, variables, owner.token)
  const create = async (obj: object) => (await call(CREATE, { obj })).data.goal
  const update = async (obj: object) => (await call(UPDATE, { obj })).data.goal
  const list = async () => (await call(LIST)).data.goals
  const refusal = async (query: string, obj: object) =>
    (await call(query, { obj })).errors[0]?.extensions

  describe('a new record', () => {
    it('creates a goal on the starting blocks, or a bookmark if asked', async () => {
      expect(await create({ adviceTitle: 'Ask first' })).toMatchObject({
        isGoal: true,
        isBookmark: false,
        progress: 'On the starting blocks',
      })
      expect(await create(bookmark(advice))).toMatchObject({ isGoal: false, isBookmark: true })
    })

    it('refuses a goal without a title', async () => {
      const refused = { code: 'BAD_USER_INPUT', field: 'adviceTitle' }
      expect(await refusal(CREATE, { isGoal: true, note: 'Mine' })).toMatchObject(refused)
      const { _id } = await create({ adviceTitle: 'Ask first' })
      expect(await refusal(UPDATE, { _id, adviceTitle: '' })).toMatchObject(refused)
      expect(await update({ _id, actionTitle: 'Ask', adviceTitle: '' })).toMatchObject({ _id })
    })

    it('refuses a record that is neither a goal nor a bookmark', async () => {
      expect(await refusal(CREATE, { isGoal: false })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'isGoal',
      })
      expect(await list()).toEqual([])
    })

    it.each(['adviceId', 'actionId', 'adviceTitle', 'adviceBody', 'actionTitle', 'entity'])(
      'refuses a bookmark without %s',
      async (name) => {
        for (const missing of [undefined, null, '']) {
          const obj = { ...bookmark(advice), [name]: missing }
          expect(await refusal(CREATE, obj)).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
        }
        expect(await list()).toEqual([])
      },
    )

    it('stores the advice of a goal under both field names', async () => {
      const named = await create({ impactAdviceId: advice, adviceTitle: 'Ask' })
      expect(named).toMatchObject({ adviceId: advice, impactAdviceId: advice })
      const changed = await update({ _id: named._id, adviceId: `${advice}-2` })
      expect(changed).toMatchObject({ adviceId: `${advice}-2`, impactAdviceId: `${advice}-2` })
      const again = await update({ _id: named._id, impactAdviceId: advice })
      expect(again).toMatchObject({ adviceId: advice, impactAdviceId: advice })
    })

    it.each([
      ['entity', 'everybody'],
      ['progress', 'Done'],
      ['progress', 'goal achieved!'],
    ])('refuses a goal with an unknown value of %s: %s', async (name, value) => {
      expect(await refusal(CREATE, { [name]: value })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: name,
      })
    })
  })

  describe('the same advice saved again', () => {
    it('makes one record both goal and bookmark when the same advice is saved again', async () => {
      const first = await create(bookmark(advice))
      const second = await create({ adviceId: advice, entity: 'team', adviceTitle: 'Ask twice' })
      expect(second).toMatchObject({ _id: first._id, isGoal: true, isBookmark: true, version: 2 })
      expect(await list()).toHaveLength(1)
      const other = `${advice}-other`
      const goal = await create({
        adviceId: other,
        adviceTitle: 'Ask',
        entity: 'team',
        note: 'Mine',
      })
      const marked = await create(bookmark(other))
      expect(marked).toMatchObject({ _id: goal._id, isGoal: true, isBookmark: true, note: 'Mine' })
    })

    it('makes one record from many saves of the same advice at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          call(CREATE, {
            obj:
              at % 2 === 0
                ? bookmark(advice)
                : { adviceId: advice, adviceTitle: 'Ask', entity: 'team' },
          }),
        ),
      )
      expect(answers.flatMap((answer) => answer.errors)).toEqual([])
      expect(new Set(answers.map((answer) => answer.data.goal._id)).size).toBe(1)
      expect(await list()).toEqual([expect.objectContaining({ isGoal: true, isBookmark: true })])
    })

    it('refuses to change a record to advice that another record has', async () => {
      await create(bookmark(advice))
      const second = await create(bookmark(`${advice}-2`))
      expect(await refusal(UPDATE, { _id: second._id, adviceId: advice })).toMatchObject({
        code: 'CONFLICT',
      })
      expect(await list()).toContainEqual(second)
    })
  })

  describe('removing a bookmark', () => {
    it('keeps a goal when its bookmark is removed', async () => {
      const { _id } = await create({ ...bookmark(advice), isGoal: true })
      expect(await update({ _id, isBookmark: false })).toMatchObject({
        isGoal: true,
        isBookmark: false,
      })
      expect(await list()).toHaveLength(1)
    })

    it('deletes a record that is only a bookmark, and restores it as a bookmark', async () => {
      const { _id } = await create(bookmark(advice))
      expect(await update({ _id, isBookmark: false })).toMatchObject({ _id, isBookmark: false })
      expect(await list()).toEqual([])
      const restore = `mutation { goal: goalRestore(_id: "${_id}") { ${READ} } }`
      expect((await call(restore)).data.goal).toMatchObject({
        _id,
        isGoal: false,
        isBookmark: true,
      })
    })

    it('lists one record after a bookmark is removed and set again', async () => {
      const first = await create(bookmark(advice))
      await update({ _id: first._id, isBookmark: false })
      const again = await create(bookmark(advice))
      expect(again._id).not.toBe(first._id)
      expect(await list()).toHaveLength(1)
    })
  })

  describe('lists', () => {
    it('lists goals, bookmarks or both newest first', async () => {
      const goal = await create({ adviceTitle: 'Older' })
      app.clock.move(1000)
      const mark = await create(bookmark(advice))
      app.clock.move(1000)
      const both = await create({ ...bookmark(`${advice}-2`), isGoal: true })
      const ids = async (query: string, variables = {}) =>
        (await call(query, variables)).data.found.map((it: { _id: string }) => it._id)
      expect(await ids('{ found: goalGetMany { _id } }')).toEqual([both._id, mark._id, goal._id])
      expect(await ids('{ found: goalBookmarkGetMany { _id } }')).toEqual([
        both._id,
        mark._id,
        goal._id,
      ])
      expect(await ids('{ found: bookmarkGetMany { _id } }')).toEqual([both._id, mark._id])
      const byAdvice = 'query($ids: [String!]!) { found: goalGetByAdviceIds(ids: $ids) { _id } }'
      expect(await ids(byAdvice, { ids: [advice, 'none'] })).toEqual([mark._id])
      expect(await ids(byAdvice, { ids: [] })).toEqual([])
      const filtered =
        'query($obj: GoalBookmarkFilter) { found: goalBookmarkGetMany(obj: $obj) { _id } }'
      expect(await ids(filtered, { obj: { adviceIds: [`${advice}-2`] } })).toEqual([both._id])
      expect(await ids(filtered, { obj: {} })).toHaveLength(3)
      expect(await ids(filtered, { obj: null })).toHaveLength(3)
      const tooMany = { ids: Array.from({ length: 501 }, (_, at) => `a${at}`) }
      expect((await call(byAdvice, tooMany)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    })
  })
})
