import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import pg from 'pg'

const INT8 = 20
const POOL_SIZE = 10

/** Time limits of PostgreSQL in milliseconds; a call that exceeds one fails with TRY_AGAIN. */
export type PostgresLimits = {
  /** One statement of a transaction */
  statement: number
  /** The wait for a row that another transaction has locked */
  lock: number
  /** The time between two statements of a transaction */
  idle: number
  /** The wait for an answer, also if the server hangs or the network is cut */
  answer: number
}

export const POSTGRES_LIMITS: PostgresLimits = {
  statement: 20_000,
  lock: 5_000,
  idle: 20_000,
  answer: 25_000,
}

/** The driver's message when a statement got no answer in time */
export const NO_ANSWER = 'Query read timeout'

/** Closes the connection when no answer came in time: it can't be used again. */
class ClosingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === NO_ANSWER) void this.end()
      })
    }
    return answer as never
  }
}

/**
 * A pool that returns bigint columns (milliseconds and small counts) as numbers. `answer` limits the
 * wait for an answer, in milliseconds; 0 is no limit.
 */
export function openPostgres(url: string, answer = 0): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  }
  const pool = new pg.Pool({
    connectionString: url,
    Client: ClosingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    query_timeout: answer,
    types: types as pg.CustomTypesConfig,
  })
  // Without listeners, the loss of an idle connection would end the process. The next query on it
  // fails, and the pool opens a new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery

  constructor(pool: pg.Pool, limits: PostgresLimits | undefined) {
    super({ pool })
    // `set local`, because PgBouncer refuses such settings at the start of a connection and shares
    // sessions with their settings.
    this.#begin = CompiledQuery.raw(
      limits === undefined
        ? 'begin'
        : `begin; set local statement_timeout = ${limits.statement}; set local lock_timeout = ${limits.lock}; set local idle_in_transaction_session_timeout = ${limits.idle}`,
    )
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin)
  }

  /** A failed rollback would hide the error that ended the transaction. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/** Kysely over the pool; without limits a transaction may take any time, as migrations do. */
export function postgresDialect(pool: pg.Pool, limits?: PostgresLimits): Dialect {
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new LimitedDriver(pool, limits),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}
