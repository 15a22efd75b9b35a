import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const FIELDS = '_id fromDay toDay kind'
const LIST = `{ done: pauseGetMany { ${FIELDS} } }`
const CREATE = `mutation($obj: PauseCreateInput!) { done: pauseCreate(obj: $obj) { ${FIELDS} } }`
const END = `mutation($_id: ID!) { done: pauseEnd(_id: $_id) { ${FIELDS} } }`
const DELETE = 'mutation($_id: ID!) { done: pauseDelete(_id: $_id) }'
const RHYTHM =
  '{ done: rhythmGet { inRhythm of isFromStart today weeks { yearWeek monday state } } }'
const FEED = 'mutation { done: recordReadFeed(feedId: "1") { _id } }'
const ACTION = 'mutation { done: recordTakeAction(type: "checkInDone") { _id } }'
const WEEK = 7 * 86_400_000

describe.each(DATABASES)('pauses and rhythm on %s', (database) => {
  const app = testApp(database)
  let owner: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-18T09:00:00Z'))
    owner = await aPerson(app)
  })

  const call = (query: string, variables: object = {}, who = owner) =>
    app.done(query, variables, who.token)
  const refusal = async (query: string, variables: object, who = owner) =>
    (await app.call(query, variables, who.token)).errors[0]?.extensions
  const away = (fromDay: string, toDay: string | null, kind = 'pause', more: object = {}) =>
    call(CREATE, { obj: { fromDay, toDay, kind, ...more } })
  const profile = (values: object) => setRows(app, 'user', { _id: owner._id }, values)
  const anOldHand = () => profile({ createdDate: app.clock.now() - 10 * WEEK })
  /** Sets the clock, and signs the owner in at that instant. */
  const at = (instant: number) => {
    app.clock.set(instant)
    const day = { createdDate: instant, lastSeen: instant, expires: instant + WEEK }
    return setRows(app, 'session', { user: owner._id }, { ...day, signedInAt: instant })
  }

  it('stores one pause for a call that is sent twenty times at once', async () => {
    const obj = { _id: randomUUID(), fromDay: '2026-12-01', toDay: '2026-12-02', kind: 'pause' }
    const made = await Promise.all(Array.from({ length: 20 }, () => call(CREATE, { obj })))
    expect(new Set(made.map(({ _id }: { _id: string }) => _id)).size).toBe(1)
    expect(await call(LIST)).toHaveLength(1)
  })

  if (database === 'postgres') return

  it('lists pauses and days off latest first, also ones that overlap', async () => {
    const one = await away('2026-12-21', '2027-01-03')
    const other = await away('2026-12-24', '2026-12-24', 'dayOff')
    const open = await away('2027-02-01', null)
    expect(one).toMatchObject({ fromDay: '2026-12-21', toDay: '2027-01-03', kind: 'pause' })
    expect(await call(LIST)).toEqual([open, other, one])
  })

  it('hides a person’s pauses from admins, who cannot end or delete them', async () => {
    const mine = await away('2026-11-10', null)
    const admin = await aPerson(app, { company: owner.company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const other of [admin, operator]) {
      expect(await call(LIST, {}, other)).toEqual([])
      expect(await refusal(END, { _id: mine._id }, other)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(DELETE, { _id: mine._id }, other)).toBe(mine._id)
      const obj = { _id: mine._id, fromDay: '2026-12-01', toDay: '2026-12-02', kind: 'pause' }
      expect(await refusal(CREATE, { obj }, other)).toMatchObject({ code: 'CONFLICT' })
    }
    expect(await call(LIST)).toEqual([mine])
  })

  it('ends a pause yesterday in the person’s zone, and deletes one that begins today or later', async () => {
    app.clock.set(Date.parse('2026-11-18T11:00:00Z'))
    await profile({ timeZone: 'Pacific/Kiritimati' })
    const [begun, later] = [await away('2026-11-02', null), await away('2026-12-01', '2026-12-02')]
    const today = await away('2026-11-19', '2026-11-25')
    // In this zone it is already the nineteenth.
    expect(await call(END, { _id: begun._id })).toMatchObject({ toDay: '2026-11-18' })
    expect(await call(END, { _id: begun._id })).toMatchObject({ toDay: '2026-11-18' })
    expect(await call(END, { _id: later._id })).toBeNull()
    expect(await call(END, { _id: today._id })).toBeNull()
    expect(await call(LIST)).toHaveLength(1)
    expect(await refusal(END, { _id: later._id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['toDay', { fromDay: '2026-12-02', toDay: '2026-12-01', kind: 'pause' }],
    ['toDay', { fromDay: '2026-12-02', kind: 'dayOff' }],
    ['kind', { fromDay: '2026-12-02', toDay: '2026-12-02', kind: 'holiday' }],
    ['fromDay', { fromDay: '1999-12-31', toDay: '2026-12-02', kind: 'pause' }],
    ['toDay', { fromDay: '2026-12-02', toDay: '2200-01-01', kind: 'pause' }],
    ['fromDay', { fromDay: '2026-12-02T10:00:00Z', toDay: '2026-12-03', kind: 'pause' }],
  ])('refuses an invalid pause at the field %s: %j', async (field, obj) => {
    expect(await refusal(CREATE, { obj })).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(await call(LIST)).toEqual([])
  })

  it('counts a week with an action in the rhythm, but not one with only a read tip', async () => {
    await anOldHand()
    await call(ACTION)
    await at(app.clock.now() + WEEK)
    await call(FEED)
    await at(app.clock.now() + WEEK)
    const rhythm = await call(RHYTHM)
    expect(rhythm).toMatchObject({ inRhythm: 1, of: 8, isFromStart: false })
    expect(rhythm.weeks.slice(0, 3)).toEqual([
      { yearWeek: '2026-49', monday: '2026-11-30', state: 'open' },
      { yearWeek: '2026-48', monday: '2026-11-23', state: 'quiet' },
      { yearWeek: '2026-47', monday: '2026-11-16', state: 'inRhythm' },
    ])
  })

  it('shows why today is free in the person’s zone', async () => {
    const today = async () => (await call(RHYTHM)).today
    await at(Date.parse('2026-12-24T12:00:00Z'))
    expect(await today()).toBeNull()
    await profile({ holidayCalendar: 'DE', timeZone: 'Pacific/Kiritimati' })
    expect(await today()).toBe('holiday')
    await away('2026-12-25', '2026-12-25', 'dayOff')
    expect(await today()).toBe('dayOff')
    const { _id } = await away('2026-12-20', null)
    expect(await today()).toBe('pause')
    await call(END, { _id })
    expect(await today()).toBe('dayOff')
  })

  it('deletes pauses and weeks with their person', async () => {
    await away('2026-12-01', null)
    await call(ACTION)
    expect(await erase(app, owner)).toBeUndefined()
    const { read } = app.services.store
    for (const table of ['pause', 'impactWeek', 'impactEvent'] as const) {
      const left = await read.selectFrom(table).selectAll().where('user', '=', owner._id).execute()
      expect([table, left]).toEqual([table, []])
    }
  })
})
