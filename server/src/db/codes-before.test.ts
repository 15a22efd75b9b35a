import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as codesAndImports } from '#db/migrations/0017-codes-and-imports.ts'
import { companyToJoin } from '#features/companies/ways/ways.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)('a database from before codes had a key, on %s', (database) => {
  let app: TestApp

  beforeEach(async () => {
    app = await makeTestApp(database)
  })
  afterEach(() => app.drop())

  const migrate = () =>
    app.services.store.write(async (trx) => {
      const db = trx as unknown as Kysely<unknown>
      for (const index of ['company_codeKey', 'auditEvent_alone', 'auditEvent_import'])
        await db.schema.dropIndex(index).execute()
      await db.schema.alterTable('company').dropColumn('codeKey').execute()
      await db.schema.alterTable('auditEvent').dropColumn('import').execute()
      await codesAndImports(db)
    })
  const withCode = async (referralCode: string) => {
    const company = await aCompany(app)
    await app.services.store.write((trx) =>
      trx.updateTable('company').set({ referralCode }).where('_id', '=', company).execute(),
    )
    return company
  }
  const joins = async (code: string) => {
    const { store, clock } = app.services
    const joined = await store.write((trx) =>
      companyToJoin(trx, 'somebody@unknown.example', code, clock.now()),
    )
    return joined?.company
  }

  it('lets each code lead where it led, and those with other letters as well', async () => {
    const [plain, umlaut, wide] = [
      await withCode(' Harbour '),
      await withCode('ÄPFEL'),
      await withCode('Ｏｆｆｉｃｅ'),
    ]
    await withCode(' ')
    await migrate()
    for (const typed of ['harbour', 'HARBOUR', ' Harbour ']) expect(await joins(typed)).toBe(plain)
    for (const typed of ['ÄPFEL', 'äpfel', 'A\u0308pfel']) expect(await joins(typed)).toBe(umlaut)
    for (const typed of ['office', 'ＯＦＦＩＣＥ']) expect(await joins(typed)).toBe(wide)
    for (const typed of ['', ' ', 'apfel']) expect(await joins(typed)).toBeUndefined()
  })

  it('keeps what was noted of companies where it was', async () => {
    const admin = await aPerson(app, { isCompanyAdmin: true })
    const answer = 'mutation { orgInfoCreate(obj: { id: "rewards-pay-1", answer: "x" }) { _id } }'
    expect((await app.call(answer, {}, admin.token)).errors).toEqual([])
    await migrate()
    const { data } = await app.call('{ companyEventGetMany { kind } }', {}, admin.token)
    expect(data.companyEventGetMany).toEqual([{ kind: 'handbook_changed' }])
  })
})
