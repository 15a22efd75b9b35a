import type { Db } from '#db/store.ts'

/** The newest events of some kinds about a company, those before one of them if it is given. */
export async function listCompanyEvents(
  db: Db,
  company: string,
  kinds: readonly string[],
  most: number,
  before: string | null,
) {
  const mark =
    before === null
      ? undefined
      : await db
          .selectFrom('auditEvent')
          .select(['at', '_id'])
          .where('_id', '=', before)
          .where('subject', '=', company)
          .executeTakeFirst()
  if (before !== null && mark === undefined) return []
  return db
    .selectFrom('auditEvent')
    .leftJoin('user', 'user._id', 'auditEvent.actor')
    .select([
      'auditEvent._id',
      'auditEvent.at',
      'auditEvent.kind',
      'auditEvent.detail',
      'user.firstName',
      'user.lastName',
    ])
    .where('auditEvent.subject', '=', company)
    .where('auditEvent.kind', 'in', kinds)
    .$if(mark !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('auditEvent.at', '<', mark?.at ?? 0),
          eb.and([
            eb('auditEvent.at', '=', mark?.at ?? 0),
            eb('auditEvent._id', '<', mark?._id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('auditEvent.at', 'desc')
    .orderBy('auditEvent._id', 'desc')
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

export async function listNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('user')
    .select(['_id', 'firstName', 'lastName'])
    .where('_id', 'in', ids)
    .execute()
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
