import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { up as baseline } from '#db/migrations/0001-baseline.ts'
import type { Store } from '#db/store.ts'

/** In order. From release 1.0 on, a migration is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-baseline': { up: baseline },
}

/** The first migration of databases that were made before the first release. */
const BEFORE_RELEASE = '0001-first'

/** This version can't use the database. The message tells the operator why and what to do. */
export class DatabaseVersionError extends Error {}

/** The other version that ran these migrations; undefined if this version can use the database. */
export function otherVersion(
  names: readonly string[],
): { age: 'older' | 'newer'; by: string } | undefined {
  const by = names.find((name) => !Object.hasOwn(MIGRATIONS, name))
  if (by === undefined) return undefined
  return { age: by === BEFORE_RELEASE ? 'older' : 'newer', by }
}

/**
 * Updates the database to the newest schema and returns the names of the migrations that ran. Throws
 * DatabaseVersionError, without a change, if this version can't use the database.
 */
export async function migrate(store: Store): Promise<string[]> {
  const migrator = new Migrator({
    db: store.writer,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  await refuseOtherVersions(store)
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function refuseOtherVersions({ writer, kind }: Store): Promise<void> {
  const tables = await writer.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(writer)
  const other = otherVersion(rows.map(({ name }) => name))
  if (other === undefined) return
  const setting =
    kind === 'sqlite' ? 'an empty folder in DATA_DIR' : 'an empty database in DATABASE_URL'
  throw new DatabaseVersionError(
    other.age === 'older'
      ? `This database was made before the first release, and nothing can update it: name ${setting}.`
      : `This database was changed by a newer version (${other.by}). Start that version, or restore a backup from before the update.`,
  )
}
