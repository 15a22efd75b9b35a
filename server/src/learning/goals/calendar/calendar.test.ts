import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000
const CREATE = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const UPDATE = 'mutation($obj: GoalUpdateInput!) { done: goalUpdate(obj: $obj) { _id } }'
const DELETE = 'mutation($_id: ID!) { done: goalDelete(_id: $_id) { _id } }'
const RESTORE = 'mutation($_id: ID!) { done: goalRestore(_id: $_id) { _id } }'
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { _id }
}`
const GET = '{ done: calendarAddressGet { address createdDate lastReadDate } }'
const MAKE = 'mutation { done: calendarAddressCreate { address } }'
const STOP = 'mutation { done: calendarAddressDelete }'
const ONE = 'query($_id: ID!) { done: goalCalendarGet(_id: $_id) }'

type Read = { uid: string; summary: string; sequence: number; status: string; start: string }

/** The events as one parser reads them. A whole day is 2026-12-01, a moment is an instant. */
function byIcalJs(file: string): Read[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { startDate: start } = event
    return {
      ...{ uid: event.uid, summary: event.summary, sequence: event.sequence },
      status: `${component.getFirstPropertyValue('status')}`,
      start: start.isDate ? start.toString() : start.toJSDate().toISOString(),
    }
  })
}

/** The same by another parser. It gives whole days as midnight of this machine. */
function byNodeIcal(file: string): Read[] {
  const events = Object.values(nodeIcal.sync.parseICS(file)).filter(
    (it): it is VEvent => it?.type === 'VEVENT',
  )
  return events.map(({ uid, summary, sequence, status, start, datetype }) => ({
    ...{ uid, summary: `${summary}`, sequence: Number(sequence), status: `${status}` },
    start:
      datetype === 'date'
        ? new Date(start.getTime() - start.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
        : start.toISOString(),
  }))
}

function eventsIn(file: string): Read[] {
  const events = byIcalJs(file)
  expect(byNodeIcal(file)).toEqual(events)
  return events
}

describe.each(DATABASES)('the calendar of a person on %s', (database) => {
  let app: TestApp
  let owner: Actor

  beforeAll(async () => {
    app = await makeTestApp(database, { PRODUCT_NAME: 'Good, work' })
  })
  beforeEach(async () => {
    owner = await aPerson(app)
  })
  afterAll(() => app.drop())

  const done = (query: string, variables: object = {}) => app.done(query, variables, owner.token)
  const aGoal = async (obj: object): Promise<string> =>
    (await done(CREATE, { obj: { adviceTitle: 'Ask first', ...obj } }))._id
  const make = async (): Promise<string> => new URL((await done(MAKE)).address).pathname
  const read = (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => app.http.inject({ method, url, headers })
  const events = async (url: string) => eventsIn((await read(url)).body)
  const setUser = (values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', owner._id).execute(),
    )

  it('has the dates of open goals, which two other programs read', async () => {
    await setUser({ timeZone: 'Pacific/Kiritimati' })
    const title = `שלום, עולם; 👩🏽‍💻\\ ${'long words '.repeat(10)}`
    const plan = { planWhen: 'it rings, twice;', planThen: 'I smile\nand wave 👋' }
    const _id = await aGoal({
      ...{ adviceTitle: title, ...plan },
      ...{ reviewDate: '2026-12-01', reviewTime: '08:30', endDate: '2026-12-31' },
    })
    await aGoal({ adviceId: 'b', entity: 'team', reviewDate: '2026-12-02', note: 'A secret' })
    await done(CREATE, { obj: { adviceTitle: 'Without a date' } })
    const { body, headers } = await read(await make())
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const found = eventsIn(body).map(({ summary, start }) => [summary, start])
    expect(found.sort()).toEqual([
      ['Check-in: Ask first', '2026-12-02'],
      [`Check-in: ${title}`, '2026-11-30T18:30:00.000Z'],
      [`Last day: ${title}`, '2026-12-31'],
    ])
    const calendar = new ICAL.Component(ICAL.parse(body))
    expect(body).toContain('\r\nNAME:Good\\, work\r\n')
    expect(`${calendar.getFirstPropertyValue('refresh-interval')}`).toBe('PT3H')
    const timed = calendar
      .getAllSubcomponents('vevent')
      .find((it) => `${it.getFirstPropertyValue('uid')}` === `review-${_id}@goodwork`)
    expect(timed?.getFirstPropertyValue('description')).toBe(
      'When it rings, twice, I’ll smile\nand wave 👋.\n\n' +
        `${app.services.config.publicUrl}/impact-goal/view?id=${_id}`,
    )
    expect(timed?.getFirstPropertyValue('class')).toBe('PRIVATE')
    expect(body).not.toContain('secret')
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const longest = Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect(longest).toBeLessThanOrEqual(75)
  })

  it('follows a change, and cancels a goal that was let go, achieved or deleted', async () => {
    const url = await make()
    const _id = await aGoal({ reviewDate: '2026-12-01' })
    const [before] = await events(url)
    await done(UPDATE, { obj: { _id, reviewDate: '2026-12-03', reviewTime: '10:00' } })
    const [moved] = await events(url)
    expect(moved).toMatchObject({ uid: before?.uid, start: '2026-12-03T10:00:00.000Z' })
    const state = async () => {
      const [event] = await events(url)
      return [event?.status, event?.uid === before?.uid, event?.sequence] as const
    }
    const seen = [await state()]
    for (const change of [
      () => done(CHECK_IN, { _id, obj: { outcome: 'dropped' } }),
      () => done(CHECK_IN, { _id, obj: { outcome: 'takenUp' } }),
      () => done(UPDATE, { obj: { _id, progress: 'Goal achieved!', reviewDate: null } }),
      () => done(UPDATE, { obj: { _id, progress: 'In the zone', reviewDate: '2026-12-05' } }),
      () => done(DELETE, { _id }),
      () => done(RESTORE, { _id }),
    ]) {
      await change()
      seen.push(await state())
    }
    const [on, off] = ['CONFIRMED', 'CANCELLED']
    expect(seen.map(([status]) => status)).toEqual([on, off, on, off, on, off, on])
    expect(seen.every(([, isSame]) => isSame)).toBe(true)
    const sequences = seen.map(([, , sequence]) => sequence ?? 0)
    expect([...new Set(sequences)].sort((a, b) => a - b)).toEqual(sequences)
    await done(DELETE, { _id })
    app.clock.move(31 * DAY)
    expect(await events(url)).toEqual([])
  })

  it('answers 304 until something changes, and answers HEAD', async () => {
    const url = await make()
    const _id = await aGoal({ reviewDate: '2027-02-01' })
    const { headers } = await read(url)
    const tag = { 'if-none-match': `W/${headers.etag}` }
    app.clock.move(60_000)
    const again = await read(url, tag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(await read(url, {}, 'HEAD')).toMatchObject({ statusCode: 200, body: '' })
    await done(UPDATE, { obj: { _id, planThen: 'smile' } })
    expect((await read(url, tag)).statusCode).toBe(200)
  })

  it('shows its address only once, and the day of the last read', async () => {
    expect(await done(GET)).toEqual({ address: null, createdDate: null, lastReadDate: null })
    const url = await make()
    const createdDate = new Date(app.clock.now()).toISOString()
    expect(await done(GET)).toEqual({ address: null, createdDate, lastReadDate: null })
    await read(url)
    // Sessions of tests end after a day.
    app.clock.move(20 * 3_600_000)
    await read(url)
    const day = new Date(app.clock.now()).toISOString().slice(0, 10)
    expect(await done(GET)).toMatchObject({ lastReadDate: day })
    const rows = await rowsOf(app, 'calendarAddress')
    expect(JSON.stringify(rows)).not.toContain(url.slice('/calendar/'.length, -'.ics'.length))
  })

  it('ends an earlier address by a new one, and the last one by a stop', async () => {
    await aGoal({ reviewDate: '2027-02-01' })
    const [first, second] = [await make(), await make()]
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect(await done(STOP)).toBe(true)
    expect(await done(STOP)).toBe(false)
    const stopped = await read(second)
    const forged = await read(`/calendar/${'x'.repeat(43)}.ics`)
    expect([stopped.statusCode, stopped.body]).toEqual([forged.statusCode, forged.body])
    expect(stopped).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
    const trail = await app.done('{ done: identityEventGetMany { kind } }', {}, owner.token)
    expect(trail.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['calendar_stopped', 'calendar_made', 'calendar_made'],
    ])
  })

  it('leaves exactly one address if two are made at once', async () => {
    const made = await Promise.all([make(), make()])
    const answers = await Promise.all(made.map((url) => read(url)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  it('is closed while the person has no access, and open again with it', async () => {
    const url = await make()
    const status = async () => (await read(url)).statusCode
    for (const lost of ['deactivatedDate', 'deletionDate']) {
      await setUser({ [lost]: app.clock.now() })
      expect([lost, await status()]).toEqual([lost, 404])
      await setUser({ [lost]: null })
      expect([lost, await status()]).toEqual([lost, 200])
    }
    await app.services.store.write((trx) =>
      trx
        .updateTable('company')
        .set({ require2FA: 1, require2FASince: 1, require2FAGraceDays: 0 })
        .where('_id', '=', owner.company)
        .execute(),
    )
    expect(await status()).toBe(404)
    await setUser({ company: await aCompany(app, null) })
    expect(await status()).toBe(404)
    await setUser({ tier: 'member', memberUntil: app.clock.now() + DAY })
    expect(await status()).toBe(200)
    app.clock.move(2 * DAY)
    expect(await status()).toBe(404)
  })

  it('goes with an erased person', async () => {
    const url = await make()
    expect(await erase(app, owner)).toBeUndefined()
    expect((await read(url)).statusCode).toBe(404)
    const rows = await rowsOf(app, 'calendarAddress')
    expect(rows.filter(({ user }) => user === owner._id)).toEqual([])
  })

  it('refuses many wrong addresses from one place, and many reads of one calendar', async () => {
    const url = await make()
    const wrong = async () => (await read(`/calendar/${app.services.ids.secret()}.ics`)).statusCode
    const answers: number[] = []
    for (let tries = 0; tries < 61; tries++) answers.push(await wrong())
    expect(new Set(answers.slice(0, 40))).toEqual(new Set([404]))
    expect(answers.at(-1)).toBe(429)
    expect((await read(url)).statusCode).toBe(200)
    for (let reads = 0; reads < 120; reads++) await read(url, {}, 'HEAD')
    expect((await read(url)).statusCode).toBe(429)
    expect((await read(await make())).statusCode).toBe(429)
    app.clock.move(16 * 60_000)
    expect(await wrong()).toBe(404)
  })

  it('answers one goal as a file, and not that of another person', async () => {
    const _id = await aGoal({ reviewDate: '2027-03-28', reviewTime: '02:30' })
    await setUser({ timeZone: 'Europe/Berlin' })
    const [event] = eventsIn(await done(ONE, { _id }))
    expect(event).toMatchObject({ start: '2027-03-28T01:30:00.000Z', status: 'CONFIRMED' })
    const other = await aPerson(app)
    expect(await app.code(ONE, { _id }, other.token)).toBe('NOT_FOUND')
    expect(await app.code(ONE, { _id })).toBe('UNAUTHENTICATED')
  })
})
