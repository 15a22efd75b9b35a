import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { aMailServer, type MailServer } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { mailingTo, outboxOf } from '#testing/outbox.ts'
import { makeTestApp, START, type TestApp } from '#testing/test-app.ts'
import { dueMessagesJob } from './due-messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// A Monday, two days after the start of the clock.
const MONDAY = '2026-11-23'

const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id version } }'
const CHOOSE =
  'mutation($kind: String!, $mail: Boolean!) { done: messageChoose(kind: $kind, mail: $mail, push: false) { choices { kind mail } } }'
const INBOX = '{ done: inboxGet { unread messages { _id kind subject path readDate } } }'
const SENT = '{ done: messageSentGetMany { kind channel subject state } }'
const ANSWER =
  'mutation($token: String!, $outcome: String!) { done: checkInByLink(token: $token, outcome: $outcome) { title isAnswered } }'

describe.each(DATABASES)('due messages on %s', (database) => {
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
    // The tests last for weeks.
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ expires: START + 90 * DAY, idle: 90 * DAY })
        .execute(),
    )
  })
  afterEach(async () => {
    server.manner = 'healthy'
    server.received.length = 0
    await emptied(app)
  })
  afterAll(async () => {
    await app.drop()
    await server.close()
  })

  const done = (query: string, variables: object = {}) => app.done(query, variables, person.token)
  const aGoal = (obj: object) => done(GOAL, { obj: { adviceTitle: 'Ask first', ...obj } })
  const choose = (kind: string, mail = true) => done(CHOOSE, { kind, mail })
  async function plan(at: string) {
    app.clock.set(Date.parse(at))
    await dueMessagesJob(app.services, app.content, app.http.log).run(
      'dueMessages',
      new AbortController().signal,
    )
  }
  async function run(at = `${MONDAY}T09:00Z`) {
    await plan(at)
    await app.jobs.runDue('bulkMail')
  }
  const mails = () => server.received.map(({ to, raw }) => ({ to: to[0] ?? '', ...openMail(raw) }))
  /** The token of a link in a mail. */
  const tokenIn = (text: string, path: string) =>
    new RegExp(`${path}\\?token=([^&\\s]+)`).exec(text)?.[1] ?? ''

  it('sends a chosen check-in once by mail and to the inbox, however often it is planned', async () => {
    const { _id } = await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    await run(`${MONDAY}T07:59Z`)
    expect(server.received).toEqual([])
    await run(`${MONDAY}T08:00Z`)
    await aGoal({ adviceTitle: 'Another', reviewDate: '2026-12-01' })
    await run()
    await run(`${MONDAY}T23:00Z`)
    expect(mails().map(({ to, headers }) => [to, headers.subject])).toEqual([
      [person.email, 'How did it go?'],
    ])
    expect(await done(INBOX)).toEqual({
      unread: 1,
      messages: [
        {
          ...{ _id: expect.any(String), kind: 'checkIn', subject: 'How did it go?' },
          ...{ path: `/impact-goal/view?id=${_id}`, readDate: null },
        },
      ],
    })
    expect(await done(SENT)).toEqual([
      { kind: 'checkIn', channel: 'mail', subject: 'How did it go?', state: 'sent' },
    ])
  })

  it('keeps messages in the app that the person did not choose', async () => {
    await aGoal({ reviewDate: MONDAY, planTime: '10:00', planDays: '24' })
    await run()
    await run('2026-11-24T10:00Z')
    expect(server.received).toEqual([])
    const { unread, messages } = await done(INBOX)
    expect([unread, messages.map(({ kind }: { kind: string }) => kind)]).toEqual([
      2,
      ['plan', 'checkIn'],
    ])
    await done('mutation($ids: [ID!]) { done: inboxRead(ids: $ids) }', { ids: [messages[0]._id] })
    expect((await done(INBOX)).unread).toBe(1)
    await done('mutation { done: inboxRead }')
    expect((await done(INBOX)).unread).toBe(0)
  })

  it('stops a kind by one click of a mail program, and sends no mail that waits', async () => {
    await aGoal({ reviewDate: MONDAY, planTime: '09:30', planDays: '1234567' })
    await choose('checkIn')
    await choose('plan')
    await run()
    const [mail] = mails()
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    const url = new URL(address).pathname
    const followed = await app.http.inject({ method: 'GET', url })
    expect(followed.statusCode).toBe(302)
    expect(new URL(followed.headers.location ?? '').pathname).toBe('/messages/stop')

    // The next check-in is planned, and stopped before it is sent.
    await done('mutation($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id } }', {
      obj: { _id: (await done('{ done: goalGetMany { _id } }'))[0]._id, reviewDate: '2026-11-25' },
    })
    await plan('2026-11-25T09:00Z')
    const stopped = await app.http.inject({
      ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(stopped.statusCode).toBe(200)
    await run('2026-11-25T09:01Z')
    expect(server.received).toHaveLength(1)
    expect((await done(SENT))[0]).toMatchObject({ kind: 'checkIn', state: 'stopped' })
    // Another kind still comes.
    await run('2026-11-26T09:30Z')
    expect(mails().at(-1)?.headers.subject).toBe('It’s time for your plan')
  })

  it('stops all emails and pauses everything by the links of a mail, and refuses forged ones', async () => {
    await aGoal({ planTime: '09:30', planDays: '1234567' })
    await choose('plan')
    await run(`${MONDAY}T09:30Z`)
    const token = tokenIn(mails()[0]?.text ?? '', '/messages/stop')
    const STOP =
      'mutation($token: String!, $stop: MessageStop!) { done: messageStop(token: $token, stop: $stop) }'
    expect(
      await app.done('query($token: String!) { done: messageStopPreview(token: $token) }', {
        token,
      }),
    ).toBe('plan')
    for (const forged of [token.replace('plan', 'checkIn'), `${token}x`, 'plan.me.mac', '', '\0']) {
      expect(await app.code(STOP, { token: forged, stop: 'all' })).toBe('NOT_FOUND')
    }
    await app.done(STOP, { token, stop: 'mute' })
    await run('2026-12-04T09:30Z')
    expect(server.received).toHaveLength(1)
    await run('2026-12-07T09:30Z')
    expect(server.received).toHaveLength(2)
    await app.done(STOP, { token, stop: 'all' })
    await app.done(STOP, { token, stop: 'all' })
    await run('2026-12-08T09:30Z')
    expect(server.received).toHaveLength(2)
    const { optInEmail } = await done('{ done: me { optInEmail } }')
    expect(optInEmail).toBe(false)
    // Choosing one kind again turns on no other.
    await choose('partner')
    const { choices } = await done('{ done: messageSettingsGet { choices { kind mail } } }')
    expect(choices.filter(({ mail }: { mail: boolean }) => mail)).toEqual([
      { kind: 'partner', mail: true },
    ])
  })

  it('answers a check-in by the button of a mail once, and not after two weeks', async () => {
    await aGoal({ reviewDate: MONDAY })
    await choose('checkIn')
    await run()
    const token = tokenIn(mails()[0]?.text ?? '', '/messages/check-in')
    const preview =
      'query($token: String!) { done: checkInLinkPreview(token: $token) { title isAnswered } }'
    expect(await app.done(preview, { token })).toEqual({ title: 'Ask first', isAnswered: false })
    const answers = await Promise.all(
      ['did', 'did', 'partly'].map((outcome) => app.call(ANSWER, { token, outcome })),
    )
    expect(answers.some(({ data }) => data?.done?.isAnswered === true)).toBe(true)
    expect(await app.done(ANSWER, { token, outcome: 'notYet' })).toMatchObject({ isAnswered: true })
    const [goal] = await done('{ done: goalGetMany { checkIns { outcome } reviewDate } }')
    expect(goal.checkIns).toHaveLength(1)
    expect(goal.reviewDate).toBe('2026-11-30')
    for (const [bad, code] of [
      [{ token, outcome: 'dropped' }, 'BAD_USER_INPUT'],
      [{ token: token.replace('2026-11-23', '2026-11-24'), outcome: 'did' }, 'NOT_FOUND'],
      [{ token: '', outcome: 'did' }, 'NOT_FOUND'],
    ] as const) {
      expect(await app.code(ANSWER, bad)).toBe(code)
    }
    app.clock.move(15 * DAY)
    expect(await app.code(ANSWER, { token, outcome: 'did' })).toBe('NOT_FOUND')
  })

  it('sends the digest of a week once, also to a person who changes zones that day', async () => {
    await aGoal({ reviewDate: '2026-12-08' })
    await choose('digest')
    const live = (timeZone: string) =>
      app.services.store.write((trx) =>
        trx.updateTable('user').set({ timeZone }).where('_id', '=', person._id).execute(),
      )
    await live('Asia/Tokyo')
    await run('2026-11-24T00:59Z')
    expect(server.received).toEqual([])
    await run('2026-11-24T01:00Z')
    await live('America/Los_Angeles')
    await choose('digest')
    await run('2026-11-24T18:00Z')
    expect(mails().map(({ headers }) => headers.subject)).toEqual(['Your week'])
    const [digest] = mails()
    expect(digest?.text).toContain('Your goal: Ask first. Next check-in: Tuesday 8 December')
    expect(digest?.text).toMatch(/Worth a try this week: ./)
    expect(digest?.text).toContain('/impact-actions/advice?action=')
    await run('2026-12-01T18:00Z')
    expect(server.received).toHaveLength(2)
  })

  it('sends nothing without something to say, in time off, or after the account is closed', async () => {
    await app.services.store.write((trx) =>
      trx.updateTable('user').set({ tailored: 0 }).where('_id', '=', person._id).execute(),
    )
    await choose('digest')
    await run('2026-11-24T10:00Z')
    expect(server.received).toEqual([])
    await aGoal({ reviewDate: '2026-11-25' })
    await choose('checkIn')
    await done('mutation { pauseCreate(obj: { fromDay: "2026-11-25", kind: "pause" }) { _id } }')
    await run('2026-11-25T10:00Z')
    await run('2026-12-01T10:00Z')
    expect(server.received).toEqual([])
    const [pause] = await done('{ done: pauseGetMany { _id } }')
    await done('mutation($_id: ID!) { pauseDelete(_id: $_id) }', { _id: pause._id })
    await done(
      'mutation { pauseCreate(obj: { fromDay: "2026-12-01", toDay: "2026-12-01", kind: "dayOff" }) { _id } }',
    )
    await app.services.store.write((trx) =>
      trx
        .updateTable('user')
        .set({ deletionDate: app.clock.now() + DAY })
        .where('_id', '=', person._id)
        .execute(),
    )
    await run('2026-12-08T10:00Z')
    expect(server.received).toEqual([])
  })

  it('stops mail to an address without a mailbox, says so, and tries again when asked', async () => {
    await aGoal({ planTime: '09:30', planDays: '1234567' })
    await choose('plan')
    server.manner = { refusing: '550 5.1.1 not known here' }
    await run(`${MONDAY}T09:30Z`)
    const settings = '{ done: messageSettingsGet { isMailFailing choices { kind mail } } }'
    expect(await done(settings)).toMatchObject({ isMailFailing: true })
    server.manner = 'healthy'
    await run('2026-11-24T09:30Z')
    expect(server.received).toEqual([])
    expect((await done(INBOX)).unread).toBe(2)
    await done('mutation { done: messageMailRetry { days } }')
    await run('2026-11-25T09:30Z')
    expect(server.received).toHaveLength(1)
  })

  it('plans each person once when several servers plan at once', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => aPerson(app)))
    for (const { token } of people) {
      await app.done(GOAL, { obj: { adviceTitle: 'Ask', reviewDate: MONDAY } }, token)
      await app.done(CHOOSE, { kind: 'checkIn', mail: true }, token)
    }
    app.clock.set(Date.parse(`${MONDAY}T09:00Z`))
    const handlers = { dueMessages: dueMessagesJob(app.services, app.content, app.http.log) }
    const servers = Array.from({ length: 3 }, () => anotherProcess(app, { handlers }))
    const signal = new AbortController().signal
    await Promise.all([
      ...servers.map((one) => one.runDue()),
      handlers.dueMessages.run('dueMessages', signal),
      handlers.dueMessages.run('dueMessages', signal),
    ])
    const rows = await outboxOf(app)
    expect(rows.filter(({ channel }) => channel === 'mail')).toHaveLength(60)
    expect(new Set(rows.map(({ user, channel }) => `${user} ${channel}`)).size).toBe(120)
  })
})
