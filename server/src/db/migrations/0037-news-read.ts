import { type Kysely, sql } from 'kysely'

/** How far each person has read the news of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column "newsReadDate" text`.execute(db)
}
