import type { Db } from '#db/store.ts'

/** How many members may have access; null without a limit. */
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

/** The admins of a company whose account is open. A deactivated person is never an admin. */
export const adminsWithAccess = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .select('_id')
    .where('company', '=', company)
    // A literal instead of a parameter, so that the database can use the partial index of admins.
    .where((eb) => eb('isCompanyAdmin', '=', eb.lit(1)))
    .where('deletionDate', 'is', null)

/** Ids of admins of a company with access; at most `most`. */
export async function listAdmins(db: Db, company: string, most: number): Promise<string[]> {
  const rows = await adminsWithAccess(db, company).limit(most).execute()
  return rows.map((row) => row._id)
}
