import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { openEmbeddedStore, openPostgresStore, SQLITE_FILE } from '#db/open-store.ts'

/** Names the templates of this run to its workers. */
const RUN = 'TEST_TEMPLATES'

function placesOf(run: string | undefined): { folder: string; name: string } {
  if (run === undefined) throw new Error('No templates: run the tests through npm test.')
  return { folder: join(tmpdir(), `goodwork-templates-${run}`), name: `template_${run}` }
}

const places = () => placesOf(process.env[RUN])

export const hasTemplates = (): boolean => process.env[RUN] !== undefined

/**
 * Migrates one store of each kind for the whole run, because copying it is many times faster than
 * migrating a new store, which only tests of migrations need. Returns a function that deletes both.
 */
export async function makeTemplates(postgres: string): Promise<() => Promise<void>> {
  const run = randomUUID().replaceAll('-', '')
  const { folder, name } = placesOf(run)
  const embedded = await openEmbeddedStore(folder)
  await migrate(embedded)
  await embedded.scrub()
  await embedded.close()
  await asked(postgres, `create database ${name}`)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  const store = openPostgresStore(url.href)
  await migrate(store)
  await store.close()
  process.env[RUN] = run
  return async () => {
    await asked(postgres, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
    // A later benchmark of the same process makes its own.
    delete process.env[RUN]
  }
}

async function asked(postgres: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Puts a migrated embedded store into a folder. */
export const copyEmbedded = (folder: string): Promise<void> =>
  copyFile(join(places().folder, SQLITE_FILE), join(folder, SQLITE_FILE))

/** The end of a `create database` for a migrated database. `file_copy` is the faster strategy. */
export const fromTemplate = (): string => `template ${places().name} strategy file_copy`
