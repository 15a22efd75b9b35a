import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { makeImportWorker } from './imports.worker.ts'

const ROWS = 60
const log = {
  error: (facts: object) => {
    throw new Error(JSON.stringify(facts))
  },
}

describe.each(DATABASES)('several processes at one import on %s', (database) => {
  let app: TestApp
  let admin: Actor
  let ours: ReturnType<typeof importsOf>
  let file: string

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const company = await aCompany(app, domain)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ours = importsOf(app, admin)
    const lines = Array.from({ length: ROWS }, (_, at) => `p${at}@${domain}`)
    file = `email\n${lines.join('\n')}`
  })

  const invited = async () => {
    const { data } = await app.call('{ memberCounts { invited } }', {}, admin.token)
    return data.memberCounts.invited
  }

  it('do each row once between them', async () => {
    const _id = await ours.look(file)
    expect(await ours.start(_id)).toBeUndefined()
    const workers = [1, 2, 3].map(() => makeImportWorker(() => app.services, log))
    await Promise.all(workers.map((worker) => worker.runDue()))
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: ROWS } })
    expect(await invited()).toBe(ROWS)
    for (const worker of workers) await worker.close()
  })

  it('wait for the lease of one that was killed, and take over from one that was stopped', async () => {
    const _id = await ours.look(file)
    expect(await ours.start(_id)).toBeUndefined()
    const hold = { worker: 'killed', lease: app.clock.now() + 5000 }
    await app.services.store.write((trx) =>
      trx.updateTable('memberImport').set(hold).where('_id', '=', _id).execute(),
    )
    await app.imports.runDue()
    expect((await ours.get(_id)).passed).toBe(0)
    app.clock.move(5000)
    const stopped = makeImportWorker(() => app.services, log)
    const begun = stopped.runDue()
    await expect.poll(async () => (await ours.get(_id)).passed).toBeGreaterThan(0)
    await stopped.close()
    await begun
    await app.imports.runDue()
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: ROWS } })
    expect(await invited()).toBe(ROWS)
  })
})
