import type { Insertable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MembershipTable } from '#db/tables.billing.ts'

export type NewMembership = Insertable<MembershipTable>
export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]

/** What a person has from each source. */
export const listMemberships = (db: Db, user: string) =>
  db.selectFrom('membership').selectAll().where('user', '=', user).orderBy('source').execute()

/** A person as billing sees them, or nothing. */
export const findPayer = (db: Db, user: string) =>
  db
    .selectFrom('user')
    .leftJoin('company', 'company._id', 'user.company')
    .select([
      'user._id',
      'user.email',
      'user.tier',
      'user.memberUntil',
      'user.deletionDate',
      'user.company',
      'company.isPublicDefault',
    ])
    .where('user._id', '=', user)
    .where('user.isShadow', '=', 0)
    .executeTakeFirst()

/** Locks a person until the transaction is over: changes of one membership come one by one. */
export async function lockPayer(trx: Db, user: string) {
  await trx
    .updateTable('user')
    .set((eb) => ({ tier: eb.ref('tier') }))
    .where('_id', '=', user)
    .execute()
  return findPayer(trx, user)
}

export async function setTier(
  trx: Db,
  user: string,
  values: { tier: string | null; memberUntil: number | null },
): Promise<void> {
  await trx.updateTable('user').set(values).where('_id', '=', user).execute()
}

/**
 * Stores what a read found, unless a read that began later was stored already, or the person has
 * another customer by now.
 */
export async function saveRead(
  trx: Db,
  row: NewMembership & { customerId: string },
): Promise<void> {
  await trx
    .insertInto('membership')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'source'])
        .doUpdateSet(row)
        .where('membership.readDate', '<=', row.readDate)
        .where('membership.customerId', '=', row.customerId),
    )
    .execute()
}

/** Stores what an app admin gives, over whatever was given before. */
export async function saveGift(trx: Db, row: NewMembership): Promise<void> {
  await trx
    .insertInto('membership')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user', 'source']).doUpdateSet(row))
    .execute()
}

type Owner = Pick<MembershipTable, 'user' | 'source'>
type CustomerChange = { customerId: string; replaces: string | null; now: number }

/**
 * Stores a new customer of a person, unless they got one meanwhile. `replaces` is the customer that
 * is gone.
 */
export async function saveCustomer(
  trx: Db,
  owner: Owner,
  { customerId, replaces, now }: CustomerChange,
): Promise<void> {
  const made = trx
    .insertInto('membership')
    .values({ ...owner, customerId, status: 'none', readDate: now })
  await made
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'source'])
        .doUpdateSet({ customerId })
        .where('membership.customerId', replaces === null ? 'is' : '=', replaces),
    )
    .execute()
}

export async function findCustomer(db: Db, { user, source }: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('membership')
    .select('customerId')
    .where('user', '=', user)
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.customerId ?? null
}
