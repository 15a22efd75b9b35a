import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as namesOfFiles } from '#db/migrations/0034-names-of-files.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)('names of files from before, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  it.each([
    ['ada@x.example.csv', '…'],
    ['of ＡＤＡ＠x.example (old).csv', 'of … (old).csv'],
    ['Team ½ @home.csv', 'Team ½ @home.csv'],
  ])('hold no address any more: %j is %j', async (fileName, kept) => {
    const admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const _id = await importsOf(app, admin).look('email\nbo@x.example')
    await app.services.store.write(async (trx) => {
      await trx.updateTable('memberImport').set({ fileName }).where('_id', '=', _id).execute()
      await namesOfFiles(trx as unknown as Kysely<unknown>)
    })
    expect((await importsOf(app, admin).get(_id)).fileName).toBe(kept)
  })
})
