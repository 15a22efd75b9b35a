import type { Db } from '#db/store.ts'

/** Somebody in or out of a company, by who they are and by hashes of their addresses */
type Former = { company: string; _id: string; hashes: readonly string[] }

/** The address of a member of a company that asks for a second factor, and since when they are in it. */
export async function findSecured(db: Db, { company, _id }: { company: string; _id: string }) {
  return db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select(['user._id', 'emailKey', 'admittedDate'])
    .where('user._id', '=', _id)
    .where('company._id', '=', company)
    .where('require2FA', '=', 1)
    .executeTakeFirst()
}

export async function putFormer(
  trx: Db,
  { company, _id, hashes }: Former,
  at: { admittedDate: number; leftDate: number },
): Promise<void> {
  await trx
    .insertInto('formerMember')
    .values(hashes.map((addressHash) => ({ company, user: _id, addressHash, ...at })))
    .onConflict((conflict) => conflict.columns(['company', 'addressHash', 'user']).doUpdateSet(at))
    .execute()
}

/** The keys of all addresses that somebody ever confirmed, whoever has them now. */
export async function listAddresses(db: Db, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('emailKey')
    .where('_id', '=', user)
    .unionAll(db.selectFrom('formerAddress').select('emailKey').where('user', '=', user))
    .execute()
  return rows.map(({ emailKey }) => emailKey)
}

/** Who left a company, of this account and of those with a mailbox of theirs, and since when they were in it. */
export const listAdmitted = (db: Db, { company, _id, hashes }: Former) =>
  db
    .selectFrom('formerMember')
    .select(['user', 'admittedDate'])
    .where('company', '=', company)
    .where((eb) => eb.or([eb('user', '=', _id), eb('addressHash', 'in', hashes)]))
    .execute()

/** For how many days a second factor may wait that a company asks for. */
export async function findGraceDays(db: Db, company: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('company')
    .select('require2FAGraceDays')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.require2FAGraceDays
}

export async function deleteFormer(trx: Db, { company, _id, hashes }: Former): Promise<void> {
  await trx
    .deleteFrom('formerMember')
    .where('company', '=', company)
    .where((eb) => eb.or([eb('user', '=', _id), eb('addressHash', 'in', hashes)]))
    .execute()
}

export async function deleteFormerOf(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('formerMember').where('company', '=', company).execute()
}

/** Forgets those who left before an instant. */
export async function purgeFormer(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('formerMember').where('leftDate', '<', before).execute()
}
