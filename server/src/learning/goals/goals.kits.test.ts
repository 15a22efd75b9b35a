import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aPerson } from '#testing/factories.ts'

const CREATE = `mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) {
  _id kitId stepsDone isGoal isBookmark } }`
const UPDATE = 'mutation($obj: GoalUpdateInput!) { done: goalUpdate(obj: $obj) { stepsDone } }'
const GET = 'query($_id: ID!) { done: goalGet(_id: $_id) { kitId stepsDone } }'
const SWAP = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { __typename } }`
const swapped = { outcome: 'notYet', next: 'swap', adviceId: 'other', adviceTitle: 'Other' }

const kit = {
  ...{ adviceId: 'a-kit', kitId: 'a-kit', adviceTitle: 'A kit', adviceBody: 'All of it.' },
  ...{ actionId: 'an-action', actionTitle: 'An action', entity: 'team' },
}

describe.each(DATABASES)('goals made from kits on %s', (database) => {
  const app = testApp(database)

  it('keeps the steps that are done, and is a bookmark of the kit too', async () => {
    const person = await aPerson(app)
    const call = (query: string, obj: object) => app.done(query, { obj }, person.token)
    const goal = await call(CREATE, { ...kit, isGoal: true })
    expect(goal).toMatchObject({ kitId: 'a-kit', stepsDone: null, isGoal: true })
    const { _id } = goal
    expect(await call(UPDATE, { _id, stepsDone: ['one', 'three'] })).toEqual({
      stepsDone: ['one', 'three'],
    })
    const marked = await call(CREATE, { ...kit, isGoal: false, isBookmark: true })
    expect(marked).toMatchObject({
      _id,
      isGoal: true,
      isBookmark: true,
      stepsDone: ['one', 'three'],
    })
    expect(await call(UPDATE, { _id, stepsDone: [] })).toEqual({ stepsDone: [] })
  })

  it('has no steps of a kit any more once it has other advice', async () => {
    const person = await aPerson(app)
    const create = { obj: { ...kit, isGoal: true, stepsDone: ['one'] } }
    for (const swap of [
      (_id: string) => app.done(UPDATE, { obj: { _id, adviceId: 'other' } }, person.token),
      (_id: string) => app.done(SWAP, { _id, obj: swapped }, person.token),
    ]) {
      const { _id } = await app.done(CREATE, create, person.token)
      await swap(_id)
      const stored = await app.done(GET, { _id }, person.token)
      expect(stored).toEqual({ kitId: null, stepsDone: null })
      await app.done(UPDATE, { obj: { _id, isGoal: false } }, person.token)
    }
  })

  it('refuses more steps than a kit has, and a week that no path has', async () => {
    const person = await aPerson(app)
    const refusal = async (more: object) => {
      const { errors } = await app.call(CREATE, { obj: { ...kit, ...more } }, person.token)
      return errors[0]?.extensions?.field
    }
    const steps = Array.from({ length: 13 }, (_, at) => `step-${at}`)
    expect(await refusal({ stepsDone: steps })).toBe('stepsDone')
    expect(await refusal({ pathId: 'a-path' })).toBe('pathId')
  })
})
