import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'

/**
 * Stores an invitation; in place of the one that the company sent to the same address, under the id
 * of that. Answers the id.
 */
export async function putInvitation(trx: Db, invitation: InvitationTable): Promise<string> {
  const { _id: _own, company: _company, emailKey: _key, ...renewed } = invitation
  const row = await trx
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['company', 'emailKey']).doUpdateSet(renewed))
    .returning('_id')
    .executeTakeFirstOrThrow()
  return row._id
}

/** An invitation that can be taken, by its token. */
export async function findLive(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now)
    .where('usesLeft', '>', 0)
    .executeTakeFirst()
}

/**
 * Takes one use of it, in one step: of many at once no more get it than there are uses. By its
 * token, which dies when it is sent again. Answers what it gives at that moment.
 */
export async function takeUse(trx: Db, tokenHash: string, now: number) {
  return trx
    .updateTable('invitation')
    .set((eb) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('usesLeft', '>', 0)
    .where('expires', '>', now)
    .returning(['role', 'isCompanyAdmin'])
    .executeTakeFirst()
}

export async function giveUseBack(trx: Db, tokenHash: string): Promise<void> {
  await trx
    .updateTable('invitation')
    .set((eb) => ({ usesLeft: eb('usesLeft', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** The name of the company that invites. */
export async function findInvitingCompany(db: Db, _id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.name
}

export async function findInvitation(db: Db, company: string, _id: string) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('company', '=', company)
    .where('_id', '=', _id)
    .executeTakeFirst()
}

/** The links of a company, newest first. */
export async function listLinks(db: Db, company: string, most: number) {
  return db
    .selectFrom('invitation')
    .select(['_id', 'createdDate', 'expires', 'uses', 'usesLeft', 'isCompanyAdmin'])
    .where('company', '=', company)
    .where('emailKey', 'is', null)
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

export async function deleteInvitation(trx: Db, company: string, _id: string) {
  return trx
    .deleteFrom('invitation')
    .where('company', '=', company)
    .where('_id', '=', _id)
    .returning(['_id', 'email'])
    .executeTakeFirst()
}

export async function changeInvitation(
  trx: Db,
  _id: string,
  values: Partial<
    Pick<
      InvitationTable,
      'firstName' | 'lastName' | 'firstKey' | 'lastKey' | 'role' | 'isCompanyAdmin'
    >
  >,
): Promise<void> {
  await trx.updateTable('invitation').set(values).where('_id', '=', _id).execute()
}

/** Forgets the invitations that a company made. */
export async function deleteOfCompany(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('invitation').where('company', '=', company).execute()
  await trx.deleteFrom('domainProof').where('company', '=', company).execute()
}

/** Forgets what ended before an instant. */
export async function purgeEnded(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('invitation').where('expires', '<', before).execute()
}
