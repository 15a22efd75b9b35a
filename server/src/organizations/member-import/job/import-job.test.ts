import { describe, expect, it } from 'vitest'
import { forgetImportsOf, purge } from '#organizations/member-import/core/purge.ts'
import { noteRows } from '#organizations/member-import/core/rows.store.ts'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { aPerson } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { codesTo, mailsTo } from '#testing/links.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { importHandler } from './import-job.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const OUT = 'mutation($_id: ID!) { memberDeactivate(_id: $_id) }'
const READ = 'query($code: String!) { it: invitationGet(code: $code) { isCompanyAdmin } }'
const REVOKE = 'mutation($_id: ID!) { invitationRevoke(_id: $_id) }'
const EVENTS = `query($import: ID!) {
  done: companyEventGetMany(import: $import, first: 100) { kind } }`

describe.each(DATABASES)('the import job on %s', (database) => {
  const world = importWorld(database)
  const { address, fileOf, set, storedRows } = world

  /** Invites an address up to the hourly limit, and revokes each invitation. */
  const exhaust = async (email: string) => {
    for (let time = 0; time < 5; time += 1) {
      const { data } = await world.app.call(INVITE, { obj: { email } }, world.admin.token)
      const revoked = await world.app.code(REVOKE, { _id: data.done }, world.admin.token)
      expect(revoked).toBeUndefined()
    }
  }
  const kindsUnder = async (_id: string) => {
    const { data } = await world.app.call(EVENTS, { import: _id }, world.admin.token)
    const kinds: Record<string, number> = {}
    for (const { kind } of data.done) kinds[kind] = (kinds[kind] ?? 0) + 1
    return kinds
  }
  const change = (_id: string, values: object) =>
    setRows(world.app, 'memberImport', { _id }, values)
  const stored = () => rowsOf(world.app, 'memberImport', { company: world.company }, '_id', 'state')

  it('applies each valid row once with one event, and sends mails 100 ms apart', async () => {
    const { app, company, ours } = world
    const [changed, ended, back] = [
      await aPerson(app, { company }),
      await aPerson(app, { company }),
      await aPerson(app, { company }),
    ]
    await set(back, { deactivatedDate: app.clock.now() })
    const [full, other] = [address('full'), address('other')]
    await exhaust(full)
    await exhaust(other)
    const news = Array.from({ length: 30 }, (_, at) => address(`new${at}`))
    const lines = news.map((email, at) => `${email},Bo ${at},`)
    lines.splice(3, 0, `${full},Full,`, `${changed.email},Ben,`, `${ended.email},,inactive`)
    lines.splice(25, 0, `${back.email},Eda,active`, `${other},Other,`)
    const _id = await world.run(['email,first name,state', ...lines].join('\n'))
    expect(await ours.get(_id)).toMatchObject({
      state: 'done',
      passed: 35,
      results: { create: 30, update: 2, deactivate: 1, refused: 2, skip: 0, later: 0 },
    })
    const refused = await ours.rows(_id, 'refused')
    expect(refused.map(({ email, planned }) => [email, planned])).toEqual([
      [full, 'create'],
      [other, 'create'],
    ])
    const mails = await Promise.all(news.map((email) => mailsTo(app, email, 'invitation')))
    expect(mails.map(({ length }) => length)).toEqual(news.map(() => 1))
    const times = (
      await Promise.all([
        ...mails,
        mailsTo(app, ended.email, 'accessEnded'),
        mailsTo(app, back.email, 'accessBack'),
      ])
    )
      .flat()
      .map(({ nextTry }) => Number(nextTry) - app.clock.now())
    expect(times.sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, at) => at * 100))
    expect(await mailsTo(app, full, 'invitation')).toHaveLength(5)
    expect(await kindsUnder(_id)).toEqual({
      ...{ member_invited: 30, member_deactivated: 1, member_reactivated: 1, member_changed: 2 },
    })
    // A row that was rolled back together with a refused row was counted once.
    const counts = await app.services.store.read
      .selectFrom('counter')
      .select('n')
      .where('key', 'like', 'invite-mail %')
      .execute()
    expect(counts.map(({ n }) => Number(n)).sort()).toEqual([...Array(30).fill(1), 5, 5])
  })

  it('gives the seat that one imported row frees to another row', async () => {
    const { app, company, ours } = world
    const [leaves, comes] = [await aPerson(app, { company }), await aPerson(app, { company })]
    await set(comes, { deactivatedDate: app.clock.now() })
    await world.limitSeats(2)
    const late = await aPerson(app, { company })
    await set(late, { deactivatedDate: app.clock.now() })
    const rows = [
      `${leaves.email},inactive`,
      `${comes.email},active`,
      `${late.email},active`,
      `${address('new')},`,
    ]
    const _id = await world.run(['email,state', ...rows].join('\n'))
    const found = await ours.rows(_id)
    expect(
      found.map(({ verdict, problem, changes }) => [verdict, problem, changes[0]?.to]),
    ).toEqual([
      ['deactivate', null, undefined],
      ['update', null, 'active'],
      ['refused', 'All seats of this company are taken.', undefined],
      ['refused', 'All seats of this company are taken.', undefined],
    ])
  })

  it('invites a person again whose invitation as admin ended with its maker', async () => {
    const { app, company, admin, ours } = world
    const bad = await aPerson(app, { company, isCompanyAdmin: true })
    const [boss, plain] = [address('boss'), address('plain')]
    for (const obj of [{ email: boss, isCompanyAdmin: true }, { email: plain }]) {
      expect(await app.code(INVITE, { obj }, bad.token)).toBeUndefined()
    }
    expect(await app.code(OUT, { _id: bad._id }, admin.token)).toBeUndefined()
    const _id = await world.run(`email,admin\n${boss},yes\n${plain},no\n`)
    expect((await ours.rows(_id)).map(({ verdict }) => verdict)).toEqual(['create', 'skip'])
    const codes = await codesTo(app, boss, 'invitation')
    expect(codes).toHaveLength(2)
    const code = codes.at(-1)
    expect((await app.call(READ, { code })).data.it).toEqual({ isCompanyAdmin: true })
  })

  it('applies each row once when several processes work on an import', async () => {
    const { app, ours } = world
    const _id = await ours.look(fileOf(30))
    expect(await ours.start(_id)).toBeUndefined()
    const { run } = importHandler(app.services)
    const work = async () => {
      while ((await run(_id, new AbortController().signal)).again !== undefined);
    }
    await Promise.all([work(), work(), work()])
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: 30 } })
    expect(await kindsUnder(_id)).toEqual({ member_invited: 30 })
  })

  it('stores any text in a cell of an import unchanged', async () => {
    const { ours } = world
    const cells = ['C:\\u0000', '\\', '"', '\\"', '\ud83d', '{"a":1}', "'=1"]
    const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)
    const _id = await ours.look(
      `email,a,b,c,d,e,f,g\n${address('ok')},${quoted.join()}\nnobody,${quoted.join()}`,
    )
    const seen = await ours.get(_id)
    expect(seen).toMatchObject({ state: 'ready', counts: { create: 1, refused: 1 } })
    expect(seen.columns[1].samples[0]).toBe('C:\\u0000')
    expect(await ours.failed(_id)).toContain('C:\\u0000')
  })

  it('stops an import after five failures in a row, and works on other imports meanwhile', async () => {
    const { app, ours } = world
    const failures: unknown[] = []
    const note = (it: unknown) => failures.push(it)
    const worker = anotherProcess(app, { log: { warn: note, error: note } })
    const elsewhere = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    for (const [state, problem] of [
      ['checking', 'We couldn’t check everything in this file. Nothing was changed.'],
      ['running', 'Something went wrong on our side. The remaining rows were not imported.'],
    ]) {
      const _id = await ours.look(fileOf(3))
      if (state === 'running') expect(await ours.start(_id)).toBeUndefined()
      await change(_id, { state, columns: '[null]' })
      const { jobs, store } = app.services
      await store.write((trx) => jobs.enqueue(trx, { kind: 'import', key: _id }))
      const other = await elsewhere.send('email\nx@b.example')
      for (let time = 0; time < 5; time += 1) {
        await worker.runDue('import')
        app.clock.move(3_000)
      }
      expect((await stored()).find((one) => one._id === _id)?.state).toBe('stopped')
      await change(_id, { columns: '[]' })
      expect(await ours.get(_id)).toMatchObject({ problem, passed: 0 })
      expect((await elsewhere.get(other.json()._id)).state).toBe('ready')
    }
    expect(failures).toHaveLength(10)
    await worker.close()
  })

  it('takes turns between companies, and returns the unreached rows of a cancelled import', async () => {
    const { app, ours } = world
    const _id = await ours.look(`${fileOf(200, 'email')}\nnonsense`)
    expect(await ours.start(_id)).toBeUndefined()
    const worker = anotherProcess(app)
    const working = worker.runDue('import')
    const theirs = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    const small = (await theirs.send('email\none@b.example')).json()._id
    const state = async () => {
      // The job that waited longest runs next, and the clock of tests moves only by this.
      app.clock.move(1)
      return (await theirs.get(small)).state
    }
    await expect.poll(state, { interval: 1, timeout: 60_000 }).toBe('ready')
    expect(await ours.cancel(_id)).toBeUndefined()
    expect(await ours.cancel(_id)).toBe('CONFLICT')
    await working
    await worker.close()
    const seen = await ours.get(_id)
    expect(seen.state).toBe('stopped')
    expect(seen.passed).toBeLessThan(201)
    expect(await ours.rows(_id, 'create')).toHaveLength(seen.results.create)
    expect(await ours.rows(_id)).toHaveLength(seen.passed)
    const rest = await ours.failed(_id, 'rest')
    const lines = rest.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 201 - seen.passed)
    expect([lines[0], lines.at(-1)]).toEqual(['\ufeffemail', 'nonsense'])
    const again = await ours.look(rest)
    expect((await ours.get(again)).counts).toMatchObject({ create: 200 - seen.passed, refused: 1 })
  })

  it('deletes all rows of a file that is dropped while it is read', async () => {
    const { app, company, ours } = world
    const sending = ours.send(fileOf(10_000))
    const state = async () => (await stored())[0]?.state
    await expect.poll(state, { timeout: 60_000, interval: 1 }).toBe('reading')
    const _id = `${(await stored())[0]?._id}`
    await app.services.store.write((trx) => forgetImportsOf(trx, company))
    await app.jobs.runDue('import')
    expect((await sending).statusCode).toBe(404)
    await app.jobs.runDue('import')
    await purge(app.services.store, app.clock.now() + 90 * DAY)
    expect([await stored(), await storedRows(_id)]).toEqual([[], []])
  })

  it('erases a person from rows without a preview and rows without an address', async () => {
    const { app, company, ours } = world
    const member = await aPerson(app, { company, email: address('O_Brien') })
    const other = address('ObBrien')
    const files = [
      `email,name\n${member.email.toUpperCase()},Secret\n${other},Bo`,
      `email,name\n"${member.email},Secret\n${other},Bo`,
      `Wer,name\n${member.email},Secret\n${other},Bo`,
    ]
    for (const [at, file] of files.entries()) {
      const { _id } = (await ours.send(file)).json()
      if (at > 0) await app.jobs.runDue('import')
      await app.services.store.write((trx) =>
        forgetPerson(trx, { ...member, emailKey: member.email.toLowerCase() }, app.clock.now()),
      )
      // Without a column of addresses, the row may be another person's, so only its place is kept.
      expect((await storedRows(_id)).map(({ cells }) => JSON.parse(cells))).toEqual([
        ...(file.startsWith('Wer') ? [['', '']] : []),
        [other, 'Bo'],
      ])
    }
    const left = await aPerson(app, { company })
    const missing = await ours.look(`email\n${address('new')}`)
    expect(await ours.rows(missing, 'missing')).toHaveLength(1)
    await app.services.store.write((trx) =>
      forgetPerson(trx, { ...left, emailKey: 'moved@a.example' }, app.clock.now()),
    )
    expect(await ours.rows(missing, 'missing')).toEqual([])
  })

  it('restores neither a row nor a cell that was erased after it was read', async () => {
    const { app, ours } = world
    const { store } = app.services
    const { _id } = (await ours.send(fileOf(3))).json()
    const read = await storedRows(_id)
    await store.write(async (trx) => {
      await trx
        .deleteFrom('memberImportRow')
        .where('number', '=', 3)
        .where('import', '=', _id)
        .execute()
      await trx
        .updateTable('memberImportRow')
        .set({ cells: '[""]' })
        .where('number', '=', 4)
        .where('import', '=', _id)
        .execute()
      await noteRows(
        trx,
        read.map((row) => ({ ...row, verdict: 'skip' })),
      )
    })
    expect((await storedRows(_id)).map(({ verdict }) => verdict)).toEqual(['skip', null])
  })
})
