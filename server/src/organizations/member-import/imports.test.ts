import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { outboxOf } from '#testing/outbox.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const EVENTS = '{ companyEventGetMany { kind who counts { what count } } }'
const DAY = 24 * 3_600_000

describe.each(DATABASES)('a file of members on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let member: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    ours = importsOf(app, admin)
  })

  const user = (_id: string) =>
    app.services.store.read
      .selectFrom('user')
      .selectAll()
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
  const invited = (of = company) =>
    app.services.store.read
      .selectFrom('invitation')
      .selectAll()
      .where('company', '=', of)
      .orderBy('email')
      .execute()
  const set = (_id: string, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', _id).execute(),
    )
  const address = (name: string) => `${name}-${company.slice(0, 8)}@a.example`
  const run = async (_id: string, missing?: number) => {
    expect(await ours.start(_id, missing)).toBeUndefined()
    await app.jobs.runDue('import')
  }
  const verdicts = async (_id: string) =>
    (await ours.rows(_id)).map(({ number, verdict, problem }) => [number, verdict, problem])

  it('is shown row by row before anything is written, then creates, updates, skips and ends', async () => {
    const other = await aPerson(app, { company })
    const file = [
      'E-Mail-Adresse;Vorname;Nachname;Rolle;Admin;Status;Büro',
      `${address('new')};Zoë;Łukasik;Teamleiter;ja;aktiv;Bern`,
      `${member.email};Ada;;Lead a Function;;;Bern`,
      `${admin.email};Test;Person;;;;`,
      `${other.email};;;;;inaktiv;`,
      `${address('gone')};;;;;inaktiv;`,
    ].join('\r\n')
    const before = await user(member._id)
    const _id = await ours.look(`\ufeff${file}`)
    expect(await ours.get(_id)).toMatchObject({
      ...{ state: 'ready', rows: 5, fileName: 'people.csv' },
      counts: { create: 1, update: 1, skip: 2, deactivate: 1, refused: 0, missing: 0 },
      columns: [
        ...['email', 'firstName', 'lastName', 'role', 'isCompanyAdmin', 'state'].map((field) => ({
          field,
        })),
        { name: 'Büro', field: null, samples: ['Bern', 'Bern'] },
      ],
    })
    const [, update] = await ours.rows(_id)
    expect(update?.changes).toEqual([
      { field: 'firstName', from: 'Test', to: 'Ada' },
      { field: 'role', from: 'individual', to: 'function' },
    ])
    expect(await user(member._id)).toEqual(before)
    expect(await invited()).toEqual([])

    await run(_id)
    expect(await ours.get(_id)).toMatchObject({
      ...{ state: 'done', passed: 5, total: 5 },
      results: { create: 1, update: 1, skip: 2, deactivate: 1, refused: 0 },
    })
    const [invitation] = await invited()
    expect(invitation).toMatchObject({ email: address('new'), lastName: 'Łukasik', role: 'team' })
    expect(invitation?.isCompanyAdmin).toBe(1)
    expect(await user(member._id)).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Person', role: 'function', firstKey: 'ada' },
    })
    expect((await user(other._id)).deactivatedDate).toBe(app.clock.now())
    expect(await app.code('{ memberCounts { all } }', {}, other.token)).toBe('UNAUTHENTICATED')
    const { data } = await app.call(EVENTS, {}, admin.token)
    expect(data.companyEventGetMany).toContainEqual({
      ...{ kind: 'members_imported', who: 'Test Person' },
      counts: expect.arrayContaining([
        { what: 'create', count: 1 },
        { what: 'skip', count: 2 },
      ]),
    })
  })

  it('says what is wrong with a row, does the others, and hands back those that failed', async () => {
    const operator = await aPerson(app, { company, isAppAdmin: true })
    const closed = await aPerson(app, { company })
    await set(closed._id, { deletionDate: app.clock.now() })
    const file = [
      'email,first name,role,admin,status,note',
      `${address('one')},=1+1,team,no,active,@SUM(A1)`,
      ',Bo,,,,',
      'not an address,Bo,,,,-2',
      `${address('one').toUpperCase()},Twice,,,,`,
      `"${address('broken')},Bo,team,,,`,
      `${address('role')},Bo,Engineer,,,`,
      `${admin.email},,,,inactive,`,
      `${admin.email.toUpperCase()},,,no,,`,
      `${operator.email},,,,inactive,`,
      `${closed.email},Bo,,,,`,
      `${address('last')},Cé,,,yes,`,
    ].join('\n')
    const _id = await ours.look(file)
    const planned = await verdicts(_id)
    expect(planned).toEqual([
      [2, 'create', null],
      [3, 'refused', 'There is no mail address in this row.'],
      [4, 'refused', '“not an address” is not a mail address.'],
      [5, 'refused', 'This address stands in row 2 already.'],
      [6, 'refused', 'A quotation mark in this row is not closed.'],
      [7, 'refused', '“Engineer” is no role. Write individual, team or function.'],
      [8, 'refused', 'This is you. Ask another admin to end your access.'],
      [9, 'refused', 'This address stands in row 8 already.'],
      [10, 'refused', 'This person administers the whole product. Ask them.'],
      [11, 'refused', 'This address cannot be invited at the moment. Please try again later.'],
      [12, 'create', null],
    ])
    await run(_id)
    expect(await verdicts(_id)).toEqual(planned)
    expect((await invited()).map(({ firstName }) => firstName)).toEqual(['Cé', '=1+1'])
    expect((await user(admin._id)).deactivatedDate).toBeNull()
    const lines = (await ours.failed(_id)).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffemail,first name,role,admin,status,note,Problem')
    expect(lines).toHaveLength(10)
    expect(lines[2]).toBe("not an address,Bo,,,,'-2,“not an address” is not a mail address.")
    // What was handed back can be mended and brought in again.
    const again = await ours.look(lines.join('\r\n').replace('not an address', address('mended')))
    expect((await ours.get(again)).counts).toMatchObject({ create: 1, update: 1, refused: 7 })
  })

  it('that an app admin reads is a look at the company, whichever part of it they read', async () => {
    const _id = await ours.look('email\nnot an address')
    const failed = `/import/members/${_id}/failed.csv?company=${company}`
    const rows = `query($_id: ID!, $companyId: ID) {
      memberImportRowGetMany(_id: $_id, companyId: $companyId) { next } }`
    const get = `query($_id: ID!, $companyId: ID) {
      memberImportGet(_id: $_id, companyId: $companyId) { fileName } }`
    const asks = [
      (token: string) => app.call(rows, { _id, companyId: company }, token),
      (token: string) => app.call(get, { _id, companyId: company }, token),
      (token: string) =>
        app.http.inject({ url: failed, headers: { authorization: `Bearer ${token}` } }),
    ]
    for (const ask of asks) {
      const operator = await aPerson(app, { isAppAdmin: true })
      await ask(operator.token)
      const looks = await app.services.store.read
        .selectFrom('auditEvent')
        .select(['subject', 'detail'])
        .where('actor', '=', operator._id)
        .execute()
      expect(looks).toEqual([{ subject: company, detail: '{"what":"import"}' }])
    }
  })

  it('takes the access of those whom no row names only where their number is named', async () => {
    const kept = await aPerson(app, { company })
    const file = `email\n${member.email}`
    const first = await ours.look(file)
    expect((await ours.get(first)).counts).toMatchObject({ skip: 1, missing: 1 })
    expect((await ours.rows(first, 'missing')).map(({ email }) => email)).toEqual([kept.email])
    expect(await ours.start(first, 2)).toBe('CONFLICT')
    await run(first)
    expect((await user(kept._id)).deactivatedDate).toBeNull()
    const second = await ours.look(file)
    const late = await aPerson(app, { company })
    await run(second, 1)
    expect(await ours.get(second)).toMatchObject({ total: 2, results: { skip: 1, deactivate: 1 } })
    expect((await user(kept._id)).deactivatedDate).not.toBeNull()
    expect((await user(late._id)).deactivatedDate).toBeNull()
    expect((await user(admin._id)).deactivatedDate).toBeNull()
  })

  it('is decided anew when it is done, and says what came otherwise', async () => {
    const _id = await ours.look(
      `email,first name,status\n${member.email},Ada,\n${address('new')},Bo,\n${address('no')},,`,
    )
    await app.services.store.write((trx) =>
      trx.updateTable('company').set({ seatLimit: 2 }).where('_id', '=', company).execute(),
    )
    await set(member._id, { firstName: 'Ada' })
    await run(_id)
    expect((await ours.rows(_id)).map(({ verdict, planned }) => [verdict, planned])).toEqual([
      ['skip', 'update'],
      ['refused', 'create'],
      ['refused', 'create'],
    ])
    expect(await invited()).toEqual([])
    const again = await ours.look(`email,status\n${member.email},left\n${address('new')},active`)
    expect((await ours.get(again)).counts).toMatchObject({ deactivate: 1, create: 1 })
    await run(again)
    expect(await invited()).toHaveLength(1)
    await app.services.store.write((trx) =>
      trx.updateTable('company').set({ seatLimit: null }).where('_id', '=', company).execute(),
    )
    const back = await ours.look(`email;active\n${member.email};x`)
    expect((await ours.rows(back))[0]?.changes).toEqual([
      { field: 'state', from: 'inactive', to: 'active' },
    ])
    await run(back)
    expect((await user(member._id)).deactivatedDate).toBeNull()
  })

  it('tells nobody who has an account elsewhere, and moves nobody', async () => {
    const elsewhere = await aPerson(app, { email: address('elsewhere') })
    const _id = await ours.look(`email\n${elsewhere.email}\n${address('unknown')}`)
    const [one, two] = await ours.rows(_id)
    expect({ ...one, number: 0, email: '' }).toEqual({ ...two, number: 0, email: '' })
    await run(_id)
    const [done, other] = await ours.rows(_id)
    expect({ ...done, number: 0, email: '' }).toEqual({ ...other, number: 0, email: '' })
    expect((await user(elsewhere._id)).company).toBe(elsewhere.company)
    expect(await invited()).toHaveLength(2)
  })

  it('has columns that can be chosen by hand', async () => {
    const _id = await ours.look(`Wer,Vorname,Wo\n${address('new')},Bo,x`)
    expect((await ours.get(_id)).counts).toMatchObject({ refused: 1 })
    const map =
      'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'
    const choose = (f: (string | null)[]) => app.code(map, { _id, f }, admin.token)
    expect(await choose(['email'])).toBe('BAD_USER_INPUT')
    expect(await choose(['email', 'email', null])).toBe('BAD_USER_INPUT')
    expect(await choose(['email', 'firstName', null])).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await ours.get(_id)).toMatchObject({ state: 'ready', counts: { create: 1, refused: 0 } })
    await run(_id)
    expect(await choose(['email', null, null])).toBe('CONFLICT')
    expect((await invited())[0]).toMatchObject({ firstName: 'Bo' })
  })

  it('sends its invitations one after another, so that no other mail waits behind them', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => address(`p${at}`))
    await run(await ours.look(`email\n${lines.join('\n')}`))
    const mails = (await outboxOf(app)).filter(({ recipient }) => lines.includes(recipient))
    const waits = mails.map(({ nextTry }) => Number(nextTry) - app.clock.now())
    expect(waits.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at * 100))
  })

  it('is an admin’s of that company, and of app admins', async () => {
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const _id = await ours.look(`email\n${address('new')}`)
    expect((await importsOf(app, member).send('email\nx')).statusCode).toBe(403)
    const theirs = importsOf(app, stranger)
    expect((await theirs.send('email\nx', `&company=${company}`)).statusCode).toBe(404)
    expect(await theirs.get()).toBeNull()
    await expect(theirs.rows(_id)).rejects.toThrow('not here')
    expect(await theirs.start(_id)).toBe('NOT_FOUND')
    expect(await theirs.failed(_id)).toContain('NOT_FOUND')
    const byOperator = importsOf(app, operator)
    const other = await byOperator.look(`email\n${address('two')}`, `&company=${company}`)
    // A new file takes the place of the one that nobody began.
    expect((await ours.get())._id).toBe(other)
    await expect(ours.get(_id)).rejects.toThrow('not here')
    for (const bad of ['', 'email\n']) expect((await ours.send(bad)).statusCode).toBe(400)
    expect((await ours.send('')).body).toContain('This file is empty.')
  })

  it('stops when whoever began it may not any more, or an admin says so', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => address(`p${at}`))
    const second = await aPerson(app, { company, isCompanyAdmin: true })
    const _id = await ours.look(`email\n${lines.join('\n')}`)
    expect(await ours.start(_id)).toBeUndefined()
    expect((await importsOf(app, second).send(`email\nx`)).statusCode).toBe(409)
    await set(admin._id, { isCompanyAdmin: 0 })
    await app.jobs.runDue('import')
    expect(await importsOf(app, second).get(_id)).toMatchObject({ state: 'stopped', passed: 0 })
    expect(await invited()).toEqual([])
    const theirs = importsOf(app, second)
    const next = await theirs.look(`email\n${lines.join('\n')}`)
    expect(await theirs.start(next)).toBeUndefined()
    const cancel = 'mutation($_id: ID!) { memberImportCancel(_id: $_id) }'
    expect(await app.code(cancel, { _id: next }, second.token)).toBeUndefined()
    expect(await app.code(cancel, { _id: next }, second.token)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect((await theirs.get(next)).state).toBe('stopped')
    expect(await invited()).toEqual([])
  })

  it('is forgotten after 7 days, with its company, and row by row with the people in it', async () => {
    const { store } = app.services
    const count = async (_id: string) =>
      (
        await store.read
          .selectFrom('memberImportRow')
          .where('import', '=', _id)
          .selectAll()
          .execute()
      ).length
    const { purge, forgetImportsOf } = await import('./purge.ts')
    const _id = await ours.look(`email\n${address('new')}\n${member.email}`)
    await store.write((trx) =>
      forgetPerson(trx, { ...member, emailKey: member.email.toLowerCase() }, app.clock.now()),
    )
    expect(await count(_id)).toBe(1)
    await purge(store, app.clock.now() + 6 * DAY)
    expect(await count(_id)).toBe(1)
    await purge(store, app.clock.now() + 8 * DAY)
    expect(await count(_id)).toBe(0)
    const other = await ours.look(`email\n${address('new')}`)
    await store.write((trx) => forgetImportsOf(trx, company))
    await purge(store, app.clock.now())
    expect(await count(other)).toBe(0)
  })
})
