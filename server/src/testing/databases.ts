import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedStore, openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { copyEmbedded, fromTemplate } from '#testing/templates.ts'

/** The two databases that every test of the store runs on. */
export const DATABASES = ['sqlite', 'postgres'] as const
export type Database = (typeof DATABASES)[number]

export type TestStore = {
  store: Store
  folder: string
  /** The address of the database; undefined for the embedded one */
  url: string | undefined
  drop(): Promise<void>
}

/** The PostgreSQL of the test run: `TEST_DATABASE_URL`, or the one that `global-setup.ts` started. */
function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('No PostgreSQL: run the tests through npm test.')
  return url
}

/** An empty store for one test file, without tables; the test drops it. */
export const openTestStore = (database: Database): Promise<TestStore> => open(database, false)

/** As `openTestStore`, but migrated and with its own installation id, as after a first start. */
export async function openMigratedStore(database: Database): Promise<TestStore> {
  const test = await open(database, true)
  const _id = randomUUID()
  await test.store.write((trx) => trx.updateTable('installation').set({ _id }).execute())
  return test
}

async function open(database: Database, isMigrated: boolean): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'goodwork-'))
  if (database === 'sqlite') {
    if (isMigrated) await copyEmbedded(folder)
    const store = await openEmbeddedStore(folder)
    return {
      store,
      folder,
      url: undefined,
      drop: () => rm(folder, { recursive: true, force: true }),
    }
  }
  const url = new URL(postgresUrl())
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} ${isMigrated ? fromTemplate() : ''}`)
  url.pathname = `/${name}`
  return {
    store: openPostgresStore(url.href),
    folder,
    url: url.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
