import { type Migration, Migrator } from 'kysely/migration'
import type { TestStore } from '#testing/databases.ts'

/** Brings a store that has only some migrations to these: how a database of before is made, and upgraded. */
export async function migrateBy(
  { store }: TestStore,
  migrations: Record<string, Migration>,
): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: store.writer, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
