import type { Kysely } from 'kysely'
import { up as baseline } from '#db/migrations/0001-baseline.ts'
import type { Db } from '#db/store.ts'

/** Hides the types of the tables: a migration must not depend on later columns. */
const on = (db: Db) => db as unknown as Kysely<unknown>

type Migration = { up(db: Db): Promise<void> }

/** In order. From release 1.0 on, a migration is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': { up: (db) => baseline(on(db)) },
}
