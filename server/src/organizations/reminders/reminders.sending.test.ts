import { afterAll, beforeAll, expect, it } from 'vitest'
import { dueMessagesJob } from '#learning/due-messages/due-messages.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CREATE = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const REACHED = '{ done: reminderGetMany { _id reached } }'
const MONDAY = Date.parse('2026-11-23T09:00Z')
const DAY = 86_400_000

let app: TestApp
let company: string
let admin: Actor
const signedIn = new AbortController().signal

beforeAll(async () => {
  app = await makeTestApp()
  company = await aCompany(app)
  admin = await aPerson(app, { company, isCompanyAdmin: true })
})
afterAll(() => app.drop())

const aMember = () => aPerson(app, { company })
const aReminder = (obj: object) =>
  app.done(
    CREATE,
    { obj: { targetDate: '2026-11-10', text: 'Thank someone.', ...obj } },
    admin.token,
  )
async function plan(at: number) {
  app.clock.set(at)
  await app.services.store.write((trx) =>
    trx
      .updateTable('session')
      .set({ createdDate: at, lastSeen: at, signedInAt: at, expires: at + DAY })
      .execute(),
  )
  await dueMessagesJob(app.services, app.content, app.http.log).run('dueMessages', signedIn)
}
const titles = async ({ token }: Actor) => {
  const { messages } = await app.done('{ done: inboxGet { messages { subject } } }', {}, token)
  return messages.map(({ subject }: { subject: string }) => subject)
}

it('sends a reminder on its day to the members of its roles, and tells admins how many', async () => {
  const members = await Promise.all([aMember(), aMember(), aMember(), aMember()])
  await app.services.store.write((trx) =>
    trx
      .updateTable('user')
      .set({ role: 'team' })
      .where('_id', '=', members[0]?._id ?? '')
      .execute(),
  )
  const late = await aMember()
  const off = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
  await app.done(off, { _id: late._id }, admin.token)
  const toAll = await aReminder({
    sendDate: '2026-11-24',
    sendTime: '10:00',
    categoryTitle: 'Thanks',
  })
  const toTeam = await aReminder({ sendDate: '2026-11-24', roles: ['team'] })
  const stranger = await aPerson(app, { company: await aCompany(app, 'b.example') })
  await plan(MONDAY)
  expect(await titles(members[0] as Actor)).toEqual([])
  const on = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
  await app.done(on, { _id: late._id }, admin.token)
  await plan(MONDAY + DAY + 3_600_000)
  await plan(MONDAY + DAY + 7_200_000)
  expect((await titles(members[0] as Actor)).sort()).toEqual([
    'A reminder from your company',
    'A reminder: Thanks',
  ])
  expect(await titles(members[1] as Actor)).toEqual(['A reminder: Thanks'])
  expect(await titles(stranger)).toEqual([])
  const seen = (token: string) => app.done(REACHED, {}, token)
  expect(await seen(admin.token)).toEqual(
    expect.arrayContaining([
      { _id: toAll._id, reached: 6 },
      { _id: toTeam._id, reached: null },
    ]),
  )
  for (const { reached } of await seen(members[1]?.token ?? '')) expect(reached).toBeNull()
})

it('sends a reminder without a day at once if its month has begun', async () => {
  const member = await aMember()
  await plan(MONDAY)
  await aReminder({ categoryTitle: 'Now' })
  await aReminder({ categoryTitle: 'December', targetDate: '2026-12-10' })
  await plan(MONDAY + 3_600_000)
  expect(await titles(member)).toContain('A reminder: Now')
  expect(await titles(member)).not.toContain('A reminder: December')
  await plan(Date.parse('2026-12-01T08:00Z'))
  expect(await titles(member)).toContain('A reminder: December')
})

it.each([
  [{ sendDate: '2026-10-31' }, 'sendDate'],
  [{ sendTime: '25:00' }, 'sendTime'],
])('refuses a reminder whose message goes out at %o', async (obj, field) => {
  await plan(MONDAY)
  const given = { targetDate: '2026-11-10', text: 'Thank someone.', ...obj }
  const { errors } = await app.call(CREATE, { obj: given }, admin.token)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
})
