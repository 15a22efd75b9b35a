import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as whomRowsName } from '#db/migrations/0031-whom-rows-name.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CONTACT = `mutation($contactPerson: String!) {
  orgInfoUpdateMany(arr: [{ id: "rewards-pay-1", contactPerson: $contactPerson }]) { _id } }`

describe.each(DATABASES)('a database whose rows were found by their texts, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  it('has a line for each address in rows that are there, by which they are found', async () => {
    const company = await aCompany(app)
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const ada = await aPerson(app, { company, email: 'ada@x.example' })
    const rows = Array.from({ length: 600 }, (_, at) => `p${at}@z.example,HR/${ada.email}`)
    const _id = await importsOf(app, admin).look(`email,manager\n${rows.join('\n')}\n,Bo`)
    const contactPerson = 'ada﹫x.example'
    expect((await app.call(CONTACT, { contactPerson }, admin.token)).errors).toEqual([])
    const { store } = app.services
    const lines = () =>
      store.read.selectFrom('memberImportMention').selectAll().orderBy('number').orderBy('core')
    const kept = await lines().execute()
    expect(kept).toHaveLength(1200)
    await store.write(async (trx) => {
      await trx.schema.dropTable('memberImportMention').execute()
      await sql`drop index "orgInfo_contacts"`.execute(trx)
      await sql`create index "orgInfo_contacts" on "orgInfo" ("company")`.execute(trx)
      await whomRowsName(trx as unknown as Kysely<unknown>)
    })
    expect(await lines().execute()).toEqual(kept)
    expect(await erase(app, ada)).toBeUndefined()
    const cells = store.read.selectFrom('memberImportRow').select('cells').where('import', '=', _id)
    expect(JSON.stringify(await cells.execute())).not.toContain('ada')
    const left = await store.read.selectFrom('orgInfo').select('contactPerson').execute()
    expect(left).toEqual([{ contactPerson: null }])
  })
})
