import type { Db } from '#db/store.ts'

/** The events of a company that belong to an import; with null, those that belong to no import. */
type Of = { company: string; import: string | null; kinds: readonly string[] }

const eventsOf = (db: Db, { company, import: under }: Of) =>
  db
    .selectFrom('auditEvent')
    .where('subject', '=', company)
    .where('import', under === null ? 'is' : '=', under)

/** The newest events of a company, or the first of an import; a given event says where to go on. */
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

export async function listDeletions(db: Db, most: number) {
  return db
    .selectFrom('auditEvent')
    .select(['_id', 'at', 'subject', 'detail', 'actor'])
    .where('kind', '=', 'company_deleted')
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}
