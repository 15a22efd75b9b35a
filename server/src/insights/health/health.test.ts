import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { aModel } from '#testing/model-server.ts'
import { makeTestApp } from '#testing/test-app.ts'

const ASK = `{ done: appHealth { people individuals memberships companies signIns { day count } outboxWaiting outboxFailed
  contentVersion indexMs storeBytes storeKind } }`

const PARTS = `{ done: appHealth { version model { place problem } pictures { place problem } backupDate } }`

describe.each(DATABASES)('health of the server on %s', (database) => {
  const app = testApp(database)

  const signedIn = (at: string) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('auditEvent')
        .values({
          ...{ _id: app.services.ids.id(), at: Date.parse(at), kind: 'sign_in', detail: '{}' },
          ...{ actor: null, subject: null, addressPrefix: '', client: null },
        })
        .execute(),
    )
  const jobs = (key: string, failedDate: number | null) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('job')
        .values({ kind: 'mail', key, runAt: 5, attempts: 1, failedDate })
        .execute(),
    )

  it('reports the health of the server in figures about no single person or company', async () => {
    const company = await aCompany(app)
    const everybody = await aCompany(app, null)
    const operator = await aPerson(app, { company, isAppAdmin: true })
    await aPerson(app, { company })
    await aPerson(app, { company, state: 'unverified' })
    const alone = await aPerson(app, { company: null })
    await aPerson(app, { company: everybody })
    await app.services.store.write(async (trx) => {
      await trx.updateTable('user').set({ tier: null }).execute()
      const paid = { tier: 'member', memberUntil: app.clock.now() + 1 }
      await trx.updateTable('user').set(paid).where('_id', '=', alone._id).execute()
    })
    for (let more = 0; more < 9; more += 1) {
      await signedIn('2026-11-21T00:00:00Z')
      await signedIn('2026-11-20T23:59:59Z')
      await signedIn('2026-11-06T23:59:59Z')
    }
    for (let more = 0; more < 4; more += 1) await signedIn('2026-11-19T12:00:00Z')
    await jobs('waits', null)
    await jobs('given up', 9)
    await app.call('{ librarySearch(query: "listen") { total } }', {}, operator.token)
    const { signIns, ...rest } = await app.done(ASK, {}, operator.token)
    expect(signIns).toHaveLength(14)
    // Today is left out, and fewer than five sign-ins show as 0.
    expect(signIns.slice(-2)).toEqual([
      { day: '2026-11-19', count: 0 },
      { day: '2026-11-20', count: 5 },
    ])
    expect(signIns[0]).toEqual({ day: '2026-11-07', count: 0 })
    expect(rest).toMatchObject({
      ...{
        people: 5,
        individuals: 2,
        memberships: 1,
        companies: 1,
        outboxWaiting: 1,
        outboxFailed: 1,
        storeKind: database,
      },
    })
    expect(rest.contentVersion).toMatch(/\w{8}/)
    expect(rest.indexMs).toBeGreaterThan(0)
    expect(rest.storeBytes).toBeGreaterThan(50_000)
  })

  it('reports the version, the services the server depends on, and their problems', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const parts = await app.done(PARTS, {}, operator.token)
    expect(parts).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      model: null,
      pictures: { place: join(app.services.config.dataDir, 'pictures'), problem: null },
      backupDate: null,
    })
    const at = Date.parse('2026-11-20T10:00:00Z')
    await app.services.store.write((trx) =>
      trx.updateTable('installation').set({ backupDate: at }).execute(),
    )
    await rm(parts.pictures.place, { recursive: true })
    await writeFile(parts.pictures.place, 'no folder')
    const later = await app.done(PARTS, {}, operator.token)
    expect(later.backupDate).toBe('2026-11-20T10:00:00.000Z')
    expect(later.pictures.problem).toMatch(/EEXIST|ENOTDIR/)
  })

  it('refuses the health of the server to everyone but app admins', async () => {
    const admin = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(ASK, {}, admin.token)).toBe('FORBIDDEN')
    expect(await app.code(ASK)).toBe('UNAUTHENTICATED')
  })
})

describe('health of the language model', () => {
  it('checks the language model without a paid request and reports why it fails', async () => {
    const model = await aModel()
    const named = { MODEL_URL: model.url, MODEL_NAME: 'small', MODEL_KEY: 'secret-key' }
    const app = await makeTestApp('sqlite', named)
    const operator = await aPerson(app, { isAppAdmin: true })
    const problem = async () => (await app.done(PARTS, {}, operator.token)).model
    const place = `small, ${new URL(model.url).host}`
    expect(await problem()).toEqual({ place, problem: null })
    model.listStatus = 401
    expect(await problem()).toEqual({ place, problem: '401' })
    await model.close()
    expect(await problem()).toEqual({ place, problem: 'ECONNREFUSED' })
    expect(model.requests).toEqual([])
    await app.drop()
  })
})
