import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { groupCommit } from '#db/group-commit.ts'
import { openPostgres, postgresDialect } from '#db/postgres.ts'
import { openSqlite, type SqliteConnection, sqliteDialect } from '#db/sqlite.ts'
import type { Tables } from '#db/tables.ts'

/** What a store function takes: the reading side, or a transaction of the writing side. */
export type Db = Kysely<Tables>

const PATIENCE_MS = 5_000
export const SQLITE_FILE = 'goodwork.sqlite'

/** One query code over two databases (decision 2026-11-21, two databases). */
export type Store = {
  kind: 'sqlite' | 'postgres'
  /** For reads outside of a transaction; on the embedded store a connection of its own */
  read: Db
  /** The side that migrations and `write` use */
  writer: Db
  /** Runs the work in one transaction: all of it is stored when the promise resolves, or nothing. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Runs one already compiled read, without the query builder: for the hot paths only */
  rows(sql: string, parameters: readonly unknown[], name: string): Promise<unknown[]> | unknown[]
  close(): Promise<void>
}

/** Opens the embedded store in a folder, which is made if missing. */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, SQLITE_FILE)
  const writing = openSqlite(file)
  const reading: SqliteConnection = openSqlite(file)
  const writer = new Kysely<Tables>({ dialect: sqliteDialect(writing, PATIENCE_MS) })
  const read = new Kysely<Tables>({ dialect: sqliteDialect(reading, PATIENCE_MS) })
  return {
    kind: 'sqlite',
    read,
    writer,
    write: groupCommit(writer, writing),
    rows: (sql, parameters) => reading.run(sql, parameters).rows,
    close: async () => {
      await Promise.all([writer.destroy(), read.destroy()])
    },
  }
}

/** Opens a PostgreSQL 15 or newer by its address. */
export function openPostgresStore(url: string): Store {
  const pool = openPostgres(url)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  return {
    kind: 'postgres',
    read: db,
    writer: db,
    write: (work) => db.transaction().execute(work),
    rows: async (sql, parameters, name) =>
      (await pool.query({ name, text: sql, values: [...parameters] })).rows,
    close: () => db.destroy(),
  }
}

export const openStore = (config: { databaseUrl: string | undefined; dataDir: string }) =>
  config.databaseUrl === undefined
    ? openEmbeddedStore(config.dataDir)
    : Promise.resolve(openPostgresStore(config.databaseUrl))
