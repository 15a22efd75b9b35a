import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const SAVE = 'mutation { done: goalCreate(obj: { adviceTitle: "A", note: "a" }) { _id } }'
const DROP = 'mutation($id: ID!) { done: goalDelete(_id: $id) { _id } }'
const LOOK = 'mutation($id: ID!) { done: recordGoal(goalId: $id) { totalGoalCount } }'
const LATEST = '{ done: getLatestImpactIndex { totalGoalCount hasAvatar } }'
const PICTURE = `/pictures/${'a'.repeat(22)}-128.webp`

describe.each(DATABASES)('a reading of the index during a change on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeAll(async () => {
    // Each reading of the clock is one millisecond later, as with a real clock.
    const { now } = app.clock
    app.clock.now = () => {
      app.clock.move(1)
      return now()
    }
  })
  beforeEach(async () => {
    person = await aPerson(app)
  })

  const call = (query: string, variables: object = {}) => app.call(query, variables, person.token)
  const latest = async () => (await call(LATEST)).data.done[0]

  it('counts no goal that is deleted and recorded at the same moment', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { _id: id } = (await call(SAVE)).data.done
      const both = [() => call(DROP, { id }), () => call(LOOK, { id })]
      if (turn % 2 === 1) both.reverse()
      for (const { errors } of await Promise.all(both.map((each) => each()))) {
        expect(errors).toEqual([])
      }
    }
    expect(await latest()).toMatchObject({ totalGoalCount: 0 })
  })

  it('counts a goal that is restored and recorded at the same moment', async () => {
    const { _id: id } = (await call(SAVE)).data.done
    for (let turn = 0; turn < 10; turn += 1) {
      await call(DROP, { id })
      const restore = 'mutation($id: ID!) { done: goalRestore(_id: $id) { _id } }'
      await Promise.all([call(restore, { id }), call(LOOK, { id })])
      expect(await latest()).toMatchObject({ totalGoalCount: 1 })
    }
  })

  it('counts no picture that is deleted and recorded at the same moment', async () => {
    const headers = { authorization: `Bearer ${person.token}` }
    const look = 'mutation { done: recordCompleteProfile { hasAvatar } }'
    for (let turn = 0; turn < 20; turn += 1) {
      await setRows(app, 'user', { _id: person._id }, { avatar: PICTURE })
      await call(look)
      await Promise.all([
        app.http.inject({ method: 'DELETE', url: '/pictures', headers }),
        call(look),
      ])
      expect(await latest()).toMatchObject({ hasAvatar: false })
    }
  })

  it('refuses to record another person’s goal, and creates no week', async () => {
    const { _id: id } = (await call(SAVE)).data.done
    person = await aPerson(app)
    expect(await app.code(LOOK, { id }, person.token)).toBe('NOT_FOUND')
    const weeks = app.services.store.read.selectFrom('impactWeek').select('week')
    expect(await weeks.where('user', '=', person._id).execute()).toEqual([])
  })
})
