import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { openFlush } from '#db/flush.ts'
import { groupCommit } from '#db/group-commit.ts'
import { namedReads } from '#db/named-reads.ts'
import { openPostgres, POSTGRES_LIMITS, postgresDialect } from '#db/postgres.ts'
import { emptyLog, openSqlite, sqliteDialect } from '#db/sqlite.ts'
import type { Tables } from '#db/tables.ts'

/** The parameter of store functions: `store.read`, or a transaction of `store.write`. */
export type Db = Kysely<Tables>

const PATIENCE_MS = 5_000
export const SQLITE_FILE = 'goodwork.sqlite'

/** One query code over two databases (decisions/databases.md). */
export type Store = {
  kind: 'sqlite' | 'postgres'
  /** For reads outside of a transaction; a separate connection on the embedded store */
  read: Db
  /** For migrations */
  writer: Db
  /** Runs the work in one transaction, which is on the disk when the promise resolves. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Runs a compiled read without the query builder, for hot paths only */
  rows(sql: string, parameters: readonly unknown[]): Promise<unknown[]> | unknown[]
  /** Removes deleted data from the log of the embedded store; PostgreSQL does this itself (VACUUM). */
  scrub(): Promise<void>
  close(): Promise<void>
}

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
      await flush.close()
      await Promise.all([writer.destroy(), read.destroy(), grouped.destroy()])
      // Kysely does not close a connection that it never used, and that keeps a lock on the file.
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
