import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const CREATE = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const LIST = '{ done: reminderGetMany { _id readDate } }'
const GET = 'query($_id: ID!) { done: reminderGet(_id: $_id) { _id readDate } }'
const READ = `mutation($_id: ID!) {
  done: recordReadReminder(reminderId: $_id) { reminderReadCount } }`
const WEEK = 7 * 24 * 3_600_000

describe.each(DATABASES)('read marks of reminders on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let member: Actor
  let reminder: string

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    const obj = { text: 'Say thanks', targetDate: '2026-11-30' }
    reminder = (await app.done(CREATE, { obj }, admin.token))._id
  })

  const read = (by = member, _id = reminder) => app.call(READ, { _id }, by.token)
  const listed = (by = member) => app.done(LIST, {}, by.token)
  const kept = async () => (await rowsOf(app, 'readReminder', { reminder })).length

  it('marks a reminder as read once for twenty calls at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => read()))
    for (const { data } of all) expect(data.done.reminderReadCount).toBe(1)
    expect(await kept()).toBe(1)
  })

  if (database === 'postgres') return

  it('keeps the time at which a reminder was first read', async () => {
    expect(await listed()).toEqual([{ _id: reminder, readDate: null }])
    const readDate = new Date(app.clock.now()).toISOString()
    expect((await read()).data.done.reminderReadCount).toBe(1)
    app.clock.move(3_600_000)
    await read()
    expect(await listed()).toEqual([{ _id: reminder, readDate }])
    const { data } = await app.call(GET, { _id: reminder }, member.token)
    expect(data.done).toEqual({ _id: reminder, readDate })
  })

  it('shows a read mark neither to colleagues nor to admins', async () => {
    await read()
    const colleague = await aPerson(app, { company })
    for (const other of [colleague, admin]) {
      expect(await listed(other)).toEqual([{ _id: reminder, readDate: null }])
    }
  })

  it('counts a reading again in the next week, and keeps one read mark', async () => {
    await read()
    const far = Date.parse('2028-01-01')
    await setRows(app, 'session', { user: member._id }, { expires: far, lastSeen: far, idle: far })
    app.clock.move(WEEK)
    expect((await read()).data.done.reminderReadCount).toBe(1)
    app.clock.move(-WEEK)
    expect(await kept()).toBe(1)
  })

  it('refuses to mark a reminder that the person can’t see', async () => {
    const stranger = await aPerson(app)
    expect((await read(stranger)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    const obj = { text: 'For leads', targetDate: '2026-11-30', roles: ['function'] }
    const other = (await app.done(CREATE, { obj }, admin.token))._id
    expect((await read(member, other)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    const later = { text: 'Later', targetDate: '2026-12-01' }
    const ahead = (await app.done(CREATE, { obj: later }, admin.token))._id
    expect((await read(member, ahead)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    const rows = await app.services.store.read
      .selectFrom('readReminder')
      .selectAll()
      .where('user', 'in', [stranger._id, member._id])
      .execute()
    expect(rows).toEqual([])
  })

  it('deletes a read mark with its reminder and with its person', async () => {
    await read()
    await read(admin)
    expect(await kept()).toBe(2)
    expect(await erase(app, member)).toBeUndefined()
    expect(await kept()).toBe(1)
    const remove = 'mutation($_id: ID!) { reminderDelete(_id: $_id) { _id } }'
    expect((await app.call(remove, { _id: reminder }, admin.token)).errors).toEqual([])
    expect(await kept()).toBe(0)
  })

  it('deletes read marks with the company', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    await read()
    await setRows(app, 'user', { company }, { company: null })
    const close = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
    expect((await app.call(close, { _id: company }, operator.token)).errors).toEqual([])
    expect(await kept()).toBe(0)
  })
})
