import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCK, migrate } from '#db/migrate.ts'
import { openEmbeddedStore, openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'

describe.each(DATABASES)('migrations on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  /** Tables with their columns, and indexes. */
  async function shape(): Promise<string[]> {
    const query =
      database === 'sqlite'
        ? sql<{
            it: string
          }>`select type || ' ' || name || ' ' || coalesce(sql, '') as it from sqlite_master`
        : sql<{
            it: string
          }>`select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as it
            from information_schema.columns where table_schema = 'public'
            union all select indexdef from pg_indexes where schemaname = 'public'`
    return (await query.execute(test.store.read)).rows.map((row) => row.it).sort()
  }

  it('migrations run once, and change nothing when run again', async () => {
    expect((await migrate(test.store))[0]).toBe('0001-baseline')
    const made = await shape()
    expect(made.length).toBeGreaterThan(14)
    expect(await migrate(test.store)).toEqual([])
    expect(await shape()).toEqual(made)
  })

  it('migrations run once when two processes start at the same time', async () => {
    const second =
      database === 'sqlite'
        ? await openEmbeddedStore(test.folder)
        : openPostgresStore(await addressOf(test.store))
    const ran = await Promise.all([migrate(test.store), migrate(second)])
    expect(ran.flat().filter((name) => name === '0001-baseline')).toHaveLength(1)
    await second.close()
  })

  it('a failed migration leaves no tables, and runs the next time', async () => {
    const { store } = test
    await sql`create table "outbox" (x integer)`.execute(store.writer)
    await expect(migrate(store)).rejects.toThrow(/has tables already.+outbox/)
    const tables = (await shape()).filter((it) => /company|goal|session/.test(it))
    expect(tables).toEqual([])
    await sql`drop table "outbox"`.execute(store.writer)
    expect((await migrate(store))[0]).toBe('0001-baseline')
  })

  it('a migration waits for another server that migrates, and reports the wait', async () => {
    if (database === 'sqlite') return
    const other = openPostgresStore(await addressOf(test.store))
    const waits = Promise.withResolvers<void>()
    let second: Promise<string[]> | undefined
    await other.writer.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      second = migrate(test.store, waits.resolve)
      await waits.promise
    })
    expect(await second).toEqual(['0001-baseline'])
    await other.close()
  })

  it('migrations refuse a database from before the first release, and don’t change it', async () => {
    const { store } = test
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      store.writer,
    )
    await sql`insert into kysely_migration values ('0001-first', '2026-11-21')`.execute(
      store.writer,
    )
    await sql`create table "user" ("_id" text primary key)`.execute(store.writer)
    const before = await shape()
    const setting = database === 'sqlite' ? 'folder in DATA_DIR' : 'database in DATABASE_URL'
    await expect(migrate(store)).rejects.toThrow(
      `This database was made before the first release, and nothing can update it: name an empty ${setting}.`,
    )
    expect(await shape()).toEqual(before)
  })
})

async function addressOf(store: Store): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    store.read,
  )
  url.pathname = `/${rows[0]?.name}`
  return url.href
}
