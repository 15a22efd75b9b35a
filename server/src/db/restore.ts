import { constants } from 'node:fs'
import { access, chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { otherVersion } from '#db/migrate.ts'
import { SQLITE_FILE } from '#db/open-store.ts'
import { isBusy } from '#db/sqlite.ts'
import { AppError, badInput } from '#lib/errors.ts'

type Place = { databaseUrl: string | undefined; dataDir: string }

/**
 * Replaces the embedded database by a checked copy of a backup. `kept` is the path of a copy of the
 * old database, if there was one. BAD_USER_INPUT: the file is damaged, from another product or
 * version. CONFLICT: a server has the database open, or the store is PostgreSQL.
 */
export async function restore(place: Place, file: string): Promise<{ kept: string | undefined }> {
  if (place.databaseUrl !== undefined) {
    const message = 'This server keeps its data in PostgreSQL: restore it with pg_restore.'
    throw new AppError('CONFLICT', message)
  }
  await mkdir(place.dataDir, { recursive: true })
  const current = join(place.dataDir, SQLITE_FILE)
  const fresh = join(place.dataDir, `restoring-${process.pid}.sqlite`)
  try {
    await copyIn(resolve(file), fresh)
    check(fresh, file)
    await flush(fresh)
    return { kept: await exchange(current, fresh) }
  } finally {
    await rm(fresh, { force: true })
  }
}

async function copyIn(file: string, fresh: string): Promise<void> {
  const unreadable = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw badInput(`This user can’t read ${file}. Put it where the server’s user may read it.`)
  }
  const found = await stat(file).catch(unreadable)
  if (!found?.isFile()) throw badInput(`There is no file ${file}.`)
  await access(file, constants.R_OK).catch(unreadable)
  await copyFile(file, fresh, constants.COPYFILE_FICLONE)
  await chmod(fresh, 0o600)
}

/** Refuses a copy that this version can't use. */
function check(fresh: string, file: string): void {
  const isWhole = read(fresh, (db) => {
    const [first] = db.prepare('pragma integrity_check').all()
    // Merges the log into the file.
    db.exec('pragma journal_mode = delete')
    return first?.integrity_check === 'ok'
  })
  if (isWhole !== true)
    throw badInput(`${file} is damaged, or no SQLite database. Use another one.`)
  const names = read(fresh, (db) => {
    db.prepare('select "_id" from "installation"').get()
    return db
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name))
  })
  if (names === undefined) throw badInput(`${file} is no database of this product.`)
  const other = otherVersion(names)
  if (other === undefined) return
  throw badInput(
    other.age === 'older'
      ? `${file} was made before the first release, and nothing can update it.`
      : `${file} was made by a newer version (${other.by}). Update first, then restore it.`,
  )
}

/**
 * Renames the embedded database, so that a new one can be made. Returns its new path. Refuses with
 * CONFLICT while a server has it open.
 */
export async function setAside(dataDir: string, name: string): Promise<string> {
  const current = join(dataDir, SQLITE_FILE)
  const old = lockAlone(current)
  try {
    const kept = await keepAside(current, name)
    await dropLog(current)
    await rm(current)
    return kept
  } finally {
    old?.close()
  }
}

/** Exchanges the databases in one step, while the old one is locked. */
async function exchange(current: string, fresh: string): Promise<string | undefined> {
  if ((await stat(current).catch(() => undefined)) === undefined) {
    await dropLog(current)
    await rename(fresh, current)
    await flush(dirname(current))
    return undefined
  }
  const old = lockAlone(current)
  try {
    const kept = await keepAside(current, 'before-restore')
    // Before the exchange, so that SQLite never applies this log to the new database.
    await dropLog(current)
    await rename(fresh, current)
    await flush(dirname(current))
    return kept
  } finally {
    old?.close()
  }
}

/**
 * Locks the database and merges its log into it. Refuses with CONFLICT while a server has it open.
 * Undefined if it is too damaged.
 */
function lockAlone(current: string): DatabaseSync | undefined {
  const db = new DatabaseSync(current, { timeout: 0 })
  try {
    db.exec('pragma journal_mode = delete')
    db.exec('begin exclusive')
    return db
  } catch (error) {
    db.close()
    if (!isBusy(error)) return undefined
    const message = 'A server is running on this database. Stop it first.'
    throw new AppError('CONFLICT', message)
  }
}

async function keepAside(current: string, name: string): Promise<string> {
  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const kept = join(dirname(current), `${name}-${at}.sqlite`)
  for (const part of ['', '-wal', '-shm']) {
    const from = `${current}${part}`
    if ((await stat(from).catch(() => undefined)) === undefined) continue
    await copyFile(from, `${kept}${part}`, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    await chmod(`${kept}${part}`, 0o600)
    await flush(`${kept}${part}`)
  }
  return kept
}

async function dropLog(current: string): Promise<void> {
  for (const part of ['-wal', '-shm']) await rm(`${current}${part}`, { force: true })
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** Reads a file that may not be a database; undefined if that fails. */
function read<T>(path: string, work: (db: DatabaseSync) => T): T | undefined {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(path)
    return work(db)
  } catch {
    return undefined
  } finally {
    db?.close()
  }
}
