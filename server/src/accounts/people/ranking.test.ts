import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const GET = '{ done: impactRankingGet { order isOwn } }'
const SET =
  'mutation($order: [String!]) { done: impactRankingUpdate(order: $order) { order isOwn } }'
const ME = '{ me { impactRanking entityOrder } }'
const GOAL =
  'mutation($entity: String) { goalCreate(obj: { adviceTitle: "A", isGoal: true, entity: $entity }) { _id } }'
const DAY = 86_400_000

describe('order of the four entities', () => {
  const app = testApp()

  it('orders entities by the last 90 days until the person sets an order, and again after null', async () => {
    const { token, _id: user } = await aPerson(app)
    const entities = ['team', 'team', 'team', 'customer', 'customer', 'colleague']
    for (const entity of entities) await app.call(GOAL, { entity }, token)
    const createdDate = app.clock.now() - 91 * DAY
    await setRows(app, 'goal', { user, entity: 'team' }, { createdDate })
    const order = ['customer', 'colleague', 'yourself', 'team']
    expect(await app.done(GET, {}, token)).toEqual({ order, isOwn: false })
    expect((await app.call(ME, {}, token)).data.me).toEqual({
      impactRanking: null,
      entityOrder: order,
    })
    const own = ['team', 'customer', 'colleague', 'yourself']
    expect(await app.done(SET, { order: own }, token)).toEqual({
      order: own,
      isOwn: true,
    })
    expect((await app.call(ME, {}, token)).data.me).toEqual({
      impactRanking: own,
      entityOrder: own,
    })
    expect(await app.done(SET, {}, token)).toEqual({ order, isOwn: false })
  })

  it('orders entities by the newest 50 flows', async () => {
    const { token, _id: user } = await aPerson(app)
    const now = app.clock.now()
    const run = (entity: string, at: number) => ({
      ...{ _id: randomUUID(), version: 1, user, flow: JSON.stringify({ entity }) },
      ...{ startTime: now + at, endTime: now + at, liked: null, createdDate: now + at },
    })
    const runs = Array.from({ length: 110 }, (_, at) => run(at < 60 ? 'customer' : 'team', at))
    await app.services.store.write((trx) => trx.insertInto('history').values(runs).execute())
    expect((await app.call(GET, {}, token)).data.done.order[0]).toBe('team')
  })

  it.each([[[]], [['team']], [['team', 'team', 'colleague', 'customer']], [['a', 'b', 'c', 'd']]])(
    'refuses an order of entities without each of the four once: %j',
    async (order) => {
      const { token } = await aPerson(app)
      const { errors } = await app.call(SET, { order }, token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'order' })
    },
  )
})
