import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: no field accepts them
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const anyText = fc
  .string({ unit: 'binary', maxLength: 100 })
  .filter((text) => !REFUSED.test(text) && text.isWellFormed())
const anyAdvice = fc.record({ id: anyText, title: anyText, body: anyText })

const READ =
  '_id note partner isGoal startDate createdDate version advices { id title body } user { _id }'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const GET = `query($_id: ID!) { goal: goalGet(_id: $_id) { ${READ} } }`
const LIST = `{ goals: goalGetMany { ${READ} } }`

describe('answers', () => {
  const app = testApp()
  let owner: Actor

  beforeAll(async () => {
    owner = await aPerson(app)
  })

  it('uses the default of a variable, also in the compiled query', async () => {
    const { data } = await app.call(
      CREATE,
      { obj: { adviceTitle: 'Ask', note: 'Ask Bo' } },
      owner.token,
    )
    const document = `query($_id: ID! = "${data.goal._id}") { goal: goalGet(_id: $_id) { note } }`
    for (let uses = 0; uses < 4; uses += 1) {
      const answer = await app.call(document, {}, owner.token)
      expect(answer).toMatchObject({ errors: [], data: { goal: { note: 'Ask Bo' } } })
    }
  })

  it('returns any text unchanged, from the interpreted and the compiled query', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        anyText,
        fc.array(anyAdvice, { maxLength: 3 }),
        async (note, partner, advices) => {
          const obj = { note, partner, advices }
          const made = { obj: { ...obj, adviceTitle: 'Ask' } }
          const { data } = await app.call(CREATE, made, owner.token)
          expect(data.goal).toMatchObject(obj)
          const { goal } = (await app.call(GET, { _id: data.goal._id }, owner.token)).data
          expect(goal).toEqual(data.goal)
        },
      ),
      { numRuns: 40 },
    )
    const first = (await app.call(LIST, {}, owner.token)).data
    for (let time = 0; time < 3; time += 1) {
      expect((await app.call(LIST, {}, owner.token)).data).toEqual(first)
    }
  })

  it('answers the fields of a query by their aliases and in their order', async () => {
    const query = `query($more: Boolean!) { a: goalGetMany { z: _id y: _id __typename note @include(if: $more) ...F } me { _id } }
      fragment F on Goal { x: advices { id t: title } }`
    const keys = async (more: boolean) => {
      const { data } = await app.call(query, { more }, owner.token)
      return [Object.keys(data), Object.keys(data.a[0])]
    }
    for (let time = 0; time < 4; time += 1) {
      expect(await keys(true)).toEqual([
        ['a', 'me'],
        ['z', 'y', '__typename', 'note', 'x'],
      ])
      expect(await keys(false)).toEqual([
        ['a', 'me'],
        ['z', 'y', '__typename', 'x'],
      ])
    }
  })

  it('answers no data if one of several calls is refused, but null for a missing nullable record', async () => {
    const query = '{ me { _id } gone: reminderGet(_id: "no") { _id } }'
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await app.call(query, {}, owner.token)
      expect(data).toBeNull()
      expect(errors.map((error) => error.extensions.code)).toEqual(['NOT_FOUND'])
    }
    const nullable = '{ me { _id } none: impactActionHistoryGetById(id: "no") { _id } }'
    for (let time = 0; time < 4; time += 1) {
      const { data } = await app.call(nullable, {}, owner.token)
      expect(data).toEqual({ me: { _id: owner._id }, none: null })
    }
  })
})
