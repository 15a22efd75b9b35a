import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as appAdmin } from '#db/migrations/0015-app-admin.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { migrateBy } from '#testing/migrating.ts'

const NOW = 1_700_000_000_000
const COMPANY = { version: 1, emailDomains: '[]', adminEmails: '[]', require2FA: 0 }
const DATES = { createdDate: NOW, updatedDate: NOW }
const USER = {
  ...{ version: 1, email: 'ada@a.example', firstName: 'Ada', lastName: 'Byron', optInEmail: 0 },
  ...{ optContactByColleague: 0, isCompanyAdmin: 0, isAppAdmin: 0, emailVerified: 0 },
  ...{ showWelcomeDialog: 0, isPrelaunch: 0 },
}

describe.each(DATABASES)('a database from before the list of companies, on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  const insert = (table: 'company' | 'user', row: object) =>
    test.store.write(async (trx) => {
      const loose = trx as unknown as Kysely<Record<string, Record<string, unknown>>>
      await loose
        .insertInto(table)
        .values({ ...row, ...DATES })
        .execute()
    })

  it('knows its companies by name, and which accounts have an address of their own', async () => {
    const before = { '0001': { up: first } }
    await migrateBy(test, before)
    for (const [_id, name] of [
      ['1', 'Zoë & Co'],
      ['2', 'Ångström'],
    ]) {
      await insert('company', { ...COMPANY, _id, name, require2FAGraceDays: 7, isPublicDefault: 0 })
    }
    await insert('user', { ...USER, _id: 'own', emailKey: 'ada@a.example' })
    await insert('user', { ...USER, _id: 'other', emailKey: 'shadow other' })
    await migrateBy(test, { ...before, '0015': { up: appAdmin } })
    const { read } = test.store
    expect(
      await read.selectFrom('company').select(['_id', 'nameKey']).orderBy('nameKey').execute(),
    ).toEqual([
      { _id: '2', nameKey: 'angstrom' },
      { _id: '1', nameKey: 'zoe co' },
    ])
    const shadows = () =>
      read.selectFrom('user').select(['_id', 'isShadow']).orderBy('_id').execute()
    expect(await shadows()).toEqual([
      { _id: 'other', isShadow: 1 },
      { _id: 'own', isShadow: 0 },
    ])
    // It follows by itself where an account gets an address of its own.
    await test.store.write((trx) =>
      sql`update "user" set "emailKey" = 'new@a.example' where "_id" = 'other'`.execute(trx),
    )
    expect((await shadows()).map(({ isShadow }) => isShadow)).toEqual([0, 0])
  })
})
