import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const OWNED_BY_USER = [
  'goal',
  'checkIn',
  'history',
  'search',
  'impactActionHistory',
  'impactEvent',
  'impactWeek',
  'pause',
  'memberWord',
  'likedAction',
  'readReminder',
  'credential',
  'session',
  'actionCode',
  'totp',
  'smsFactor',
  'otpChallenge',
  'recoveryCode',
] as const satisfies (keyof Tables)[]

/**
 * Removes a person whose account is to be erased by now, and everything that is only theirs. Answers
 * who it was, or nothing.
 */
export async function erasePerson(trx: Db, _id: string, now: number) {
  const user = await trx
    .deleteFrom('user')
    .where('_id', '=', _id)
    .where('deletionDate', '<=', now)
    .returning(['_id', 'email', 'emailKey', 'avatar', 'company'])
    .executeTakeFirst()
  if (user === undefined) return undefined
  for (const table of OWNED_BY_USER) {
    await trx.deleteFrom(table).where('user', '=', _id).execute()
  }
  await trx.updateTable('reminder').set({ createdBy: null }).where('createdBy', '=', _id).execute()
  await trx.updateTable('orgInfo').set({ updatedBy: null }).where('updatedBy', '=', _id).execute()
  await trx
    .updateTable('invitation')
    .set({ createdBy: null })
    .where('createdBy', '=', _id)
    .execute()
  await trx.deleteFrom('invitation').where('emailKey', '=', user.emailKey).execute()
  await trx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('recipient', '=', user.email), eb('user', '=', _id)]))
    .execute()
  await trx.deleteFrom('auditEvent').where('subject', '=', _id).execute()
  // What they did to others stays in the trail of those, and says no more of who it was.
  await trx
    .updateTable('auditEvent')
    .set({ actor: null, addressPrefix: '', client: null })
    .where('actor', '=', _id)
    .execute()
  return user
}

/** Keeps since when a person shows their weekly score, before that changes; while it stays, so does this. */
export async function setSharedSince(
  trx: Db,
  _id: string,
  { share, now }: { share: 0 | 1; now: number },
): Promise<void> {
  await trx
    .updateTable('user')
    .set({ shareWeeklyScoreSince: share === 1 ? now : null })
    .where('_id', '=', _id)
    .where('shareWeeklyScore', '!=', share)
    .execute()
}

/** The people of a company, by id, never more than `most`. */
export async function listMembers(db: Db, company: string, most: number) {
  return db
    .selectFrom('user')
    .selectAll()
    .where('company', '=', company)
    .where('deletionDate', 'is', null)
    .orderBy('_id')
    .limit(most)
    .execute()
}

/** The company of a person, or null: none, or nobody. */
export async function findCompanyOf(db: Db, _id: string): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .select('company')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.company ?? null
}
