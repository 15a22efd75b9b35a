import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedStore, openPostgresStore, type Store } from '#db/store.ts'

/** The two databases that every test of the store runs on. */
export const DATABASES = ['sqlite', 'postgres'] as const
export type Database = (typeof DATABASES)[number]

export type TestStore = { store: Store; folder: string; drop(): Promise<void> }

/** The PostgreSQL of the test run: `TEST_DATABASE_URL`, or the one that `global-setup.ts` started. */
function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('No PostgreSQL: run the tests through npm test.')
  return url
}

/** An empty store of its own for one test file, dropped afterwards. */
export async function openTestStore(database: Database): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'goodwork-'))
  if (database === 'sqlite') {
    const store = await openEmbeddedStore(folder)
    return { store, folder, drop: () => rm(folder, { recursive: true, force: true }) }
  }
  const url = new URL(postgresUrl())
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    store: openPostgresStore(url.href),
    folder,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
