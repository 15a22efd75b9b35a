import type { Db } from '#db/store.ts'
import type { AuditEventTable } from '#db/tables.identity.ts'

/** Adds one line to the trail; lines are never changed. */
export async function insertEvent(trx: Db, event: AuditEventTable): Promise<void> {
  await trx.insertInto('auditEvent').values(event).execute()
}

/** Whether somebody looked at the same after an instant. */
export async function hasLook(
  db: Db,
  look: { actor: string; subject: string | null; detail: string; after: number },
): Promise<boolean> {
  const { actor, subject, detail, after } = look
  const row = await db
    .selectFrom('auditEvent')
    .select('_id')
    .where('subject', subject === null ? 'is' : '=', subject)
    .where('at', '>', after)
    .where('kind', '=', 'app_admin_look')
    .where('actor', '=', actor)
    .where('detail', '=', detail)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest events of some kinds about one person. */
export async function listEvents(db: Db, subject: string, kinds: readonly string[], most: number) {
  return db
    .selectFrom('auditEvent')
    .select(['_id', 'at', 'kind', 'addressPrefix', 'client'])
    .where('subject', '=', subject)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

/** From where and with what a person signed in, the newest sign-ins first. */
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

/** Forgets events of some kinds that are about nobody and older than so. */
export async function purgeOfNobody(trx: Db, kinds: readonly string[], before: number) {
  await trx
    .deleteFrom('auditEvent')
    .where('subject', 'is', null)
    .where('kind', 'in', kinds)
    .where('at', '<', before)
    .execute()
}
