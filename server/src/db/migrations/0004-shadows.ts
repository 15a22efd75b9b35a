import type { Kysely } from 'kysely'

/** Sign-ups of an address that has an account already: product 4, sign-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credential').addColumn('shadowOf', 'text').execute()
  await db.schema.createIndex('credential_shadowOf').on('credential').column('shadowOf').execute()
}
