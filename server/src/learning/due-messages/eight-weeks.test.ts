import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holidaysIn } from '#lib/holidays.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aMailServer, type MailServer } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { mailingTo } from '#testing/outbox.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { dueMessagesJob } from './due-messages.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
// Monday. Eight weeks with Christmas, a new year, and a week that two years share.
const START = Date.parse('2026-11-23T00:00:00Z')
const DAYS = 56

/** A person, what they chose, and the local day and hour (`2026-11-24 10`) of each message. */
type Life = {
  name: string
  zone: string
  calendar?: string
  mail?: readonly string[]
  push?: readonly string[]
  goal?: { planTime?: string; planDays?: string; reviewDate?: string }
  times?: object
  away?: readonly { fromDay: string; toDay: string | null; kind: string }[]
  /** Answers each check-in on the evening of its day */
  answers?: true
  expected: (days: readonly LocalDay[], holidays: ReadonlySet<string>) => string[]
}
type LocalDay = { day: string; weekday: number }

const at = (
  days: readonly LocalDay[],
  kind: string,
  hour: string,
  fits: (it: LocalDay) => boolean,
) => days.filter(fits).map(({ day }) => `${day} ${hour} ${kind}`)
const isIn = (text: string) => (it: LocalDay) => text.includes(String(it.weekday))

const LIVES: readonly Life[] = [
  {
    name: 'a nurse with a plan for every shift',
    zone: 'Europe/Berlin',
    calendar: 'DE',
    push: ['plan'],
    goal: { planTime: '21:00', planDays: '1234567', reviewDate: '2027-01-17' },
    expected: (days, holidays) => at(days, 'plan', '21', ({ day }) => !holidays.has(day)),
  },
  {
    name: 'a person who chose nothing',
    zone: 'Europe/Berlin',
    goal: { planTime: '09:00', planDays: '12345', reviewDate: '2026-11-30' },
    expected: () => [],
  },
  {
    name: 'a person who wants the week on Tuesday',
    zone: 'America/New_York',
    calendar: 'US',
    mail: ['digest'],
    expected: (days) => at(days, 'digest', '10', ({ weekday }) => weekday === 2),
  },
  {
    name: 'a person in the earliest zone with a digest on Sunday evening',
    zone: 'Pacific/Kiritimati',
    mail: ['digest'],
    times: { digestDay: 7, digestTime: '18:00' },
    expected: (days) => at(days, 'digest', '18', ({ weekday }) => weekday === 7),
  },
  {
    name: 'a person who answers each check-in',
    zone: 'Asia/Tokyo',
    mail: ['checkIn'],
    goal: { reviewDate: '2026-11-26' },
    answers: true,
    // A week later each time, on a Thursday.
    expected: (days) =>
      at(days, 'checkIn', '08', ({ day, weekday }) => weekday === 4 && day >= '2026-11-26'),
  },
  {
    name: 'a person who never answers',
    zone: 'Asia/Tokyo',
    mail: ['checkIn', 'plan'],
    goal: { reviewDate: '2026-11-26', planTime: '17:00', planDays: '24' },
    // Once; the plan goes on for two weeks.
    expected: (days) => [
      '2026-11-26 08 checkIn',
      ...at(
        days,
        'plan',
        '17',
        (it) => isIn('24')(it) && it.day !== '2026-11-26' && it.day <= '2026-12-10',
      ),
    ],
  },
  {
    name: 'a person on holiday for three weeks',
    zone: 'Europe/Berlin',
    mail: ['plan'],
    goal: { planTime: '08:30', planDays: '1', reviewDate: '2027-01-17' },
    away: [{ fromDay: '2026-12-07', toDay: '2026-12-27', kind: 'pause' }],
    expected: (days) =>
      at(
        days,
        'plan',
        '08',
        (it) => isIn('1')(it) && (it.day < '2026-12-07' || it.day > '2026-12-27'),
      ),
  },
  {
    name: 'a person who works at the weekend, at night',
    zone: 'America/New_York',
    push: ['checkIn'],
    goal: { reviewDate: '2026-11-24' },
    times: { days: '67', fromTime: '22:00', toTime: '04:00' },
    expected: () => ['2026-11-28 00 checkIn'],
  },
  {
    name: 'a person who wants everything twice',
    zone: 'Australia/Adelaide',
    mail: ['plan'],
    push: ['plan'],
    goal: { planTime: '12:30', planDays: '3', reviewDate: '2027-01-17' },
    expected: (days) => at(days, 'plan', '12', isIn('3')).flatMap((one) => [one, one]),
  },
  {
    name: 'a person who has left for good',
    zone: 'Australia/Adelaide',
    mail: ['plan', 'digest'],
    goal: { planTime: '12:30', planDays: '3' },
    away: [{ fromDay: '2026-11-23', toDay: null, kind: 'pause' }],
    expected: () => [],
  },
]

let app: TestApp
let mails: MailServer
const pushes: { path: string; at: number }[] = []
const service = createServer((request, reply) => {
  pushes.push({ path: request.url ?? '', at: app.clock.now() })
  request.resume().on('end', () => reply.writeHead(201).end())
})
const mailed: { to: string; at: number; kind: string }[] = []
const people = new Map<Life, Actor>()

const localOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...({ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', hourCycle: 'h23' } as const),
  })
  return (instant: number) =>
    format
      .format(instant)
      .replace(/ kl\. ?/, ' ')
      .slice(0, 13)
}

/** Sessions end before eight weeks are over. */
const wakeSessions = (now: number) =>
  app.services.store.write((trx) =>
    trx
      .updateTable('session')
      .set({
        createdDate: now,
        lastSeen: now,
        signedInAt: now,
        expires: now + 2 * DAY,
        idle: 2 * DAY,
      })
      .execute(),
  )

beforeAll(async () => {
  mails = await aMailServer()
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  app = await makeTestApp('sqlite', mailingTo(mails.url))
  app.clock.set(START)
  const company = await aCompany(app)
  for (const life of LIVES) {
    const person = await aPerson(app, { company })
    people.set(life, person)
    await settle(life, person)
  }
})
afterAll(async () => {
  await app.drop()
  await mails.close()
  service.close()
})

async function settle(life: Life, { _id, token }: Actor) {
  const call = (query: string, variables: object = {}) => app.done(query, variables, token)
  await call('mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }', {
    obj: { _id, timeZone: life.zone, holidayCalendar: life.calendar ?? null },
  })
  for (const kind of new Set([...(life.mail ?? []), ...(life.push ?? [])])) {
    const given = { kind, mail: life.mail?.includes(kind), push: life.push?.includes(kind) }
    await call(
      'mutation($kind: String!, $mail: Boolean!, $push: Boolean!) { done: messageChoose(kind: $kind, mail: $mail, push: $push) { days } }',
      { ...given, mail: given.mail ?? false, push: given.push ?? false },
    )
  }
  if (life.push) {
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/${_id}`
    const keys = { p256dh: KEY, auth: 'a'.repeat(22) }
    await call('mutation($obj: PushSubscribeInput!) { done: pushSubscribe(obj: $obj) }', {
      obj: { endpoint, ...keys },
    })
  }
  if (life.times) {
    await call(
      'mutation($obj: MessageTimesInput!) { done: messageTimesUpdate(obj: $obj) { days } }',
      {
        obj: life.times,
      },
    )
  }
  for (const obj of life.away ?? []) {
    await call('mutation($obj: PauseCreateInput!) { done: pauseCreate(obj: $obj) { _id } }', {
      obj,
    })
  }
  if (life.goal) {
    await call('mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }', {
      obj: { adviceTitle: 'Hand over in four points', ...life.goal },
    })
  }
}

/** The public key of a browser, an uncompressed point of P-256. */
const KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

async function answer({ token }: Actor) {
  const [goal] = await app.done('{ done: goalGetMany { _id } }', {}, token)
  const query =
    'mutation($_id: ID!) { done: goalCheckIn(_id: $_id, obj: { outcome: "did" }) { reviewDate } }'
  await app.done(query, { _id: goal._id }, token)
}

it('sends ten people in five zones exactly what they chose for eight weeks', async () => {
  const job = dueMessagesJob(app.services, app.content, app.http.log)
  const signal = new AbortController().signal
  for (let hour = 0; hour < DAYS * 24; hour += 1) {
    const now = START + hour * HOUR
    // Half hours, because Adelaide is half an hour off.
    for (const moment of [now, now + HOUR / 2]) {
      app.clock.set(moment)
      await job.run('dueMessages', signal)
      await app.jobs.runDue('bulkMail')
      await app.jobs.runDue('push')
      for (const { to, raw } of mails.received.splice(0)) {
        const { subject } = openMail(raw).headers
        const kind = /plan/.test(subject ?? '')
          ? 'plan'
          : subject === 'Your week'
            ? 'digest'
            : 'checkIn'
        mailed.push({ to: to[0] ?? '', at: moment, kind })
      }
    }
    if (hour % 24 !== 11) continue
    await wakeSessions(app.clock.now())
    const answering = LIVES.filter((life) => life.answers)
    for (const life of answering) {
      const { email } = people.get(life) as Actor
      const isAsked = mailed.some((mail) => mail.to === email && mail.at > now - 20 * HOUR)
      if (isAsked) await answer(people.get(life) as Actor)
    }
  }
  for (const life of LIVES) {
    const { _id, email } = people.get(life) as Actor
    const local = localOf(life.zone)
    const kindOfPush = life.push?.[0] ?? ''
    const received = [
      ...mailed.filter(({ to }) => to === email).map((mail) => `${local(mail.at)} ${mail.kind}`),
      ...pushes
        .filter(({ path }) => path === `/${_id}`)
        .map((push) => `${local(push.at)} ${kindOfPush}`),
    ].sort()
    const days = Array.from({ length: DAYS }, (_, nth) => {
      const day = new Date(START + nth * DAY).toISOString().slice(0, 10)
      return { day, weekday: (nth % 7) + 1 }
    })
    const years = life.calendar
      ? [2026, 2027].map((year) => holidaysIn(life.calendar ?? '', year))
      : []
    const holidays = new Set((await Promise.all(years)).flatMap((year) => [...year]))
    expect(received, life.name).toEqual(life.expected(days, holidays).sort())
  }
}, 60_000)
