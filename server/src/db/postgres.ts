import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20
const POOL_SIZE = 10

/** A pool whose bigint columns arrive as numbers: they hold milliseconds and small counts. */
export function openPostgres(url: string): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    types: types as pg.CustomTypesConfig,
  })
  // A connection that is lost while idle, or between two queries of a transaction, would end the
  // process; who uses it next is told, and the pool opens a new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const postgresDialect = (pool: pg.Pool): Dialect => new PostgresDialect({ pool })
