import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as nobodyInColumns } from '#db/migrations/0029-nobody-in-columns.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const EMPTY = { user: null, email: '', name: '', message: '', path: '', lastError: null }
const SAID = {
  ...{ email: 'gone@x.example', name: 'Gone', message: 'Private', path: '/', date: 1 },
  ...{ remoteId: null, places: null, lastError: 'late' },
}

describe.each(DATABASES)('a database in which people outlived themselves, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  const migrate = () =>
    app.services.store.write((trx) => nobodyInColumns(trx as unknown as Kysely<unknown>))

  it('has nobody in the names of columns, which are numbers then; other files stay', async () => {
    const admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const other = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const _id = await importsOf(app, admin).look('email,first name,note\nbo@x.example,Bo,x')
    const stays = await importsOf(app, other).look('email,@home\nbo@x.example,x')
    const { store } = app.services
    await store.write(async (trx) => {
      const fields = ['email', 'firstName', null]
      const names = ['Ada ＡＤＡ＠x.example', 'Ada', 'ill']
      const columns = JSON.stringify(names.map((name, at) => ({ name, field: fields[at] })))
      await trx.updateTable('memberImport').set({ columns }).where('_id', '=', _id).execute()
      const cells = JSON.stringify(['ｂｏ@x.example ＂Bo＂', '½', 'x'])
      await trx.updateTable('memberImportRow').set({ cells }).where('import', '=', _id).execute()
    })
    await migrate()
    const rows = store.read.selectFrom('memberImportRow').select('cells').where('import', '=', _id)
    expect(JSON.parse((await rows.executeTakeFirstOrThrow()).cells)).toEqual([
      ...['bo@x.example "Bo"', '½', 'x'],
    ])
    const columns = async (by: typeof admin, id: string) =>
      (await importsOf(app, by).get(id)).columns.map((one: { name: string; field: string }) => [
        one.name,
        one.field,
      ])
    expect(await columns(admin, _id)).toEqual([
      ['Column 1', 'email'],
      ['Column 2', 'firstName'],
      ['Column 3', null],
    ])
    expect(await columns(other, stays)).toEqual([
      ['email', 'email'],
      ['@home', null],
    ])
  })

  it('has feedback of those alone who are there, and what finds the copies of others', async () => {
    const person = await aPerson(app)
    const { store } = app.services
    const rows = [
      { _id: 'theirs', user: person._id, tries: 1, nextTry: null },
      { _id: 'alone', user: 'gone', tries: 0, nextTry: null },
      { _id: 'sent', user: 'gone', tries: 2, nextTry: null, remoteId: 'r', places: '["p"]' },
      { _id: 'waits', user: 'gone', tries: 0, nextTry: 99 },
    ]
    await store.write((trx) =>
      trx
        .insertInto('feedback')
        .values(rows.map((row) => ({ ...SAID, ...row })))
        .execute(),
    )
    await migrate()
    const left = await store.read.selectFrom('feedback').selectAll().orderBy('_id').execute()
    const deletion = { ...EMPTY, tries: 0, nextTry: 0 }
    expect(
      left.map((row) => ({
        ...row,
        date: Number(row.date),
        nextTry: row.nextTry && Number(row.nextTry),
      })),
    ).toEqual([
      { ...SAID, ...deletion, _id: 'sent', remoteId: 'r', places: '["p"]' },
      { ...SAID, ...rows[0] },
      { ...SAID, ...deletion, _id: 'waits' },
    ])
  })
})
