import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Error codes: the session already has a statement of this name, or has lost it */
const SHARED = new Set(['42P05', '26000'])

/**
 * Runs reads as named statements, which PostgreSQL plans once for each connection. Once it finds that
 * connections are shared (PgBouncer), runs this and later reads unnamed. decisions/databases.md.
 */
export function namedReads(pool: pg.Pool) {
  // The name is a hash of the text: another server may have prepared it on this session.
  const names = new Map<string, string>()
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? createHash('sha256').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }
  let isShared = false
  return async (sql: string, parameters: readonly unknown[]): Promise<unknown[]> => {
    const query = { text: sql, values: [...parameters] }
    if (!isShared) {
      try {
        return (await pool.query({ ...query, name: nameOf(sql) })).rows
      } catch (error) {
        if (!SHARED.has((error as { code?: string }).code ?? '')) throw error
        isShared = true
      }
    }
    return (await pool.query(query)).rows
  }
}
