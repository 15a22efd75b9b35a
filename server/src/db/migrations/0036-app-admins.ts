import { type Kysely, sql } from 'kysely'

/** Finds the app admins without reading everybody: strangers may ask whether there is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_app_admins on "user" ("_id") where "isAppAdmin" = 1`.execute(db)
}
