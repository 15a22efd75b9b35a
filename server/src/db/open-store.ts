import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { openFlush } from '#db/flush.ts'
import { groupCommit } from '#db/group-commit.ts'
import { namedReads } from '#db/named-reads.ts'
import { openPostgres, POSTGRES_LIMITS, postgresDialect } from '#db/postgres.ts'
import { emptyLog, openSqlite, sqliteDialect } from '#db/sqlite.ts'
import type { Store } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const PATIENCE_MS = 5_000
export const SQLITE_FILE = 'goodwork.sqlite'

export async function openEmbeddedStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, SQLITE_FILE)
  const migrating = openSqlite(file, 'FULL')
  const reading = openSqlite(file, 'FULL')
  // `write` flushes by itself, so that the server can work meanwhile.
  const writing = openSqlite(file, 'NORMAL')
  const flush = await openFlush(`${file}-wal`)
  const [writer, read, grouped] = [migrating, reading, writing].map(
    (connection) => new Kysely<Tables>({ dialect: sqliteDialect(connection, PATIENCE_MS) }),
  ) as [Kysely<Tables>, Kysely<Tables>, Kysely<Tables>]
  return {
    kind: 'sqlite',
    read,
    writer,
    write: groupCommit(grouped, writing, flush.now),
    rows: (sql, parameters) => reading.run(sql, parameters).rows,
    scrub: () => emptyLog(migrating),
    close: async () => {
      await Promise.all([writer.destroy(), read.destroy(), grouped.destroy()])
      // A write that has just ended may have asked for a flush.
      await flush.close()
      // Kysely does not close a connection that it never used, which would keep a lock on the file.
      for (const connection of [migrating, reading, writing]) connection.close()
    },
  }
}

/** Connects to PostgreSQL 15 or newer. */
export function openPostgresStore(url: string, limits = POSTGRES_LIMITS): Store {
  const pool = openPostgres(url, limits.answer)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, limits) })
  const migrating = new Kysely<Tables>({ dialect: postgresDialect(openPostgres(url)) })
  return {
    kind: 'postgres',
    read: db,
    writer: migrating,
    write: (work) => db.transaction().execute(work),
    rows: namedReads(pool),
    scrub: async () => undefined,
    close: async () => {
      await Promise.all([migrating.destroy(), pool.end()])
    },
  }
}

export const openStore = (config: { databaseUrl: string | undefined; dataDir: string }) =>
  config.databaseUrl === undefined
    ? openEmbeddedStore(config.dataDir)
    : Promise.resolve(openPostgresStore(config.databaseUrl))
