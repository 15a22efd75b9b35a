import { sql, type Transaction } from 'kysely'
import { MIGRATIONS } from '#db/migrations.ts'
import type { Db, Store } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { OperatorError } from '#lib/errors.ts'

/** The first migration of databases that were made before the first release. */
const BEFORE_RELEASE = '0001-first'

/** The other version that ran these migrations; undefined if this version can use the database. */
export function otherVersion(
  names: readonly string[],
): { age: 'older' | 'newer'; by: string } | undefined {
  const by = names.find((name) => !Object.hasOwn(MIGRATIONS, name))
  if (by === undefined) return undefined
  return { age: by === BEFORE_RELEASE ? 'older' : 'newer', by }
}

/** The migrations that ran, as Kysely's own migrator stores them (decisions/databases.md) */
const NAME = 'kysely_migration'
const TABLE = sql.table(NAME)

/** After this time, a start reports why it waits. */
const SILENCE_MS = 1_000
/** The number of the lock: arbitrary, and not one of `locks.ts` */
export const LOCK = 7_041_121

/**
 * Updates the database to the newest schema and returns the names of the migrations that ran.
 * Throws an OperatorError, without a change, if this version can't use the database. Runs in one
 * transaction, whose lock ends with it: behind PgBouncer, the lock of a session would remain.
 * Calls `onWait` once if another server has the lock.
 */
export async function migrate(store: Store, onWait = () => {}): Promise<string[]> {
  if (!(await hasPending(store.writer, store.kind))) return []
  return store.writer.transaction().execute(async (trx) => {
    if (store.kind === 'postgres') {
      const timer = setTimeout(onWait, SILENCE_MS)
      try {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      } finally {
        clearTimeout(timer)
      }
    }
    // Another server may have migrated meanwhile.
    if (!(await hasPending(trx, store.kind))) return []
    try {
      return await runPending(trx)
    } catch (error) {
      throw explained(error, store.kind)
    }
  })
}

async function runPending(trx: Transaction<Tables>): Promise<string[]> {
  await sql`create table if not exists ${TABLE}
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx)
  const ran = await migrationsIn(trx)
  const pending = Object.entries(MIGRATIONS).filter(([name]) => !ran.includes(name))
  for (const [name, { up }] of pending) {
    await up(trx)
    const values = sql.join([name, new Date().toISOString()])
    await sql`insert into ${TABLE} (name, timestamp) values (${values})`.execute(trx)
  }
  return pending.map(([name]) => name)
}

/** The message of PostgreSQL and SQLite for a table or index that exists */
const IS_THERE = /already exists$/

/** The tables of another product, or a restore without the record of its migrations. */
function explained(error: unknown, kind: Store['kind']): unknown {
  const { message } = error as Error
  if (!IS_THERE.test(message)) return error
  const setting = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'
  return new OperatorError(
    `${setting}: this database has tables already, but no record that this product made them (${message}). Name an empty database, or restore the whole backup into one.`,
    { cause: error },
  )
}

/** Whether migrations have to run. Throws an OperatorError for a database of another version. */
export async function hasPending(db: Db, kind: Store['kind']): Promise<boolean> {
  const ran = await migrationsIn(db)
  const other = otherVersion(ran)
  if (other === undefined) return ran.length < Object.keys(MIGRATIONS).length
  const setting =
    kind === 'sqlite' ? 'an empty folder in DATA_DIR' : 'an empty database in DATABASE_URL'
  throw new OperatorError(
    other.age === 'older'
      ? `This database was made before the first release, and nothing can update it: name ${setting}.`
      : `This database was changed by a newer version (${other.by}). Start that version, or restore a backup from before the update.`,
  )
}

/** The names of the migrations that ran in a database; none in an empty one. */
async function migrationsIn(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === NAME)) return []
  const { rows } = await sql<{ name: string }>`select name from ${TABLE} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
