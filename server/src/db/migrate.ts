import { type Migration, Migrator } from 'kysely/migration'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as secondFactors } from '#db/migrations/0002-second-factors.ts'
import type { Store } from '#db/store.ts'

/** In order; a migration that has landed is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-second-factors': { up: secondFactors },
}

/** Brings the database to the newest form. Answers the names of the migrations that ran now. */
export async function migrate(store: Store): Promise<string[]> {
  const migrator = new Migrator({
    db: store.writer,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}
