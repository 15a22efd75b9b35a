import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { forgetImportsOf, purge } from '../purge.ts'
import { noteRows } from '../rows.store.ts'

const DAY = 24 * 3_600_000

describe.each(DATABASES)('how imports end on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ours = importsOf(app, admin)
  })

  const address = (name: string) => `${name}-${company.slice(0, 8)}@a.example`
  const fileOf = (count: number) =>
    `email,note\n${Array.from({ length: count }, (_, at) => `${address(`p${at}`)},n${at}`).join('\n')}`
  const spoil = (_id: string, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('memberImport').set(values).where('_id', '=', _id).execute(),
    )
  const storedRows = (_id: string) =>
    app.services.store.read
      .selectFrom('memberImportRow')
      .select('cells')
      .where('import', '=', _id)
      .orderBy('number')
      .execute()
  const stored = () =>
    app.services.store.read
      .selectFrom('memberImport')
      .select(['_id', 'state'])
      .where('company', '=', company)
      .execute()

  it('with whatever stands in a cell', async () => {
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

  it('at the fifth failure in a row, in both halves, with a sentence; others go on meanwhile', async () => {
    const failures: unknown[] = []
    const note = (it: unknown) => failures.push(it)
    const worker = anotherProcess(app, { log: { warn: note, error: note } })
    const elsewhere = await aPerson(app, { isCompanyAdmin: true })
    for (const [state, problem] of [
      ['checking', 'Something in this file could not be looked at. Nothing was changed.'],
      ['running', 'Something went wrong on our side. The rest of the rows were not done.'],
    ]) {
      const _id = await ours.look(fileOf(3))
      if (state === 'running') expect(await ours.start(_id)).toBeUndefined()
      await spoil(_id, { state, columns: '[null]' })
      const { jobs, store } = app.services
      await store.write((trx) => jobs.enqueue(trx, { kind: 'import', key: _id }))
      const other = await importsOf(app, elsewhere).send('email\nx@b.example')
      for (let look = 0; look < 5; look += 1) {
        await worker.runDue('import')
        app.clock.move(3_000)
      }
      const [row] = (await stored()).filter((one) => one._id === _id)
      expect(row?.state).toBe('stopped')
      await spoil(_id, { columns: '[]' })
      expect(await ours.get(_id)).toMatchObject({ problem, passed: 0 })
      expect((await importsOf(app, elsewhere).get(other.json()._id)).state).toBe('ready')
    }
    expect(failures).toHaveLength(10)
    const next = await ours.look(fileOf(1))
    expect((await ours.get(next)).state).toBe('ready')
    await worker.close()
  })

  it('by cancelling one that fails, and takes another file in its place', async () => {
    const reply = await ours.send(fileOf(2))
    const { _id } = reply.json()
    await spoil(_id, { cursor: '{', position: 99 })
    const worker = anotherProcess(app)
    await worker.runDue('import')
    expect((await ours.get(_id)).state).toBe('checking')
    expect(await ours.cancel(_id)).toBeUndefined()
    expect(await ours.get()).toBeNull()
    expect((await ours.get(await ours.look(fileOf(2)))).state).toBe('ready')
    await worker.close()
  })

  it('before their end with what was done, and hand back the rows that they did not reach', async () => {
    const _id = await ours.look(`${fileOf(400)}\nnonsense,x`)
    expect(await ours.start(_id)).toBeUndefined()
    const worker = anotherProcess(app)
    const working = worker.runDue('import')
    await expect
      .poll(async () => (await ours.get(_id)).passed, { interval: 1, timeout: 10_000 })
      .toBeGreaterThan(0)
    expect(await ours.cancel(_id)).toBeUndefined()
    await working
    await worker.close()
    const seen = await ours.get(_id)
    expect(seen.state).toBe('stopped')
    expect(seen.passed).toBeLessThan(401)
    expect(await ours.rows(_id, 'create')).toHaveLength(seen.results.create)
    expect(await ours.rows(_id)).toHaveLength(seen.passed)
    expect(await ours.rows(_id, 'refused')).toEqual([])
    const rest = await ours.failed(_id, 'rest')
    const lines = rest.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffemail,note')
    expect(lines).toHaveLength(1 + 401 - seen.passed)
    expect(lines.at(-1)).toBe('nonsense,x')
    const again = await ours.look(rest)
    expect((await ours.get(again)).counts).toMatchObject({ create: 400 - seen.passed, refused: 1 })
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    expect(await importsOf(app, stranger).failed(_id, 'rest')).toContain('NOT_FOUND')
  })

  it('let a small file of another company be looked at before a big one is done', async () => {
    const _id = await ours.look(fileOf(600))
    expect(await ours.start(_id)).toBeUndefined()
    const working = app.jobs.runDue('import')
    const theirs = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    const small = (await theirs.send('email\none@b.example')).json()._id
    const state = async () => {
      // Who waited longest is next, and time stands still otherwise.
      app.clock.move(1)
      return (await theirs.get(small)).state
    }
    await expect.poll(state, { interval: 1, timeout: 10_000 }).toBe('ready')
    expect((await ours.get(_id)).state).toBe('running')
    await working
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: 600 } })
  })

  it('leave nothing of nobody where a file is taken back while it is read', async () => {
    const sending = ours.send(fileOf(20_000))
    await expect
      .poll(async () => (await stored())[0]?.state, {
        timeout: 10_000,
        interval: 1,
      })
      .toBe('reading')
    const [row] = await stored()
    const _id = `${row?._id}`
    await app.services.store.write((trx) => forgetImportsOf(trx, company))
    await app.jobs.runDue('import')
    expect((await sending).statusCode).toBe(404)
    await app.jobs.runDue('import')
    await purge(app.services.store, app.clock.now() + 90 * DAY)
    expect(await stored()).toEqual([])
    expect(await storedRows(_id)).toEqual([])
  })

  it('keep nothing of somebody who is erased, in rows that nobody looked at, or could read', async () => {
    const member = await aPerson(app, { company, email: address('O_Brien') })
    const other = address('ObBrien')
    const erase = () =>
      app.services.store.write((trx) =>
        forgetPerson(trx, { ...member, emailKey: member.email.toLowerCase() }, app.clock.now()),
      )
    const files = [
      `email,name\n${member.email.toUpperCase()},Secret\n${other},Bo`,
      `email,name\n"${member.email},Secret\n${other},Bo`,
      `Wer,name\n${member.email},Secret\n${other},Bo`,
    ]
    for (const [at, file] of files.entries()) {
      const { _id } = (await ours.send(file)).json()
      if (at > 0) await app.jobs.runDue('import')
      await erase()
      // Where no column says whose a row is it may be another's: nothing is left of it but its place.
      expect((await storedRows(_id)).map(({ cells }) => JSON.parse(cells))).toEqual([
        ...(file.startsWith('Wer') ? [['', '']] : []),
        [other, 'Bo'],
      ])
    }
    const left = await aPerson(app, { company })
    const missing = await ours.look(`email\n${address('new')}`)
    expect(await ours.rows(missing, 'missing')).toHaveLength(1)
    // Whatever their address is by then.
    await app.services.store.write((trx) =>
      forgetPerson(trx, { ...left, emailKey: 'moved@a.example' }, app.clock.now()),
    )
    expect(await ours.rows(missing, 'missing')).toEqual([])
  })

  it('bring back no row of somebody who was erased while it was looked at', async () => {
    const { _id } = (await ours.send(fileOf(3))).json()
    const rows = await app.services.store.read
      .selectFrom('memberImportRow')
      .selectAll()
      .where('import', '=', _id)
      .execute()
    await app.services.store.write(async (trx) => {
      await trx
        .deleteFrom('memberImportRow')
        .where('number', '=', 3)
        .where('import', '=', _id)
        .execute()
      await noteRows(
        trx,
        rows.map((row) => ({ ...row, verdict: 'skip' })),
      )
    })
    expect(await storedRows(_id)).toHaveLength(2)
    expect(await ours.rows(_id, 'skip')).toHaveLength(2)
  })

  it('do not stand in each other’s way with who changes the company', async () => {
    const errors: unknown[] = []
    const note = (it: unknown) => errors.push(it)
    const worker = anotherProcess(app, { log: { warn: note, error: note } })
    const _id = await ours.look(fileOf(200))
    expect(await ours.start(_id)).toBeUndefined()
    const working = worker.runDue('import')
    for (let round = 0; round < 30; round += 1) {
      await app.services.store.write(async (trx) => {
        await trx
          .updateTable('company')
          .set((eb) => ({ version: eb.ref('version') }))
          .where('_id', '=', company)
          .execute()
        if (database === 'postgres') await new Promise((resolve) => setTimeout(resolve, 3))
        await trx
          .updateTable('memberImport')
          .set({ withMissing: 0 })
          .where('company', '=', company)
          .execute()
      })
    }
    await working
    await worker.close()
    expect(errors).toEqual([])
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: 200 } })
  })
})
