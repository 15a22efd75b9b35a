import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const FIT = `query($entity: String, $first: Int) {
  done: fitGet(entity: $entity, first: $first) {
    isOn pieces { adviceId title entity actionId time wish reasons { name value } } } }`
const ORDER = 'query($entity: String!) { done: fitOrder(entity: $entity) }'
const WISH =
  'mutation($id: ID!, $wish: String) { done: adviceWishUpdate(adviceId: $id, wish: $wish) }'
const FORGET = 'mutation { done: adviceWishDeleteMany }'
const SAVE = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'
const RATE = 'mutation($id: String!) { done: likedActionUpdateById(id: $id, liked: 1) }'
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'

type Piece = { adviceId: string; entity: string; wish: string | null; reasons: { name: string }[] }

describe.each(DATABASES)('advice that fits, on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    person = await aPerson(app)
  })

  const call = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  const refusal = async (query: string, variables: object) =>
    (await app.call(query, variables, person.token)).errors[0]?.extensions
  const answer = (obj: object) => call(SAVE, { obj: { _id: person._id, ...obj } })
  const pieces = async (variables: object = {}): Promise<Piece[]> =>
    (await call(FIT, variables)).pieces

  it('ranks advice by the answers, goals, ratings and wishes of the person', async () => {
    await answer({ role: 'team', timeCommitDaily: 10, motivations: ['learn'] })
    const before = await pieces({ first: 50 })
    expect(before[0]?.reasons.length).toBeGreaterThan(0)
    const [dismissed, rated, goal, more] = before.map(({ adviceId }) => adviceId)
    await call(WISH, { id: dismissed, wish: 'notForMe' })
    await call(RATE, { id: rated })
    await call(GOAL, { obj: { adviceId: goal, adviceTitle: 'A', isGoal: true, entity: 'team' } })
    await call(WISH, { id: more, wish: 'more' })
    const after = await pieces({ first: 50 })
    const ids = after.map(({ adviceId }) => adviceId)
    expect(ids).not.toContain(dismissed)
    expect(ids).not.toContain(goal)
    expect(ids.slice(0, 5)).not.toContain(rated)
    expect(after.flatMap(({ reasons }) => reasons.map(({ name }) => name))).toContain('more')
    expect(after.find(({ adviceId }) => adviceId === more)?.wish).toBe('more')
    expect(await call(FORGET)).toBe(2)
    expect((await pieces({ first: 50 })).map(({ adviceId }) => adviceId)).toContain(dismissed)
  })

  if (database === 'postgres') return

  it('ignores answers that are switched off, and still hides “Not for me” advice', async () => {
    await answer({ role: 'function', timeCommitDaily: 10 })
    const [first] = await pieces()
    await call(WISH, { id: first?.adviceId, wish: 'notForMe' })
    await answer({ tailored: false })
    const { isOn, pieces: after } = await call(FIT, { first: 50 })
    expect(isOn).toBe(false)
    const names = after.flatMap((one: Piece) => one.reasons.map(({ name }) => name))
    expect(new Set(names)).not.toContain('role')
    expect(after.map((one: Piece) => one.adviceId)).not.toContain(first?.adviceId)
  })

  it('shows three pieces of different actions to a person without answers', async () => {
    expect(new Set((await pieces()).map(({ adviceId }) => adviceId)).size).toBe(3)
  })

  it('returns the advice of one entity, as pieces or as an order', async () => {
    const some = await pieces({ entity: 'customer', first: 5 })
    expect(new Set(some.map(({ entity }) => entity))).toEqual(new Set(['customer']))
    const order: string[] = await call(ORDER, { entity: 'customer' })
    expect(order.slice(0, 5)).toEqual(some.map(({ adviceId }) => adviceId))
    expect(new Set(order).size).toBe(order.length)
  })

  it('ignores wishes of other people when it ranks advice', async () => {
    const other = await aPerson(app)
    const [first] = await pieces()
    await call(WISH, { id: first?.adviceId, wish: 'notForMe' }, other)
    expect((await pieces())[0]?.adviceId).toBe(first?.adviceId)
  })

  it.each([
    [FIT, { entity: 'nobody' }, 'entity'],
    [FIT, { first: 0 }, 'first'],
    [FIT, { first: 51 }, 'first'],
    [ORDER, { entity: '' }, 'entity'],
    [WISH, { id: 'there-is-no-such-advice', wish: 'more' }, 'adviceId'],
    [WISH, { id: 'put-the-answer-in-line-one', wish: 'less' }, 'wish'],
  ])('refuses the call %s with the invalid variables %j', async (query, variables, field) => {
    expect(await refusal(query, variables)).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  it('gives the feed of the day its reasons, and says when every tip was dismissed', async () => {
    const DAY = '{ done: feedOfTheDay { everythingDismissed tips { adviceId reasons { name } } } }'
    await answer({ timeCommitDaily: 30 })
    const today = await call(DAY)
    expect(today.everythingDismissed).toBe(false)
    expect(today.tips.every((tip: Piece) => tip.reasons.length > 0)).toBe(true)
    for (const entity of ['yourself', 'team', 'colleague', 'customer']) {
      for (const id of await call(ORDER, { entity })) await call(WISH, { id, wish: 'notForMe' })
    }
    const later = app.clock.now() + 26 * 60 * 60_000
    await setRows(
      app,
      'session',
      { user: person._id },
      { expires: later * 2, idle: later * 2, lastSeen: later, createdDate: later },
    )
    app.clock.set(later)
    const { everythingDismissed, tips } = await call(DAY)
    expect({ everythingDismissed, tips }).toEqual({ everythingDismissed: true, tips: [] })
    await call(FORGET)
    expect((await call(DAY)).tips).toHaveLength(3)
  })
})
