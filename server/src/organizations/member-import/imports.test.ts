import { describe, expect, it } from 'vitest'
import { forgetImportsOf, purge } from '#organizations/member-import/core/purge.ts'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { aPerson } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'

const DAY = 24 * 3_600_000

describe.each(DATABASES)('a file of members on %s', (database) => {
  const world = importWorld(database)
  const { address, user, set, start, invited } = world
  const verdicts = async (_id: string) =>
    (await world.ours.rows(_id)).map(({ number, verdict, problem }) => [number, verdict, problem])

  it('previews a file without any change, then creates, updates, skips and deactivates', async () => {
    const { app, company, admin, ours } = world
    const [member, other] = [await aPerson(app, { company }), await aPerson(app, { company })]
    const file = [
      'E-Mail-Adresse;Vorname;Nachname;Rolle;Admin;Status;Büro',
      `${address('new')};Zoë;Łukasik;Teamleiter;ja;aktiv;Bern`,
      `${member.email};Ada;;Lead a Function;;;Bern`,
      `${admin.email};Test;Person;;;;`,
      `${other.email};;;;;inaktiv;`,
      `${address('gone')};;;;;inaktiv;`,
    ].join('\r\n')
    const before = await user(member)
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
    expect(await user(member)).toEqual(before)
    expect(await invited()).toEqual([])

    await start(_id)
    expect(await ours.get(_id)).toMatchObject({
      ...{ state: 'done', passed: 5, total: 5 },
      results: { create: 1, update: 1, skip: 2, deactivate: 1, refused: 0 },
    })
    const [invitation] = await invited()
    expect(invitation).toMatchObject({
      ...{ email: address('new'), lastName: 'Łukasik', role: 'team', isCompanyAdmin: 1 },
    })
    expect(await user(member)).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Person', role: 'function', firstKey: 'ada' },
    })
    expect((await user(other)).deactivatedDate).toBe(app.clock.now())
    expect(await app.code('{ memberCounts { all } }', {}, other.token)).toBe('UNAUTHENTICATED')
  })

  it('refuses single rows with a reason, applies the others, and returns the refused ones', async () => {
    const { app, company, admin, ours } = world
    const operator = await aPerson(app, { company, isAppAdmin: true })
    const closed = await aPerson(app, { company })
    await set(closed, { deletionDate: app.clock.now() })
    const file = [
      'email,first name,role,admin,status,note',
      `${address('one')},=1+1,team,no,active,@SUM(A1)`,
      ',Bo,,,,',
      'not an address,Bo,team,,,-2',
      `${address('one').toUpperCase()},Twice,team,,,`,
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
      [3, 'refused', 'This row has no email.'],
      [4, 'refused', '“not an address” is not an email address.'],
      [5, 'refused', 'This email is already in row 2.'],
      [6, 'refused', 'A quotation mark in this row isn’t closed.'],
      [7, 'refused', '“Engineer” is not a role. Write individual, team or function.'],
      [8, 'refused', 'This is you. Ask another admin to end your access.'],
      [9, 'refused', 'This email is already in row 8.'],
      [10, 'refused', 'This person is an app admin. Ask them.'],
      [11, 'refused', 'We can’t invite this email right now. Try again later.'],
      [12, 'create', null],
    ])
    await start(_id)
    expect(await verdicts(_id)).toEqual(planned)
    expect((await invited()).map(({ firstName }) => firstName)).toEqual(['Cé', '=1+1'])
    expect((await user(admin)).deactivatedDate).toBeNull()
    const lines = (await ours.failed(_id)).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffemail,first name,role,admin,status,note,Problem')
    expect(lines).toHaveLength(10)
    expect(lines[2]).toBe("not an address,Bo,team,,,'-2,“not an address” is not an email address.")
    const again = await ours.look(lines.join('\r\n').replace('not an address', address('mended')))
    expect((await ours.get(again)).counts).toMatchObject({ create: 1, update: 1, refused: 7 })
  })

  it('deactivates missing members only if the call gives their number', async () => {
    const { app, company, ours } = world
    const [kept, moved, named] = [
      await aPerson(app, { company }),
      await aPerson(app, { company }),
      await aPerson(app, { company }),
    ]
    const file = `email\n${address('new')}`
    const first = await ours.look(file)
    expect((await ours.get(first)).counts).toMatchObject({ create: 1, missing: 3 })
    const missing = (await ours.rows(first, 'missing')).map(({ email }) => email)
    expect(missing.sort()).toEqual([kept, moved, named].map(({ email }) => email).sort())
    expect(await ours.start(first, 2)).toBe('CONFLICT')
    await start(first)
    expect((await user(kept)).deactivatedDate).toBeNull()
    const second = await ours.look(file)
    const late = await aPerson(app, { company })
    // One left the company, and one has the address of a row by now.
    await set(moved, { company: null })
    await app.services.store.write((trx) =>
      trx.deleteFrom('invitation').where('company', '=', company).execute(),
    )
    await set(named, { email: address('new'), emailKey: address('new') })
    await start(second, 3)
    expect(await ours.get(second)).toMatchObject({
      ...{ total: 4, results: { skip: 3, deactivate: 1 } },
    })
    expect((await user(kept)).deactivatedDate).not.toBeNull()
    for (const other of [moved, named, late, world.admin]) {
      expect((await user(other)).deactivatedDate).toBeNull()
    }
  })

  it('decides rows again when they are applied, and shows changed verdicts', async () => {
    const { app, company, ours, limitSeats } = world
    const member = await aPerson(app, { company })
    const _id = await ours.look(
      `email,first name,status\n${member.email},Ada,\n${address('new')},Bo,\n${address('no')},,`,
    )
    await limitSeats(2)
    await set(member, { firstName: 'Ada' })
    await start(_id)
    expect((await ours.rows(_id)).map(({ verdict, planned }) => [verdict, planned])).toEqual([
      ['skip', 'update'],
      ['refused', 'create'],
      ['refused', 'create'],
    ])
    expect(await invited()).toEqual([])
  })

  it('hides accounts in other companies from an import, and doesn’t move them', async () => {
    const { app, ours } = world
    const elsewhere = await aPerson(app, { email: address('elsewhere') })
    const _id = await ours.look(`email\n${elsewhere.email}\n${address('unknown')}`)
    const [one, two] = await ours.rows(_id)
    expect({ ...one, number: 0, email: '' }).toEqual({ ...two, number: 0, email: '' })
    await start(_id)
    const [done, other] = await ours.rows(_id)
    expect({ ...done, number: 0, email: '' }).toEqual({ ...other, number: 0, email: '' })
    expect((await user(elsewhere)).company).toBe(elsewhere.company)
    expect(await invited()).toHaveLength(2)
  })

  it('shows an import only to the company’s admins and app admins, until a new file', async () => {
    const { app, company, ours } = world
    const member = await aPerson(app, { company })
    const operator = await aPerson(app, { isAppAdmin: true })
    const _id = await ours.look(world.fileOf(1))
    expect((await importsOf(app, member).send('email\nx')).statusCode).toBe(403)
    const theirs = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    expect((await theirs.send('email\nx', `&company=${company}`)).statusCode).toBe(404)
    expect(await theirs.get()).toBeNull()
    await expect(theirs.rows(_id)).rejects.toThrow('can’t find this import')
    expect(await theirs.start(_id)).toBe('NOT_FOUND')
    expect(await theirs.failed(_id)).toContain('NOT_FOUND')
    const byOperator = importsOf(app, operator)
    const other = await byOperator.look(`email\n${address('two')}`, `&company=${company}`)
    expect((await ours.get())._id).toBe(other)
    await expect(ours.get(_id)).rejects.toThrow('can’t find this import')
    for (const bad of ['', 'email\n']) expect((await ours.send(bad)).statusCode).toBe(400)
  })

  it('deletes an import after 7 days and with its company, and rows with their people', async () => {
    const { app, company, ours, storedRows } = world
    const { store } = app.services
    const member = await aPerson(app, { company })
    const _id = await ours.look(`${world.fileOf(1)}\n${member.email}`)
    await store.write((trx) =>
      forgetPerson(trx, { ...member, emailKey: member.email.toLowerCase() }, app.clock.now()),
    )
    expect(await storedRows(_id)).toHaveLength(1)
    await purge(store, app.clock.now() + 6 * DAY)
    expect(await storedRows(_id)).toHaveLength(1)
    await purge(store, app.clock.now() + 8 * DAY)
    expect(await storedRows(_id)).toEqual([])
    const other = await ours.look(world.fileOf(1))
    await store.write((trx) => forgetImportsOf(trx, company))
    await purge(store, app.clock.now())
    expect(await storedRows(other)).toEqual([])
  })
})
