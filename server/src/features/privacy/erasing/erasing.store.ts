import type { Db } from '#db/store.ts'

/** Whose time to change their mind is over, those who waited longest first. */
export async function listDue(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('_id')
    .where('deletionDate', '<=', now)
    .orderBy('deletionDate')
    .limit(most)
    .execute()
  return rows.map((row) => row._id)
}

/** Brings the end of a closed account, or closes it with its end at once. */
export async function setEnd(trx: Db, user: string, deletionDate: number): Promise<void> {
  await trx.updateTable('user').set({ deletionDate }).where('_id', '=', user).execute()
}
