import type { Db } from '#db/store.ts'
import type { CompanyEventKind } from './company-events.rules.ts'

/** Of which company, and under which import of members; those under none if that is null. */
type Of = { company: string; import: string | null; kinds: readonly string[] }

const eventsOf = (db: Db, { company, import: under }: Of) =>
  db
    .selectFrom('auditEvent')
    .where('subject', '=', company)
    .where('import', under === null ? 'is' : '=', under)

/**
 * The newest events of some kinds about a company, of an import the first; those behind one of them if
 * it is given.
 */
export async function listCompanyEvents(
  db: Db,
  of: Of,
  { before, most }: { before: string | null; most: number },
) {
  const mark =
    before === null
      ? undefined
      : await eventsOf(db, of).select(['at', '_id']).where('_id', '=', before).executeTakeFirst()
  if (before !== null && mark === undefined) return []
  const [behind, order] = of.import === null ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  return eventsOf(db, of)
    .select(['_id', 'at', 'kind', 'detail', 'actor', 'emailKey', 'named'])
    .where('kind', 'in', of.kinds)
    .$if(mark !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('at', '_id'), behind, eb.tuple(mark?.at ?? 0, mark?._id ?? '')),
      ),
    )
    .orderBy('at', order)
    .orderBy('_id', order)
    .limit(most)
    .execute()
}

/** The members of a company who have one of these addresses, by its key. */
export async function listHere(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<[emailKey: string, user: string][]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('company', '=', company)
    .where('emailKey', 'in', [...new Set(keys)])
    .execute()
  return rows.map(({ _id, emailKey }) => [emailKey, _id])
}

/** The newest deletions of companies. */
export async function listDeletions(db: Db, most: number) {
  const kind: CompanyEventKind = 'company_deleted'
  return db
    .selectFrom('auditEvent')
    .select(['_id', 'at', 'subject', 'detail', 'actor'])
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

/** Forgets every event about a company. */
export async function deleteCompanyEvents(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('auditEvent').where('subject', '=', company).execute()
}

/** Takes a record off the events that name it. */
export async function forgetItem(trx: Db, kinds: readonly string[], item: string): Promise<void> {
  await trx
    .updateTable('auditEvent')
    .set({ detail: '{"items":"[]","fields":"[]"}' })
    .where('kind', 'in', kinds)
    .where('detail', 'like', `%${item}%`)
    .execute()
}

/** Whether an event about an address, by its key, is there since an instant. */
export async function isNoted(
  db: Db,
  {
    company,
    kind,
    emailKey,
    since,
  }: { company: string; kind: CompanyEventKind; emailKey: string; since: number },
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

/** Whether somebody made a company after an instant. */
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
