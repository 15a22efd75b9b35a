import { type Kysely, sql } from 'kysely'

// As codes are compared: written out, since what was stored by this must not change with the code.
const codeKey = (code: string) => code.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** The key of each referral code, so that it leads where it should whatever its letters. */
async function keyCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('company').addColumn('codeKey', 'text').execute()
  const { rows } = await sql<{ _id: string; referralCode: string }>`select "_id", "referralCode"
    from "company" where "referralCode" is not null`.execute(db)
  for (const { _id, referralCode } of rows) {
    const key = codeKey(referralCode) || null
    await sql`update "company" set "codeKey" = ${key} where "_id" = ${_id}`.execute(db)
  }
  await db.schema.createIndex('company_codeKey').on('company').column('codeKey').execute()
}

/**
 * Referral codes that are found by the same key on both databases; and of what was changed of a
 * company the import that it is a part of, so that a file of thousands is one line of the trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keyCodes(db)
  await db.schema.alterTable('auditEvent').addColumn('import', 'text').execute()
  // The newest lines are found without a look at those that stand under an import.
  await sql`create index "auditEvent_alone" on "auditEvent" ("subject", "at", "_id")
    where "import" is null`.execute(db)
  await sql`create index "auditEvent_import" on "auditEvent" ("import", "at", "_id")
    where "import" is not null`.execute(db)
}
