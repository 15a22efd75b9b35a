import { beforeEach, describe, expect, it } from 'vitest'
import { removePerson } from '#privacy/erasing/erasing.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const EVENTS = `query($companyId: ID, $before: ID) {
  done: companyEventGetMany(companyId: $companyId, before: $before) {
    _id at kind who items fields month } }`
const ANSWER = 'mutation($arr: [OrgInfoManyInput!]!) { orgInfoUpdateMany(arr: $arr) { _id } }'
const REMIND = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const CHANGE = 'mutation($obj: ReminderUpdateInput!) { reminderUpdate(obj: $obj) { _id } }'

describe('the changes of a company', () => {
  const app = testApp()
  let company = ''
  let admin: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await anAdmin('Amara')
  })

  const call = async (query: string, variables: object, by = admin) => {
    const done = await app.done(query, variables, by.token)
    app.clock.move(1000)
    return done
  }
  const events = (by = admin, more: object = {}) => call(EVENTS, more, by)
  const anAdmin = async (firstName: string) => {
    const person = await aPerson(app, { company, isCompanyAdmin: true })
    await setRows(app, 'user', { _id: person._id }, { firstName })
    return person
  }

  it('lists changes of handbook and reminders with person and record, newest first', async () => {
    await call(ANSWER, {
      arr: [{ id: 'rewards-pay-1', answer: 'Room 4' }, { id: 'rewards-pay-2' }],
    })
    const other = await anAdmin('Lena')
    const { _id } = await call(REMIND, { obj: { text: 'Thanks', targetDate: '2026-12-03' } }, other)
    await call(CHANGE, { obj: { _id, text: 'Say thanks', roles: ['team'] } })
    await call('mutation($_id: ID!) { reminderDelete(_id: $_id) { _id } }', { _id })
    const [amara, lena] = ['Amara Person', 'Lena Person']
    expect(await events()).toMatchObject([
      { kind: 'reminder_deleted', who: amara, items: [_id], month: '2026-12' },
      { kind: 'reminder_changed', who: amara, items: [_id], fields: ['roles', 'text'] },
      { kind: 'reminder_created', who: lena, items: [_id], fields: [], month: '2026-12' },
      {
        kind: 'handbook_changed',
        who: amara,
        items: ['rewards-pay-1', 'rewards-pay-2'],
        month: null,
      },
    ])
    expect(JSON.stringify(await events())).not.toMatch(/Room 4|Thanks|thanks/)
  })

  it('records no company event for a refused change', async () => {
    const arr = [
      { id: 'rewards-pay-1', answer: 'x' },
      { id: 'rewards-pay-2', url: 'javascript:alert(1)' },
    ]
    expect(await app.code(ANSWER, { arr }, admin.token)).toBe('BAD_USER_INPUT')
    expect(await app.code(CHANGE, { obj: { _id: 'none', text: 'x' } }, admin.token)).toBe(
      'NOT_FOUND',
    )
    expect(await events()).toEqual([])
  })

  it('lists 100 company events a page, and an empty page after another company’s event', async () => {
    for (let at = 0; at < 103; at += 1) {
      await app.call(ANSWER, { arr: [{ id: 'rewards-pay-1', answer: `${at}` }] }, admin.token)
    }
    const first = await events()
    expect(first).toHaveLength(100)
    const rest = await events(admin, { before: first.at(-1)._id })
    expect(rest).toHaveLength(3)
    const ids = [...first, ...rest].map(({ _id }: { _id: string }) => _id)
    expect(new Set(ids).size).toBe(103)
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    expect(await events(stranger, { before: first[0]._id })).toEqual([])
    expect(await events(admin, { before: 'unknown' })).toEqual([])
  })

  it('drops the name of an erased person from events, and the events with the company', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    await call(ANSWER, { arr: [{ id: 'rewards-pay-1', answer: 'x' }] })
    await app.services.store.write(async (trx) => {
      await trx.updateTable('user').set({ deletionDate: 0 }).where('_id', '=', admin._id).execute()
      await removePerson(trx, admin._id, app.clock.now())
    })
    const answers = await rowsOf(app, 'orgInfo', { company }, 'answer', 'updatedBy')
    expect(answers).toEqual([{ answer: 'x', updatedBy: null }])
    expect(await events(operator, { companyId: company })).toMatchObject([
      { kind: 'handbook_changed', who: null, items: ['rewards-pay-1'] },
    ])
    await call(
      'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }',
      { _id: company },
      operator,
    )
    const left = await events(operator, { companyId: company })
    expect(left).toMatchObject([{ kind: 'company_deleted', who: 'Test Person', items: [] }])
    const deleted = '{ companyDeletedGetMany { _id name at who } }'
    const { data } = await app.call(deleted, {}, operator.token)
    const [{ name, ...line }] = data.companyDeletedGetMany
    expect(name).toMatch(/^Company /)
    const at = new Date(app.clock.now() - 2000).toISOString()
    expect(line).toEqual({ _id: company, at, who: 'Test Person' })
    const boss = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(deleted, {}, boss.token)).toBe('FORBIDDEN')
  })
})
