import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const OWNED_BY_USER = [
  'goal',
  'history',
  'search',
  'impactActionHistory',
  'impactEvent',
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

/** Removes a person and everything that is only theirs. Answers who it was, or nothing. */
export async function erasePerson(trx: Db, _id: string) {
  const user = await trx
    .deleteFrom('user')
    .where('_id', '=', _id)
    .returning(['_id', 'email'])
    .executeTakeFirst()
  if (user === undefined) return undefined
  for (const table of OWNED_BY_USER) {
    await trx.deleteFrom(table).where('user', '=', _id).execute()
  }
  await trx.updateTable('reminder').set({ createdBy: null }).where('createdBy', '=', _id).execute()
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

/** The people of a company, by id, never more than `most`. */
export async function listMembers(db: Db, company: string, most: number) {
  return db
    .selectFrom('user')
    .selectAll()
    .where('company', '=', company)
    .orderBy('_id')
    .limit(most)
    .execute()
}
