import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { purge } from './next.ts'

const NEXT = `{ done: nextAdviceGet { isOn recorded pieces { adviceId entity reasons { name } }
  fresh { adviceId isSeen why { name value } } } }`
const SHOWN = 'mutation($ids: [ID!]!) { done: adviceShownRecord(ids: $ids) }'
const OPEN = `mutation($item: ID!) {
  done: recordTakeAction(type: "adviceViewed", item: $item) { _id } }`
const SAVE = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { _id } }`
const DAY_MS = 24 * 3_600_000
/** A Monday. */
const BEGIN = Date.parse('2026-11-23T09:00:00Z')

type Next = {
  isOn: boolean
  recorded: string[]
  pieces: { adviceId: string; entity: string }[]
  fresh: { adviceId: string; isSeen: boolean; why: { name: string; value: string | null } } | null
}

describe.each(DATABASES)('next for you, on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    app.clock.set(BEGIN)
    person = await aPerson(app)
  })

  const call = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  const next = (by = person): Promise<Next> => call(NEXT, {}, by)
  const idsOf = ({ pieces }: Next) => pieces.map(({ adviceId }) => adviceId)
  /** Day 1 is a Monday; sessions last. */
  async function goTo(day: number, by = person): Promise<void> {
    const now = BEGIN + (day - 1) * DAY_MS
    const times = { expires: now * 2, idle: now * 2, lastSeen: now, createdDate: now }
    await setRows(app, 'session', { user: by._id }, times)
    app.clock.set(now)
  }
  /** Opens home on a day, and sees the pieces. */
  async function visit(day: number, by = person): Promise<Next> {
    await goTo(day, by)
    const seen = await next(by)
    await call(SHOWN, { ids: idsOf(seen) }, by)
    return seen
  }

  it('rests pieces that were shown on two days and not opened, for four weeks', async () => {
    const first = await visit(1)
    const [fresh = ''] = idsOf(first)
    const why = { name: 'unseen', value: null }
    expect(first.fresh).toEqual({ adviceId: fresh, isSeen: false, why })
    expect(first.recorded).toEqual([])
    expect(await next()).toEqual({ ...first, recorded: idsOf(first) })
    await call(SHOWN, { ids: idsOf(first) })
    const second = await visit(2)
    expect(second.fresh, 'the fresh piece stays for a week').toMatchObject({
      ...{ adviceId: fresh, isSeen: true },
    })
    expect(idsOf(second)).not.toEqual(idsOf(first))
    const third = await visit(3)
    expect(third.fresh, 'the fresh piece rests, and no other replaces it').toBeNull()
    expect(idsOf(third)).not.toContain(fresh)
    expect(await rowsOf(app, 'adviceShown', { user: person._id, id: fresh })).toEqual([
      expect.objectContaining({ times: 2, lastDay: '2026-11-24', newIn: '2026-48' }),
    ])
    await goTo(29)
    expect(idsOf(await next())).not.toContain(fresh)
  })

  it('leaves out opened advice and open goals at once, also on other devices', async () => {
    const [opened, planned] = idsOf(await visit(1))
    await call(OPEN, { item: opened })
    await call(GOAL, { obj: { adviceId: planned, adviceTitle: 'A', isGoal: true } })
    const after = await next()
    expect(idsOf(after)).not.toContain(opened)
    expect(idsOf(after)).not.toContain(planned)
    expect(after).toMatchObject({ fresh: null })
    expect(after.pieces).toHaveLength(3)
  })

  it('counts a day once when two devices record it at the same time', async () => {
    const ids = idsOf(await next())
    await Promise.all([call(SHOWN, { ids }), call(SHOWN, { ids: ids.toReversed() })])
    const rows = await rowsOf(app, 'adviceShown', { user: person._id })
    expect(rows.map(({ times }) => times)).toEqual([1, 1, 1])
    expect(rows.filter(({ newIn }) => newIn === '2026-48')).toHaveLength(1)
  })

  if (database === 'postgres') return

  it('brings another fresh piece each Monday of the person’s own zone', async () => {
    const weekly = new Set<string>()
    for (const day of [1, 8, 15, 22]) weekly.add((await visit(day)).fresh?.adviceId ?? '')
    expect(weekly.size).toBe(4)
    const traveller = await aPerson(app)
    const zone = (timeZone: string) =>
      call(SAVE, { obj: { _id: traveller._id, timeZone } }, traveller)
    await zone('Pacific/Kiritimati')
    app.clock.set(BEGIN + 6 * DAY_MS + 3 * 3_600_000)
    const monday = await next(traveller)
    await call(SHOWN, { ids: idsOf(monday) }, traveller)
    // In Honolulu it is still Sunday: last week's piece, and nothing is counted again.
    await zone('Pacific/Honolulu')
    await call(SHOWN, { ids: idsOf(monday) }, traveller)
    expect(await rowsOf(app, 'adviceShown', { user: traveller._id, times: 2 })).toEqual([])
    await zone('Pacific/Kiritimati')
    expect(await next(traveller)).toEqual({ ...monday, recorded: idsOf(monday) })
  })

  it('says that the fresh piece goes with a goal that goes well, or that was just achieved', async () => {
    const action = { adviceId: 'put-the-answer-in-line-one', adviceTitle: 'Answer first' }
    const { _id } = await call(GOAL, { obj: { ...action, isGoal: true, entity: 'colleague' } })
    await call(CHECK_IN, { _id, obj: { outcome: 'did' } })
    expect((await next()).fresh?.why).toEqual({ name: 'goesWell', value: 'Answer first' })
    await call(CHECK_IN, { _id, obj: { outcome: 'did', next: 'finish' } })
    expect((await next()).fresh?.why).toEqual({ name: 'achieved', value: 'Answer first' })
  })

  it('shows no fresh piece without answers, and still rests', async () => {
    await call(SAVE, { obj: { _id: person._id, tailored: false } })
    const first = await visit(1)
    expect(first).toMatchObject({ isOn: false, fresh: null })
    await visit(2)
    await visit(3)
    const fourth = await visit(4)
    expect(idsOf(fourth)).not.toContain(idsOf(first)[0])
  })

  it('shows ten people other advice on days 1, 2, 8, 15, 29 and 57', async () => {
    const homes: string[] = []
    const roles = ['individual', 'team', 'function', null, null]
    for (let at = 0; at < 10; at += 1) {
      const one = await aPerson(app)
      await goTo(1, one)
      await call(SAVE, { obj: { _id: one._id, role: roles[at % 5], timeCommitDaily: 10 } }, one)
      // The order of equal advice depends on the id, which is otherwise random.
      const _id = `019a0000-0000-7000-8000-00000000000${at}`
      await setRows(app, 'session', { user: one._id }, { user: _id })
      await setRows(app, 'user', { _id: one._id }, { _id })
      for (const day of [1, 2, 8, 15, 29, 57]) {
        homes.push(idsOf(await visit(day, { ...one, _id })).join())
      }
    }
    expect(new Set(homes).size).toBe(60)
  })

  it('keeps the order of the library as it was', async () => {
    const FIT = '{ done: fitGet(first: 50) { pieces { adviceId } } }'
    const before = await call(FIT)
    await visit(1)
    await visit(2)
    await goTo(3)
    expect(await call(FIT)).toEqual(before)
  })

  it('deletes showings after half a year', async () => {
    await visit(1)
    await purge(app.services.store, BEGIN + 182 * DAY_MS)
    expect(await rowsOf(app, 'adviceShown', { user: person._id })).toHaveLength(3)
    await purge(app.services.store, BEGIN + 183 * DAY_MS)
    expect(await rowsOf(app, 'adviceShown', { user: person._id })).toEqual([])
  })

  it.each([
    ['unknown advice', ['there-is-no-such-advice']],
    ['more than three pieces', ['a', 'b', 'c', 'd']],
  ])('refuses to record %s', async (_what, ids) => {
    const { errors } = await app.call(SHOWN, { ids }, person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })
  })

  it('ignores what other people were shown', async () => {
    const other = await aPerson(app, { company: person.company })
    const before = await next()
    await call(SHOWN, { ids: idsOf(before) }, other)
    expect(await next()).toEqual(before)
  })
})
