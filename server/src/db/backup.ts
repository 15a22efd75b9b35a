import { chmod, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { Store } from '#db/store.ts'
import { AppError } from '#lib/errors.ts'

/**
 * Writes the embedded store, as it is at this moment, to one new file that nobody else reads. The
 * server may run meanwhile. Throws CONFLICT where the file is there, or with PostgreSQL, whose own
 * `pg_dump` does this.
 */
export async function backUp(store: Store, file: string): Promise<string> {
  if (store.kind === 'postgres') {
    throw new AppError(
      'CONFLICT',
      'This server keeps its data in PostgreSQL: back it up with pg_dump.',
    )
  }
  const path = resolve(file)
  const there = await stat(path).catch(() => undefined)
  if (there !== undefined) throw new AppError('CONFLICT', `${path} is there already.`)
  // A copy of the file alone would miss what still stands in the log beside it.
  await sql`vacuum into ${path}`.execute(store.writer)
  await chmod(path, 0o600)
  return path
}
