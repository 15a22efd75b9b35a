import type { Db } from '#db/store.ts'

export async function deleteCompanyEvents(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('auditEvent').where('subject', '=', company).execute()
}

export async function forgetItem(trx: Db, kinds: readonly string[], item: string): Promise<void> {
  await trx
    .updateTable('auditEvent')
    .set({ detail: '{"items":"[]","fields":"[]"}' })
    .where('kind', 'in', kinds)
    .where('detail', 'like', `%${item}%`)
    .execute()
}

/** Whether an event about an address (by its key) was recorded since an instant. */
export async function wasRecorded(
  db: Db,
  {
    company,
    kind,
    emailKey,
    since,
  }: { company: string; kind: string; emailKey: string; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('auditEvent')
    .select('_id')
    .where('emailKey', '=', emailKey)
    .where('at', '>=', since)
    .where('subject', '=', company)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a person created a company after an instant. */
export async function wasMade(
  db: Db,
  { company, actor, after }: { company: string; actor: string; after: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('auditEvent')
    .select('_id')
    .where('subject', '=', company)
    .where('kind', '=', 'company_created')
    .where('actor', '=', actor)
    .where('at', '>', after)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
