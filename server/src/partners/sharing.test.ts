import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { partnerCalls } from '#testing/partners.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { PARTNER_SEES } from './partners.rules.ts'
import { purge } from './partners.ts'

const DAY = 86_400_000
const OBJ = `{ adviceTitle: "Thank someone", planWhen: "After stand-up", planThen: "I thank Mei",
  planObstacle: "SECRET", planIfThen: "SECRET", note: "SECRET", specific: "SECRET",
  partner: "SECRET", reviewDate: "2026-11-25", isGoal: true }`

describe.each(DATABASES)('sharing goals with an impact partner on %s', (database) => {
  const app = testApp(database)
  const { work, refusal, listOf, partners, goal } = partnerCalls(app)
  let ada: Actor
  let bob: Actor
  let partnership: string
  let shared: string

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-21T09:00:00Z'))
    ada = await aPerson(app)
    bob = await aPerson(app)
    partnership = await partners(ada, bob)
    shared = await goal(ada, OBJ)
    await work(ada, `partnerShareGoal(_id: "${partnership}", goalId: "${shared}")`)
  })

  const seenBy = async (one: Actor) => (await listOf(one))[0]?.goals
  const at = async (iso: string) => {
    app.clock.set(Date.parse(iso))
    for (const one of [ada, bob]) one.token = await aSession(app, one._id)
  }
  const of = (goalId: string) => `(_id: "${partnership}", goalId: "${goalId}")`

  it('shows the partner only the fields of PARTNER_SEES', async () => {
    const [seen] = await seenBy(bob)
    expect(seen).toEqual({
      ...{ _id: shared, title: 'Thank someone', planWhen: 'After stand-up' },
      ...{ planThen: 'I thank Mei', progress: 'On the starting blocks', reviewDate: '2026-11-25' },
      ...{ isAchieved: false, isNudged: false, isCheered: false, isAsked: false, question: null },
    })
    const { _id, isNudged, isCheered, isAsked, question, ...fields } = seen
    expect(Object.keys(fields)).toEqual([...PARTNER_SEES])
    expect(JSON.stringify(await listOf(bob))).not.toContain('SECRET')
    expect((await listOf(ada))[0].shared).toMatchObject([{ _id: shared, title: 'Thank someone' }])
  })

  it('hides an unshared, deleted or let-go goal from the partner', async () => {
    await work(bob, `partnerUnshareGoal${of(shared)}`)
    expect(await seenBy(bob)).toHaveLength(1)
    await work(ada, `partnerUnshareGoal${of(shared)}`)
    expect(await seenBy(bob)).toEqual([])
    await work(ada, `partnerShareGoal${of(shared)}`)
    await work(ada, `goalDelete(_id: "${shared}") { _id }`)
    expect(await seenBy(bob)).toEqual([])
    await work(ada, `goalRestore(_id: "${shared}") { _id }`)
    expect(await seenBy(bob), 'restored').toEqual([])
    await work(ada, `partnerShareGoal${of(shared)}`)
    expect(await seenBy(bob)).toHaveLength(1)
    await work(ada, `goalCheckIn(_id: "${shared}", obj: { outcome: "dropped" }) { _id }`)
    expect(await seenBy(bob)).toEqual([])
    await work(bob, `partnerEnd(_id: "${partnership}")`)
    expect(await rowsOf(app, 'sharedGoal')).not.toContainEqual(
      expect.objectContaining({ partnership }),
    )
  })

  it('nudges the partner from the review until a cheer, for a week at most', async () => {
    const nudges = async () => (await seenBy(bob)).map((one: { isNudged: boolean }) => one.isNudged)
    await at('2026-11-25T00:00:00Z')
    expect(await nudges()).toEqual([true])
    await at('2026-12-02T00:00:00Z')
    expect(await nudges()).toEqual([false])
    await at('2026-11-26T00:00:00Z')
    await setRows(app, 'user', { _id: bob._id }, { holidayCalendar: 'US' })
    expect(await nudges(), 'Thanksgiving').toEqual([false])
    await setRows(app, 'user', { _id: bob._id }, { holidayCalendar: null })
    expect(await nudges()).toEqual([true])
    await work(bob, `partnerCheer${of(shared)}`)
    expect(await nudges()).toEqual([false])
  })

  it('stores one cheer per goal and week and shows it to the owner', async () => {
    const cheer = `partnerCheer${of(shared)}`
    await Promise.all([work(bob, cheer), work(bob, cheer)])
    const cheersOf = async () => (await rowsOf(app, 'partnerMessage', { goal: shared })).length
    expect(await cheersOf()).toBe(1)
    expect(await seenBy(bob)).toMatchObject([{ isCheered: true }])
    expect((await listOf(ada))[0].shared).toMatchObject([
      { cheeredDate: '2026-11-21T09:00:00.000Z' },
    ])
    await at('2026-11-23T09:00:00Z')
    expect(await seenBy(bob)).toMatchObject([{ isCheered: false }])
    await work(bob, cheer)
    expect(await cheersOf()).toBe(2)
    await purge(app.services.store, app.clock.now() + 60 * DAY)
    expect(await cheersOf()).toBe(0)
  })

  it('refuses to share or cheer other people’s goals like unknown goals', async () => {
    const theirs = await goal(bob, '{ adviceTitle: "Not shared", isGoal: true }')
    const stranger = await aPerson(app)
    const cleo = await aPerson(app)
    await partners(ada, cleo)
    expect(await seenBy(cleo)).toEqual([])
    for (const goalId of [theirs, 'no-such-goal', 'nul\\u0000']) {
      expect(await refusal(ada, `partnerShareGoal${of(goalId)}`)).toBe('NOT_FOUND')
      expect(await refusal(ada, `partnerCheer${of(goalId)}`)).toBe('NOT_FOUND')
    }
    // A person can't cheer at their own goal, and a stranger can't cheer either.
    expect(await refusal(ada, `partnerCheer${of(shared)}`)).toBe('NOT_FOUND')
    for (const call of ['partnerShareGoal', 'partnerCheer']) {
      expect(await refusal(stranger, `${call}${of(shared)}`)).toBe('NOT_FOUND')
    }
    expect(await listOf(stranger)).toEqual([])
  })

  if (database === 'postgres') return

  it('shows the day of a review in the time zone of its owner', async () => {
    await setRows(app, 'user', { _id: ada._id }, { timeZone: 'Pacific/Auckland' })
    await setRows(app, 'goal', { _id: shared }, { reviewDate: '2026-11-25T20:00:00.000Z' })
    expect(await seenBy(bob)).toMatchObject([{ reviewDate: '2026-11-26' }])
  })

  it('refuses the 21st goal shared with one partner', async () => {
    for (let n = 1; n < 20; n += 1) {
      const one = await goal(ada, `{ adviceTitle: "${n}", isGoal: true }`)
      await work(ada, `partnerShareGoal${of(one)}`)
    }
    const last = await goal(ada, '{ adviceTitle: "One more", isGoal: true }')
    expect(await refusal(ada, `partnerShareGoal${of(last)}`)).toBe('LIMIT_REACHED')
    await work(ada, `partnerShareGoal${of(shared)}`)
  })
})
