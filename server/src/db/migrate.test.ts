import { createHash, randomUUID } from 'node:crypto'
import { compiledFile } from '@goodwork/content/compiled.ts'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { migrate } from '#db/migrate.ts'
import * as first from '#db/migrations/0001-first.ts'
import { openEmbeddedStore, openPostgresStore, type Store } from '#db/store.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { ask } from '#testing/raw.ts'
import { testClock } from '#testing/test-app.ts'

describe.each(DATABASES)('migrations on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  /** What stands in the database: tables with their columns, and indexes. */
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

  it('run once; run again they change nothing', async () => {
    expect((await migrate(test.store))[0]).toBe('0001-first')
    const made = await shape()
    expect(made.length).toBeGreaterThan(14)
    expect(await migrate(test.store)).toEqual([])
    expect(await shape()).toEqual(made)
  })

  it('run once when two processes start at the same time', async () => {
    const second =
      database === 'sqlite'
        ? await openEmbeddedStore(test.folder)
        : openPostgresStore(await addressOf(test.store))
    const ran = await Promise.all([migrate(test.store), migrate(second)])
    expect(ran.flat().filter((name) => name === '0001-first')).toHaveLength(1)
    await second.close()
  })

  it('leave nothing behind when they are cut short, and run the next time', async () => {
    const { store } = test
    await sql`create table "outbox" (x integer)`.execute(store.writer)
    await expect(migrate(store)).rejects.toThrow(/outbox/)
    const tables = (await shape()).filter((it) => /company|goal|session/.test(it))
    expect(tables).toEqual([])
    await sql`drop table "outbox"`.execute(store.writer)
    expect((await migrate(store))[0]).toBe('0001-first')
  })

  it('carry a database of version 0001 with data in it forward, and its people find everything', async () => {
    const { store } = test
    const onlyFirst = { getMigrations: async () => ({ '0001-first': first }) }
    const { error } = await new Migrator({
      db: store.writer,
      provider: onlyFirst,
    }).migrateToLatest()
    expect(error).toBeUndefined()
    const token = 'T'.repeat(43)
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    const clock = testClock()
    const now = clock.now()
    const [company, user] = [randomUUID(), randomUUID()]
    await store.write(async (trx) => {
      for (const row of rowsOfFirstVersion({ company, user, tokenHash, now })) {
        await sql`insert into ${sql.table(row.table)} (${sql.join(Object.keys(row.values).map((name) => sql.ref(name)))})
          values (${sql.join(Object.values(row.values))})`.execute(trx)
      }
    })
    await migrate(store)
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: test.folder }, test.folder)
    const app = await makeApp(config, { content: compiledFile, site: undefined }, { store, clock })
    const reply = await ask(
      app,
      `{ me { email firstName motivations company { name } }
         goalGetMany { note isGoal advices { id } startDate } searchGetMany { query }
         historyGetMany { liked flow { entity } } impactActionHistoryGetMany { id }
         reminderGetMany { text roles } orgInfoGetMany { id answer } }`,
      { authorization: `Bearer ${token}` },
    )
    expect(reply.json()).toEqual({
      data: {
        me: {
          email: 'old@a.example',
          firstName: 'Old',
          motivations: ['learn'],
          company: { name: 'Old company' },
        },
        goalGetMany: [
          { note: 'Kept', isGoal: true, advices: [{ id: 'x' }], startDate: '2026-11-01' },
        ],
        searchGetMany: [{ query: 'trust' }],
        historyGetMany: [{ liked: 4, flow: { entity: 'team' } }],
        impactActionHistoryGetMany: [{ id: 'a1' }],
        reminderGetMany: [{ text: 'Say thanks', roles: [] }],
        orgInfoGetMany: [{ id: 'q1', answer: 'Ask Amara' }],
      },
    })
    await app.http.close()
  })
})

/** Where the database of a test stands. */
async function addressOf(store: Store): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    store.read,
  )
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

type At = { company: string; user: string; tokenHash: string; now: number }

/** Rows as the first version wrote them: fixed here, so that no later code shapes them. */
function rowsOfFirstVersion({ company, user, tokenHash, now }: At) {
  const dates = { createdDate: now, updatedDate: now }
  const own = () => ({ _id: randomUUID(), version: 1 })
  const flow = '{"entity":"team","startTime":"2026-11-20T10:00:00.000Z","steps":[]}'
  return [
    {
      table: 'company',
      values: {
        _id: company,
        version: 1,
        name: 'Old company',
        emailDomains: '["a.example"]',
        adminEmails: '[]',
        require2FA: 0,
        require2FAGraceDays: 7,
        isPublicDefault: 0,
        ...dates,
      },
    },
    {
      table: 'user',
      values: {
        _id: user,
        version: 3,
        email: 'old@a.example',
        emailKey: 'old@a.example',
        firstName: 'Old',
        lastName: 'Hand',
        optInEmail: 0,
        optContactByColleague: 0,
        company,
        isCompanyAdmin: 0,
        isAppAdmin: 0,
        emailVerified: 1,
        showWelcomeDialog: 0,
        motivations: '["learn"]',
        isPrelaunch: 0,
        ...dates,
      },
    },
    {
      table: 'session',
      values: {
        tokenHash,
        _id: randomUUID(),
        user,
        state: 'active',
        assurance: 1,
        createdDate: now,
        lastSeen: now,
        signedInAt: now,
        expires: now + 1e9,
        idle: 1e8,
        tries: 0,
        client: '',
        addressPrefix: '',
      },
    },
    {
      table: 'goal',
      values: {
        ...own(),
        user,
        adviceId: 'x',
        entity: 'team',
        note: 'Kept',
        startDate: '2026-11-01',
        isBookmark: 0,
        isGoal: 1,
        advices: '[{"id":"x","title":"T","body":"B"}]',
        ...dates,
      },
    },
    {
      table: 'goal',
      values: {
        ...own(),
        user,
        note: 'Deleted',
        isBookmark: 0,
        isGoal: 1,
        advices: '[]',
        ...dates,
        deletedDate: now,
      },
    },
    { table: 'search', values: { ...own(), user, query: 'trust', date: now } },
    {
      table: 'history',
      values: { ...own(), user, flow, startTime: now, liked: 4, createdDate: now },
    },
    {
      table: 'impactActionHistory',
      values: { ...own(), user, id: 'a1', createdDate: now, viewedDate: now },
    },
    {
      table: 'reminder',
      values: {
        ...own(),
        company,
        targetDate: '2026-11-30',
        actions: '[]',
        roles: '[]',
        text: 'Say thanks',
        ...dates,
      },
    },
    { table: 'orgInfo', values: { ...own(), company, id: 'q1', answer: 'Ask Amara', ...dates } },
  ]
}
