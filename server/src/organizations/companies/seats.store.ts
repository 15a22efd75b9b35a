import type { Db } from '#db/store.ts'

/** Most members that may have access; nothing is as many as there are. */
export async function findSeatLimit(db: Db, _id: string): Promise<number | null> {
  const row = await db
    .selectFrom('company')
    .select('seatLimit')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.seatLimit ?? null
}

const withAccess = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .where('company', '=', company)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)

export async function countMembers(db: Db, company: string): Promise<number> {
  const query = withAccess(db, company).select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** The admins of a company whose account is open. Who has no access is none. */
export const adminsWithAccess = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .select('_id')
    .where('company', '=', company)
    // Written out: so the index of admins is seen to fit.
    .where((eb) => eb('isCompanyAdmin', '=', eb.lit(1)))
    .where('deletionDate', 'is', null)

/** Admins of a company who have access, by id; `most` of them at the most. */
export async function listAdmins(db: Db, company: string, most: number): Promise<string[]> {
  const rows = await adminsWithAccess(db, company).limit(most).execute()
  return rows.map((row) => row._id)
}
