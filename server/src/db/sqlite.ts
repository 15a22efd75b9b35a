import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { AppError } from '#lib/errors.ts'

const KEPT_STATEMENTS = 500
const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 250

type Shaper = (row: readonly unknown[]) => Record<string, unknown>
/** `shape` is undefined for a statement without rows */
type CachedStatement = { statement: StatementSync; shape: Shaper | undefined }

/**
 * One connection to the file, with a cache of statements. Reads rows as arrays and builds objects
 * of one shape, because the objects of node:sqlite are slow dictionaries.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #kept = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** False also after SQLite has rolled back by itself, as it does on a full disk. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Runs synchronously: reads take microseconds. */
  run(sql: string, parameters: readonly unknown[]): QueryResult<never> {
    const { statement, shape } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (shape === undefined) {
      const { changes } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes) }
    }
    const rows = statement.all(...values) as unknown as unknown[][]
    return { rows: rows.map(shape) as never[] }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(query.sql, query.parameters)
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported on the embedded store')
  }

  #prepare(sql: string): CachedStatement {
    const found = this.#kept.get(sql)
    if (found !== undefined) return found
    const statement = this.#database.prepare(sql)
    const columns = statement.columns().map((column) => column.name)
    statement.setReturnArrays(true)
    const kept = { statement, shape: columns.length === 0 ? undefined : makeShaper(columns) }
    if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.clear()
    this.#kept.set(sql, kept)
    return kept
  }

  close(): void {
    this.#kept.clear()
    if (this.#database.isOpen) this.#database.close()
  }
}

/** Builds objects by a literal with all names: faster than setting the values one by one. */
function makeShaper(columns: readonly string[]): Shaper {
  const parts = columns.map((column, index) => `${JSON.stringify(column)}: row[${index}]`)
  return new Function('row', `return { ${parts.join(', ')} }`) as Shaper
}

/**
 * Opens the file. With FULL a commit is on the disk when it returns; with NORMAL once the log of
 * writes was flushed (`flush.ts`). Neither can leave the file broken.
 */
export function openSqlite(file: string, synchronous: 'FULL' | 'NORMAL'): SqliteConnection {
  const database = new DatabaseSync(file, { timeout: 0 })
  // The busy timeout is 0: a wait inside the driver would stop the whole server.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON;`,
  )
  // Overwrites deleted rows, so that no data of erased people remains in the file.
  database.exec('PRAGMA secure_delete = ON')
  // Creates the log, which the first transaction would create.
  database.exec('SELECT count(*) FROM sqlite_schema')
  return new SqliteConnection(database)
}

const LOG_TRIES = 20

/**
 * Merges the log into the file and empties it: it contains old pages with deleted data. Tries for
 * five seconds, because a running read may still need the log.
 */
export async function emptyLog(connection: SqliteConnection): Promise<void> {
  for (let time = 0; time < LOG_TRIES; time += 1) {
    const [row] = connection.run('PRAGMA wal_checkpoint(TRUNCATE)', []).rows as { busy: number }[]
    if (row?.busy === 0) return
    await sleep(LONGEST_WAIT_MS)
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite rolls back tables as well as rows, so a failed migration leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver below has a queue; Kysely's own would hide the time that a caller waited. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** A Kysely dialect over one open connection, which callers use one after the other. */
export function sqliteDialect(connection: SqliteConnection, patienceMs: number): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new OneConnectionDriver(connection, patienceMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection
  readonly #patienceMs: number
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined
  /** When the current caller stops waiting, including its time in the queue */
  #until = 0

  constructor(connection: SqliteConnection, patienceMs: number) {
    this.#connection = connection
    this.#patienceMs = patienceMs
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    const until = Date.now() + this.#patienceMs
    await before
    this.#until = until
    this.#release = resolve
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  /** Takes the write lock at once, so that no transaction fails for it half way. */
  async beginTransaction(): Promise<void> {
    await withPatience(this.#until, () => this.#connection.run('BEGIN IMMEDIATE', []))
  }

  async commitTransaction(): Promise<void> {
    await withPatience(this.#until, () => this.#connection.run('COMMIT', []))
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#connection.isInTransaction) this.#connection.run('ROLLBACK', [])
  }

  async destroy(): Promise<void> {
    this.#connection.close()
  }
}

/** Tries at least once, and until the given time, while another process has locked the file. */
async function withPatience<T>(until: number, work: () => T): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (Date.now() > until) {
        throw new AppError(
          'TRY_AGAIN',
          'We’re busy right now and saved nothing. Try again in a moment.',
          { retryAfter: 2, cause: error },
        )
      }
    }
    await sleep(wait)
  }
}

const SQLITE_BUSY = 5

/** Whether another connection has locked the file. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
