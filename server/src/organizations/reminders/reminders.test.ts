import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const CREATE = `mutation($obj: ReminderCreateInput!) {
  done: reminderCreate(obj: $obj) { _id text roles company { _id } createdBy { _id } } }`
const UPDATE = 'mutation($obj: ReminderUpdateInput!) { done: reminderUpdate(obj: $obj) { _id } }'
const NEW = { text: 'Say thanks', targetDate: '2026-11-30' }
const { tables } = openContent(readCompiled(compiledFile))
const idOf = (table: string) => [...(tables.get(table)?.byKey.keys() ?? [])][0] as string
const KNOWN = { categoryId: idOf('impact-category'), actions: [idOf('impact-action')] }
const READ = 'mutation($_id: ID!) { done: recordReadReminder(reminderId: $_id) { yearWeek } }'
const LIST = 'query($companyId: ID) { done: reminderGetMany(companyId: $companyId) { _id text } }'

describe('reminders', () => {
  const app = testApp()
  let admin: Actor
  let people: Record<'individual' | 'team' | 'function' | 'none', Actor>

  beforeAll(async () => {
    const company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    people = {
      individual: await working('individual', company),
      team: await working('team', company),
      function: await working('function', company),
      none: await working(null, company),
    }
  })

  async function working(role: string | null, company: string): Promise<Actor> {
    const actor = await aPerson(app, { company })
    await setRows(app, 'user', { _id: actor._id }, { role })
    return actor
  }
  const remind = (obj: object, by = admin) =>
    app.done(CREATE, { obj: { text: 'Say thanks', ...obj } }, by.token)
  const seenBy = async ({ token }: Actor, companyId?: string) => {
    const { data } = await app.call(LIST, { companyId }, token)
    return data.done.map((it: { _id: string }) => it._id)
  }
  const get = (_id: string, { token }: Actor) =>
    app.call(`{ done: reminderGet(_id: "${_id}") { _id } }`, {}, token)

  it.each([
    ['Pacific/Kiritimati', '2027-01-31T09:59:59Z'],
    ['Pacific/Niue', '2027-02-01T10:59:59Z'],
    ['Asia/Kathmandu', '2027-01-31T18:14:59Z'],
    ['America/St_Johns', '2027-02-01T03:29:59Z'],
    [null, '2027-01-31T23:59:59Z'],
  ])(
    'shows a reminder from the first of its month in the reader’s zone %s',
    async (timeZone, last) => {
      const { _id } = await remind({ targetDate: '2027-02-28' })
      const start = app.clock.now()
      const member = await aPerson(app, { company: admin.company })
      await keepSignedIn(member)
      await setRows(app, 'user', { _id: member._id }, { timeZone })
      app.clock.set(Date.parse(last))
      expect(await seenBy(member)).not.toContain(_id)
      expect(await app.code(READ, { _id }, member.token)).toBe('NOT_FOUND')
      app.clock.move(1000)
      expect(await seenBy(member)).toContain(_id)
      expect(await app.code(READ, { _id }, member.token)).toBeUndefined()
      app.clock.set(start)
    },
  )

  it('refuses a reminder date with a time', async () => {
    for (const targetDate of ['2026-12-01T00:00:00+01:00', '2026-11-30T23:30:00-05:00']) {
      const { data, errors } = await app.call(
        CREATE,
        { obj: { text: 'x', targetDate } },
        admin.token,
      )
      expect([data, errors[0]?.extensions]).toMatchObject([
        null,
        { code: 'BAD_USER_INPUT', field: 'targetDate' },
      ])
    }
  })

  it('shows a reminder from the first day of its month and keeps it', async () => {
    const { _id } = await remind({ targetDate: '2027-02-28' })
    const at = (time: string) => app.clock.set(Date.parse(time))
    const start = app.clock.now()
    const member = people.individual
    await keepSignedIn(member, admin)
    at('2027-01-31T23:59:59Z')
    expect(await seenBy(member)).not.toContain(_id)
    expect((await get(_id, member)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await seenBy(admin)).toContain(_id)
    at('2027-02-01T00:00:00Z')
    expect(await seenBy(member)).toContain(_id)
    expect((await get(_id, member)).data.done._id).toBe(_id)
    at('2027-06-15T12:00:00Z')
    expect(await seenBy(member)).toContain(_id)
    app.clock.set(start)
  })

  it('shows a reminder to the roles it names, or to all if it names no role', async () => {
    const due = { targetDate: '2026-11-30' }
    const all = (await remind(due))._id
    const leads = (await remind({ ...due, roles: ['team', 'function'] }))._id
    const seen = async (who: keyof typeof people) => {
      const ids = await seenBy(people[who])
      return [ids.includes(all), ids.includes(leads)]
    }
    expect(await seen('individual')).toEqual([true, false])
    expect(await seen('team')).toEqual([true, true])
    expect(await seen('function')).toEqual([true, true])
    expect(await seen('none')).toEqual([true, false])
    expect(await seenBy(admin)).toEqual(expect.arrayContaining([all, leads]))
    const hidden = await get(leads, people.individual)
    expect(hidden.errors).toEqual((await get('unknown', people.individual)).errors)
  })

  it('stores the person who created a reminder, and their company', async () => {
    const made = await remind({ targetDate: '2026-11-30' })
    expect(made).toMatchObject({ company: { _id: admin.company }, createdBy: { _id: admin._id } })
  })

  it('refuses a reminder for an unknown role', async () => {
    const obj = { text: 'x', targetDate: '2026-11-30', roles: ['boss'] }
    const { errors } = await app.call(CREATE, { obj }, admin.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'roles' })
  })

  it('refuses a reminder with an unknown theme or action, with message and field', async () => {
    const { _id } = await remind({ targetDate: '2026-11-30', ...KNOWN })
    for (const [field, value] of [
      ['categoryId', 'nope'],
      ['actions', [...KNOWN.actions, 'nope']],
    ] as const) {
      const given = { ...KNOWN, [field]: value }
      const made = await app.call(CREATE, { obj: { ...NEW, ...given } }, admin.token)
      const changed = await app.call(UPDATE, { obj: { _id, ...given } }, admin.token)
      for (const { errors } of [made, changed]) {
        expect(errors[0]).toMatchObject({
          message: `This ${field === 'actions' ? 'action' : 'theme'} doesn’t exist.`,
          extensions: { code: 'BAD_USER_INPUT', field },
        })
      }
    }
  })

  it('keeps a withdrawn theme and withdrawn actions in a reminder that is saved', async () => {
    const gone = { categoryId: 'gone', actions: ['gone', 'gone-too'] }
    const { _id } = await remind({ targetDate: '2026-11-30' })
    const columns = { ...gone, actions: JSON.stringify(gone.actions) }
    await setRows(app, 'reminder', { _id }, columns)
    const change = (obj: object, { token } = admin) =>
      app.code(UPDATE, { obj: { _id, ...obj } }, token)
    expect(await change({ ...gone, text: 'Say thanks today' })).toBeUndefined()
    expect(await change({ actions: ['gone', ...KNOWN.actions] })).toBeUndefined()
    // A withdrawn action that was removed from the reminder can't be added again.
    expect(await change({ actions: ['gone-too'] })).toBe('BAD_USER_INPUT')
    expect(await change({ categoryId: null, actions: [] })).toBeUndefined()
    expect(await change({ categoryId: 'gone' })).toBe('BAD_USER_INPUT')
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    expect(await change({ categoryId: 'gone' }, stranger)).toBe('NOT_FOUND')
  })

  it('shows reminders of the public company to people without a company', async () => {
    const publicCompany = await aCompany(app, null)
    const paid = await aPerson(app, { company: publicCompany, paid: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const made = await remind({ targetDate: '2026-11-30', company: publicCompany }, operator)
    expect(await seenBy(paid)).toEqual([made._id])
    expect(await seenBy(people.team)).not.toContain(made._id)
  })

  /** Keeps sessions valid while the clock moves by months. */
  async function keepSignedIn(...actors: Actor[]): Promise<void> {
    const far = Date.parse('2028-01-01')
    for (const { _id } of actors) {
      await setRows(
        app,
        'session',
        { user: _id },
        { expires: far, lastSeen: far, createdDate: far, idle: far },
      )
    }
  }
})
