import type { Insertable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { AuditEventTable } from '#db/tables.identity.ts'

export async function insertEvents(
  trx: Db,
  events: readonly Insertable<AuditEventTable>[],
): Promise<void> {
  await trx.insertInto('auditEvent').values(events).execute()
}

type Accesses = {
  actor: string
  subjects: readonly (string | null)[]
  detail: string
  after: number
}

/** The subjects whose data the actor read after an instant. */
export async function listAccesses(db: Db, { actor, subjects, detail, after }: Accesses) {
  const named = subjects.filter((subject) => subject !== null)
  const rows = await db
    .selectFrom('auditEvent')
    .select('subject')
    .where((eb) => (named.length === 0 ? eb('subject', 'is', null) : eb('subject', 'in', named)))
    .where('at', '>', after)
    .where('kind', '=', 'app_admin_look')
    .where('actor', '=', actor)
    .where('detail', '=', detail)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** The newest events of some kinds about one person. */
export async function listEvents(db: Db, subject: string, kinds: readonly string[], most: number) {
  return db
    .selectFrom('auditEvent')
    .select(['_id', 'at', 'kind', 'actor', 'addressPrefix', 'client'])
    .where('subject', '=', subject)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

/** Place and client of a person's sign-ins, the newest first. */
export async function listSignIns(db: Db, subject: string, most: number) {
  return db
    .selectFrom('auditEvent')
    .select(['addressPrefix', 'client'])
    .where('subject', '=', subject)
    .where('kind', '=', 'sign_in')
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
}

/** Deletes events of some kinds about unknown addresses before an instant. */
export async function purgeOfNobody(trx: Db, kinds: readonly string[], before: number) {
  await trx
    .deleteFrom('auditEvent')
    .where('subject', 'is', null)
    .where('kind', 'in', kinds)
    .where('at', '<', before)
    .execute()
}

/** Removes the names of invited people from events before an instant; the events stay. */
export async function purgeNamed(trx: Db, before: number): Promise<void> {
  await trx
    .updateTable('auditEvent')
    .set({ emailKey: null, named: null })
    .where('emailKey', 'is not', null)
    .where('at', '<', before)
    .execute()
}

/**
 * A batch of lines about a user, by them, and of some kinds that name them by id or address key; in
 * the order of writing.
 */
export async function listAbout(
  db: Db,
  { _id, keys, kinds }: { _id: string; keys: readonly string[]; kinds: readonly string[] },
  { after, most }: { after: string; most: number },
) {
  return db
    .selectFrom('auditEvent')
    .selectAll()
    .where('_id', '>', after)
    .where((eb) =>
      eb.or([
        eb('subject', '=', _id),
        eb('actor', '=', _id),
        ...keys.map((key) => eb('emailKey', '=', key)),
        eb.and([eb('kind', 'in', kinds), eb('detail', 'like', `%${_id}%`)]),
      ]),
    )
    .orderBy('_id')
    .limit(most)
    .execute()
}
