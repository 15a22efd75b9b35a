import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as whoseImports } from '#db/migrations/0019-whose-imports.ts'
import { up as endedSessions } from '#db/migrations/0033-ended-sessions.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)('a database from before imports knew who acts, on %s', (database) => {
  let app: TestApp

  beforeEach(async () => {
    app = await makeTestApp(database)
  })
  afterEach(() => app.drop())

  const migrate = () =>
    app.services.store.write(async (trx) => {
      const db = trx as unknown as Kysely<unknown>
      for (const index of ['memberImport_actor', 'memberImportRow_person'])
        await db.schema.dropIndex(index).execute()
      for (const column of ['actor', 'look', 'unread'])
        await db.schema.alterTable('memberImport').dropColumn(column).execute()
      await db.schema.alterTable('memberImportRow').dropColumn('person').execute()
      for (const table of ['user', 'memberImport'])
        await db.schema.alterTable(table).dropColumn('sessionsEnded').execute()
      await whoseImports(db)
      await endedSessions(db)
    })

  it('goes on with a preview as it stood, and forgets rows of nobody', async () => {
    const company = await aCompany(app)
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const member = await aPerson(app, { company })
    const ours = importsOf(app, admin)
    const _id = await ours.look('email\nnew@a.example')
    await app.services.store.write(async (trx) => {
      const [row] = await trx.selectFrom('memberImportRow').selectAll().limit(1).execute()
      if (row === undefined) throw new Error('no row')
      await trx
        .insertInto('memberImportRow')
        .values({ ...row, import: randomUUID() })
        .execute()
    })
    await migrate()
    const { store } = app.services
    const rows = await store.read.selectFrom('memberImportRow').select('import').execute()
    expect(rows.map((row) => row.import)).toEqual([_id, _id])
    expect(await ours.get(_id)).toMatchObject({ state: 'ready', look: 1, counts: { missing: 1 } })
    expect(await ours.start(_id, 1)).toBeUndefined()
    await app.imports.runDue()
    expect((await ours.get(_id)).results).toMatchObject({ create: 1, deactivate: 1 })
    expect(await app.code('{ me { _id } }', {}, member.token)).toBe('UNAUTHENTICATED')
  })
})
