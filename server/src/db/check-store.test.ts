import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkStore } from '#db/check-store.ts'
import { DATABASES, openMigratedStore, type TestStore } from '#testing/databases.ts'

describe.each(DATABASES)('the check of a start on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openMigratedStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  const change = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(test.store.writer)
  }

  it('accepts a migrated database with tables and indexes of the operator', async () => {
    await change('create table report (n integer)', 'create index mine on goal ("user")')
    await expect(checkStore(test.store)).resolves.toBeUndefined()
  })

  it.each([
    ['some tables are missing', ['drop table goal', 'drop table session'], 'lacks 2 of its'],
    ['an index is missing', ['drop index "session_user"'], 'session index session_user'],
    ['a column is missing', ['alter table reminder drop column "text"'], 'reminder.text text'],
    ['a table has another column', ['alter table goal add column old text'], 'goal.old text'],
    [
      'a column may be null',
      ['drop table counter', 'create table counter ("key" text primary key, n integer)'],
      'counter.n integer not null',
    ],
    ['the rows were not restored', ['delete from installation'], 'without their rows'],
  ])('refuses a database in which %s', async (_what, statements, named) => {
    await change(...statements)
    const refused = await checkStore(test.store).catch((error: Error) => error.message)
    expect(refused).toContain(named)
    expect(refused).toMatch(database === 'sqlite' ? /^DATA_DIR: / : /^DATABASE_URL: /)
    expect(refused).toContain('estore the whole backup')
  })
})
