import { compiledFile } from '@goodwork/content/compiled.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { checkStore } from '#db/check-store.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { openTestStore, type TestStore } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { type PgBouncer, startPgBouncer } from '#testing/pgbouncer.ts'
import { PRODUCTION } from '#testing/production.ts'
import { ask } from '#testing/raw.ts'
import { aRepository } from '#testing/site-folder.ts'
import { spawnServer } from '#testing/spawned-server.ts'
import { type TestApp, testClock } from '#testing/test-app.ts'

const CALLS = 400
const TOGETHER = 20

describe('a server behind PgBouncer in transaction mode', () => {
  let behind: TestStore
  let bouncer: PgBouncer
  let store: Store
  let app: Pick<TestApp, 'http' | 'close' | 'services' | 'clock'>
  let owner: Actor

  beforeAll(async () => {
    behind = await openTestStore('postgres')
    bouncer = await startPgBouncer(behind.url ?? '')
    store = openPostgresStore(bouncer.url)
    const clock = testClock()
    const config = readConfig({ LOG_LEVEL: 'silent' }, behind.folder)
    // Migrates an empty database through PgBouncer.
    const made = await makeApp(config, { content: compiledFile, site: undefined }, { store, clock })
    app = { ...made, clock }
    owner = await aPerson(app as TestApp)
  })
  afterAll(async () => {
    await app.close()
    await bouncer.stop()
    await behind.store.close()
    await behind.drop()
  })

  it('answers 400 concurrent reads and writes through PgBouncer', async () => {
    const refused: string[] = []
    const calls = Array.from({ length: TOGETHER }, async (_, lane) => {
      for (let at = lane; at < CALLS; at += TOGETHER) {
        const query =
          at % 4 === 0
            ? 'mutation { goalCreate(obj: { adviceTitle: "A", note: "a" }) { _id } }'
            : '{ me { _id } }'
        const reply = await ask(app, query, { authorization: `Bearer ${owner.token}` })
        for (const error of reply.json().errors ?? []) refused.push(error.message)
      }
    })
    await Promise.all(calls)
    expect(refused).toEqual([])
  })

  it('leaves no lock in PgBouncer after concurrent starts and migrations under load', async () => {
    const name = `pooled_${Date.now()}`
    await sql.raw(`create database ${name}`).execute(behind.store.writer)
    const repository = await aRepository()
    const DATABASE_URL = bouncer.url.replace(/[^/]+$/, name)
    const settings = { DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent', ...PRODUCTION }
    const servers = await Promise.all(
      ['one', 'two'].map((DATA_DIR) => spawnServer(repository.root, { ...settings, DATA_DIR })),
    )
    let isOver = false
    const load = Array.from({ length: TOGETHER }, async (_, lane) => {
      while (!isOver) await servers[lane % 2]?.call('{ __typename }').then(() => fetchReady(lane))
    })
    const fetchReady = (lane: number) => fetch(`${servers[lane % 2]?.url}/readyz`)
    for (let time = 0; time < 7; time += 1) {
      const again = openPostgresStore(DATABASE_URL)
      expect(await migrate(again)).toEqual([])
      await checkStore(again)
      await again.close()
    }
    isOver = true
    await Promise.all(load)
    await Promise.all(servers.map((server) => server.end()))
    // Other tests take such locks in their own databases.
    const locks = sql`select 1 from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = ${name}`
    expect((await locks.execute(behind.store.read)).rows).toEqual([])
    await repository.drop()
    await sql.raw(`drop database ${name} with (force)`).execute(behind.store.writer)
  })

  it('leaves no time limit of a transaction on a connection that PgBouncer shares', async () => {
    await Promise.all(
      Array.from({ length: TOGETHER }, () => store.write((trx) => sql`select 1`.execute(trx))),
    )
    const left = await Promise.all(
      Array.from({ length: TOGETHER }, () => store.rows('show statement_timeout', [])),
    )
    expect(new Set(left.map((rows) => JSON.stringify(rows)))).toEqual(
      new Set(['[{"statement_timeout":"0"}]']),
    )
  })
})
