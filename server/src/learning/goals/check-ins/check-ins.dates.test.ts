import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { saidAt } from './check-ins.rules.ts'

const DAY = 24 * 3_600_000
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  goal: goalCheckIn(_id: $_id, obj: $obj) { checkIns { _id outcome createdDate } reviewDate } }`

describe('the moment of a check-in', () => {
  it('dates a check-in by the device, within the last 30 days and never in the future', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(instant, instant, (said, now) => {
        const at = saidAt(said, now)
        expect(at).toBeLessThanOrEqual(now)
        expect(at).toBeGreaterThanOrEqual(now - 30 * DAY)
        if (said <= now && said >= now - 30 * DAY) expect(at).toBe(said)
      }),
    )
  })
})

describe('a check-in that waited for a network', () => {
  let app: TestApp
  let owner: Actor

  beforeAll(async () => {
    app = await makeTestApp()
    owner = await aPerson(app)
  })
  afterAll(() => app.drop())

  const checkIn = async (obj: object, again?: object) => {
    const create =
      'mutation { it: goalCreate(obj: { adviceTitle: "A", note: "One", isGoal: true }) { _id } }'
    const { _id } = (await app.call(create, {}, owner.token)).data.it
    const first = await app.call(CHECK_IN, { _id, obj }, owner.token)
    if (again === undefined) return first
    return app.call(CHECK_IN, { _id, obj: again }, owner.token)
  }
  const ago = (ms: number) => new Date(app.clock.now() - ms).toISOString()

  it('stores the device’s date of a late check-in, and moves the review to a week from now', async () => {
    const { data, errors } = await checkIn({ outcome: 'did', saidDate: ago(2 * DAY) })
    expect(errors).toEqual([])
    expect(data.goal.checkIns).toMatchObject([{ outcome: 'did', createdDate: ago(2 * DAY) }])
    expect(data.goal.reviewDate).toBe(ago(-7 * DAY).slice(0, 10))
  })

  it('keeps the first date of a check-in that is sent again', async () => {
    const said = { _id: crypto.randomUUID(), outcome: 'partly', saidDate: ago(3 * DAY) }
    const { data } = await checkIn(said, { ...said, saidDate: ago(0) })
    expect(data.goal.checkIns.map((it: { createdDate: string }) => it.createdDate)).toEqual([
      ago(3 * DAY),
    ])
  })

  it('refuses a check-in with an invalid date', async () => {
    const { errors } = await checkIn({ outcome: 'did', saidDate: 'yesterday' })
    expect(errors).toHaveLength(1)
  })
})
