import type { Db } from '#db/store.ts'
import type { Page } from '#entity/entity.types.ts'
import { storable } from '#lib/storable.ts'

/** Stores since when a person shares their weekly score. Call it before `share` is stored. */
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

/** Counts a person in the company's figures from now: they start, or stop being an admin. */
export async function beginAccess(
  trx: Db,
  _id: string,
  { ends, now }: { ends: 'showWelcomeDialog' | 'isCompanyAdmin'; now: number },
): Promise<void> {
  await trx
    .updateTable('user')
    .set({ accessSince: now })
    .where('_id', '=', _id)
    .where(ends, '=', 1)
    .execute()
}

/** A page of the people of a company, by id. */
export async function listMembers(db: Db, company: string, { first, after }: Page) {
  return db
    .selectFrom('user')
    .selectAll()
    .where('company', '=', company)
    .where('deletionDate', 'is', null)
    .$if(after !== null, (query) => query.where('_id', '>', storable(after ?? '')))
    .orderBy('_id')
    .limit(first)
    .execute()
}

/** `listMembers` for people with an invitation to the company. */
export async function listInvited(db: Db, company: string, { first, after }: Page) {
  const rows = await db
    .selectFrom('invitation')
    .select(['_id', 'version', 'email', 'firstName', 'lastName', 'role'])
    .select(['isCompanyAdmin', 'createdDate'])
    .where('company', '=', company)
    .where('email', 'is not', null)
    .where('usesLeft', '>', 0)
    .$if(after !== null, (query) => query.where('_id', '>', storable(after ?? '')))
    .orderBy('_id')
    .limit(first)
    .execute()
  return rows.map((row) => ({
    ...row,
    isCompanyAdmin: row.isCompanyAdmin === 1,
    isPrelaunch: true,
  }))
}

/** Some people by id, with the columns that decide about access to their names. */
export async function listNamed(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('user')
    .select(['_id', 'firstName', 'lastName', 'company', 'deletionDate', 'isAppAdmin'])
    .where('_id', 'in', ids)
    .execute()
}
