import { access, chmod, constants, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Store } from '#db/store.ts'
import { AppError, badInput } from '#lib/errors.ts'

/**
 * Writes a snapshot of the embedded store to a new file with mode 0600; the server may be running.
 * The store records the date. Throws CONFLICT if the file exists, or if the store is PostgreSQL
 * (use `pg_dump`), and BAD_USER_INPUT if its folder can't be written.
 */
export async function backUp(store: Store, file: string, now: number): Promise<string> {
  if (store.kind === 'postgres') {
    throw new AppError(
      'CONFLICT',
      'This server keeps its data in PostgreSQL: back it up with pg_dump.',
    )
  }
  const path = resolve(file)
  const there = await stat(path).catch(() => undefined)
  if (there !== undefined)
    throw new AppError('CONFLICT', `${path} exists already. Name another file.`)
  // SQLite's own error reads as if the database itself could not be written.
  const folder = dirname(path)
  await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw badInput(
      error.code === 'ENOENT'
        ? `There is no folder ${folder}. Make it first.`
        : `This user can’t write into ${folder}. Name a file in a folder that the server’s user owns.`,
    )
  })
  // A plain copy of the file would miss the writes that are still in its log.
  await sql`vacuum into ${path}`.execute(store.writer)
  await chmod(path, 0o600)
  await store.write((trx) => trx.updateTable('installation').set({ backupDate: now }).execute())
  return path
}
