import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeDue } from '#messaging/due/due.ts'
import { countReached } from '#organizations/reminders/reminders.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { aMailServer, type MailServer } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { mailingTo, outboxOf } from '#testing/outbox.ts'
import { aSession } from '#testing/policy-world.ts'
import { makeTestApp, START, type TestApp } from '#testing/test-app.ts'
import { dueMessagesJob } from './due-messages.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONDAY = '2026-11-23'
const NINE = `${MONDAY}T09:00Z`

// What happens between planning a message and sending it, and what a person changes afterwards.
describe.each(DATABASES)('late messages on %s', (database) => {
  let app: TestApp
  let server: MailServer
  let person: Actor

  beforeAll(async () => {
    server = await aMailServer()
    app = await makeTestApp(database, mailingTo(server.url))
  })
  beforeEach(async () => {
    app.clock.set(START)
    person = await aPerson(app)
    await setRow('session', { expires: START + 400 * DAY, idle: 400 * DAY })
  })
  afterEach(async () => {
    server.received.length = 0
    await emptied(app)
  })
  afterAll(async () => {
    await app.drop()
    await server.close()
  })

  const setRow = (table: 'user' | 'session', values: object) =>
    app.services.store.write((trx) => trx.updateTable(table).set(values).execute())
  const done = (query: string, variables: object = {}) => app.done(query, variables, person.token)
  const aGoal = (obj: object): Promise<{ _id: string }> =>
    done('mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }', {
      obj: { adviceTitle: 'Ask first', ...obj },
    })
  const choose = (kind: string) =>
    done(
      'mutation($kind: String!) { messageChoose(kind: $kind, mail: true, push: false) { days } }',
      {
        kind,
      },
    )
  const handler = () => dueMessagesJob(app.services, app.content, app.http.log)
  async function plan(at: string) {
    app.clock.set(Date.parse(at))
    await handler().run('dueMessages', new AbortController().signal)
  }
  async function send(at: string) {
    app.clock.set(Date.parse(at))
    await app.jobs.runDue('bulkMail')
    return server.received.length
  }
  const run = (at: string) => plan(at).then(() => send(at))

  it('wait for the morning if no mail server answered before the night', async () => {
    await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    await plan(NINE)
    expect(await send(`${MONDAY}T23:30Z`)).toBe(0)
    expect(await send('2026-11-24T07:59Z')).toBe(0)
    expect(await send('2026-11-24T08:00Z')).toBe(1)
  })

  it('do not come in time off that began after they were planned', async () => {
    await aGoal({ reviewDate: MONDAY, planTime: '09:00', planDays: '2' })
    await choose('checkIn')
    await choose('plan')
    await plan(NINE)
    await done('mutation { pauseCreate(obj: { fromDay: "2026-11-23", kind: "pause" }) { _id } }')
    expect(await send(NINE)).toBe(0)
    expect(await send('2026-11-24T12:00Z')).toBe(0)
  })

  it.each([
    ['achieved', 'checkIn', 'goalCheckIn(_id: $_id, obj: { outcome: "did", next: "finish" })'],
    ['answered', 'checkIn', 'goalCheckIn(_id: $_id, obj: { outcome: "notYet" })'],
    ['deleted', 'plan', 'goalDelete(_id: $_id)'],
    ['let go', 'digest', 'goalCheckIn(_id: $_id, obj: { outcome: "dropped" })'],
  ])('do not come once their goal was %s', async (_what, kind, change) => {
    const day = kind === 'plan' ? MONDAY : '2026-11-24'
    await aGoal({ reviewDate: '2026-11-24', planTime: '10:00', planDays: '1' })
    const { _id } = await aGoal({ reviewDate: '2026-11-24', planTime: '10:00', planDays: '1' })
    await choose(kind)
    await plan(`${day}T10:00Z`)
    app.clock.move(MINUTE)
    await done(`mutation($_id: ID!) { ${change} { _id } }`, { _id })
    expect(await send(`${day}T10:02Z`)).toBe(0)
    const mail = (await outboxOf(app)).find(({ channel }) => channel === 'mail')
    expect(mail).toMatchObject({ kind, lastError: expect.stringMatching('EXPIRED') })
  })

  it('do not come once their reminder was deleted, or their person left the company', async () => {
    const admin = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    const obj = { targetDate: MONDAY, text: 'Thank someone.' }
    const create =
      'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
    const first = await app.done(create, { obj }, admin.token)
    await choose('reminder')
    await plan(NINE)
    admin.token = await aSession(app, admin._id)
    await app.done(
      `mutation { done: reminderDelete(_id: "${first._id}") { _id } }`,
      {},
      admin.token,
    )
    expect(await send(NINE)).toBe(0)
    await app.done(create, { obj }, admin.token)
    await plan(`${MONDAY}T10:00Z`)
    await setRow('user', { company: null, tier: 'member', memberUntil: START + 400 * DAY })
    expect(await send(`${MONDAY}T10:00Z`)).toBe(0)
  })

  it('do not come after the end of a membership', async () => {
    person = await aPerson(app, { company: null, paid: true })
    await setRow('session', { expires: START + 400 * DAY, idle: 400 * DAY })
    await aGoal({ reviewDate: MONDAY })
    await aGoal({ adviceTitle: 'Listen', reviewDate: '2026-11-24' })
    await choose('checkIn')
    expect(await run(NINE)).toBe(1)
    await plan('2026-11-24T09:00Z')
    await setRow('user', { memberUntil: Date.parse('2026-11-24T09:00Z') })
    expect(await send('2026-11-24T09:00Z')).toBe(1)
  })

  it('ask for a check-in once that time off had moved, if the time off ends early', async () => {
    await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    await done(
      'mutation { pauseCreate(obj: { fromDay: "2026-11-20", toDay: "2026-12-04", kind: "pause" }) { _id } }',
    )
    expect(await run(NINE)).toBe(0)
    app.clock.set(Date.parse('2026-11-25T09:00Z'))
    const [{ _id }] = await done('{ done: pauseGetMany { _id } }')
    await done('mutation($_id: ID!) { pauseDelete(_id: $_id) }', { _id })
    expect(await run('2026-11-25T09:01Z')).toBe(1)
    await choose('checkIn')
    expect(await run('2026-11-26T09:00Z'), 'the same check-in again').toBe(1)
  })

  it('do not go to an address that the person gave up, and come once to the new one', async () => {
    await aGoal({ reviewDate: MONDAY })
    await aGoal({ adviceTitle: 'Listen', reviewDate: '2026-11-24' })
    await choose('checkIn')
    await plan(NINE)
    const email = 'new@a.example'
    await setRow('user', { email, emailKey: email })
    expect(await send(NINE)).toBe(0)
    await choose('checkIn')
    expect(await run(`${MONDAY}T10:00Z`), 'the same check-in again').toBe(0)
    expect(await run('2026-11-24T09:00Z')).toBe(1)
    await setRow('user', { email: 'newer@a.example', emailKey: 'newer@a.example' })
    await choose('checkIn')
    expect(await run('2026-11-24T10:00Z'), 'the same check-in again').toBe(1)
  })

  it('do not come for a plan whose time was over when it was written', async () => {
    await choose('plan')
    app.clock.set(Date.parse(`${MONDAY}T15:00Z`))
    await aGoal({ planTime: '09:00', planDays: '1234567' })
    expect(await run(`${MONDAY}T15:01Z`)).toBe(0)
    expect(await run('2026-11-24T09:00Z')).toBe(1)
  })

  it('offer no second answer by mail to a goal that the app has a check-in of', async () => {
    const { _id } = await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    await run(NINE)
    const text = openMail(server.received[0]?.raw ?? '').text
    const token = /check-in\?token=([^&\s]+)/.exec(text)?.[1]
    const obj = { outcome: 'did', next: 'move', reviewDate: '2026-12-20' }
    await done(
      'mutation($_id: ID!, $obj: CheckInInput!) { goalCheckIn(_id: $_id, obj: $obj) { _id } }',
      { _id, obj },
    )
    app.clock.move(3 * DAY)
    const query =
      'mutation($token: String!) { done: checkInByLink(token: $token, outcome: "did") { isAnswered } }'
    expect(await app.done(query, { token })).toEqual({ isAnswered: true })
    const [goal] = await done('{ done: goalGetMany { reviewDate checkIns { outcome } } }')
    expect(goal).toEqual({ reviewDate: '2026-12-20', checkIns: [{ outcome: 'did' }] })
  })

  it('come again after a closed account is kept, and after a leave of months', async () => {
    await aGoal({})
    await choose('digest')
    await setRow('user', { deletionDate: START + 30 * DAY })
    await run('2026-11-24T10:00Z')
    await setRow('user', { deletionDate: null })
    expect(await run('2026-12-01T10:00Z')).toBe(1)
    await done(
      'mutation { pauseCreate(obj: { fromDay: "2026-12-02", toDay: "2027-04-01", kind: "pause" }) { _id } }',
    )
    await run('2026-12-08T10:00Z')
    expect(await run('2027-04-06T10:00Z')).toBe(2)
  })

  it('are planned again minutes after a server was killed while it planned', async () => {
    await aGoal({ reviewDate: MONDAY })
    const killed = Date.parse(NINE)
    app.clock.set(killed)
    const job = { kind: 'dueMessages', key: 'dueMessages', runAt: killed, attempts: 1 }
    const leasedUntil = killed + handler().leaseMs
    await app.services.store.write((trx) =>
      trx
        .insertInto('job')
        .values({ ...job, leasedUntil, failedDate: null, lastError: null })
        .execute(),
    )
    app.clock.move(4 * MINUTE)
    await anotherProcess(app, { handlers: { dueMessages: handler() } }).runDue()
    expect(await outboxOf(app)).toHaveLength(1)
  })

  it('leave an address as it was if a server was killed each time while it sent', async () => {
    await aGoal({ reviewDate: MONDAY })
    await aGoal({ adviceTitle: 'Listen', reviewDate: '2026-11-24' })
    await choose('checkIn')
    await plan(NINE)
    await app.services.store.write((trx) =>
      trx.updateTable('job').set({ attempts: 8 }).where('kind', '=', 'bulkMail').execute(),
    )
    expect(await send(NINE)).toBe(0)
    expect(await run('2026-11-24T09:00Z')).toBe(1)
  })

  it('reach everyone else if those of one person can’t be planned, who gets them an hour later', async () => {
    const { _id } = await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    const other = await aPerson(app)
    await app.services.store.write((trx) =>
      trx.updateTable('goal').set({ reviewTime: 'soon' }).where('_id', '=', _id).execute(),
    )
    await app.done(
      'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }',
      { obj: { adviceTitle: 'Listen', reviewDate: MONDAY } },
      other.token,
    )
    await plan(NINE)
    const planned = async () => (await outboxOf(app)).map(({ user }) => user)
    expect(await planned()).toEqual([other._id])
    await app.services.store.write((trx) =>
      trx.updateTable('goal').set({ reviewTime: null }).where('_id', '=', _id).execute(),
    )
    await plan(`${MONDAY}T09:59Z`)
    expect(await planned()).toEqual([other._id])
    expect(await run(`${MONDAY}T10:00Z`)).toBe(1)
    expect(await planned()).toContain(person._id)
  })

  it('are planned while an admin changes their reminder', async () => {
    const admin = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    const made = await app.done(
      'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }',
      { obj: { targetDate: MONDAY, text: 'Thank someone.' } },
      admin.token,
    )
    const change = `mutation { done: reminderUpdate(obj: { _id: "${made._id}", version: 1, text: "Ask." }) { text } }`
    let changed: Promise<{ errors: unknown[] }> | undefined
    // As the job does: first the people whose time has come, then the reminder.
    await app.services.store.write(async (trx) => {
      await takeDue(trx, START, 1)
      changed = app.call(change, {}, admin.token)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await countReached(trx, [{ kind: 'reminder', occasion: made._id }])
    })
    expect((await changed)?.errors).toEqual([])
  })

  it('of a thousand plans of one person hold up no others, and ten leave the app', async () => {
    const goals = Array.from({ length: 1000 }, (_, at) => {
      const [hour, minute] = [Math.floor(at / 60), at % 60].map((n) => `${n}`.padStart(2, '0'))
      return {
        ...{ _id: randomUUID(), version: 1, user: person._id, adviceTitle: 'Ask', advices: '[]' },
        ...{ isBookmark: 0 as const, isGoal: 1 as const, createdDate: START, updatedDate: START },
        ...{ planTime: `${hour}:${minute}`, planDays: '1' },
      }
    })
    await app.services.store.write(async (trx) => {
      for (let from = 0; from < 1000; from += 100) {
        await trx
          .insertInto('goal')
          .values(goals.slice(from, from + 100))
          .execute()
      }
      const times = Array.from({ length: 10 }, () => randomUUID())
      await trx
        .insertInto('pushSubscription')
        .values(
          times.map((_id) => ({
            ...{ _id, user: person._id, endpointHash: _id, sealed: '', createdDate: START },
            ...{ session: '' },
          })),
        )
        .execute()
      const { _id } = await trx.selectFrom('session').select('_id').executeTakeFirstOrThrow()
      await trx.updateTable('pushSubscription').set({ session: _id }).execute()
    })
    await done('mutation { messageChoose(kind: "plan", mail: true, push: true) { days } }')
    await plan(`${MONDAY}T23:00Z`)
    const channels = Map.groupBy(await outboxOf(app), ({ channel }) => channel)
    const counts = [...channels].map(([channel, rows]) => [channel, rows.length])
    expect(Object.fromEntries(counts)).toEqual({ app: 1000, mail: 10, push: 100 })
  })
})
