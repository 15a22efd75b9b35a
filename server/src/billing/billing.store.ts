import type { Db } from '#db/store.ts'
import type { MembershipTable } from '#db/tables.billing.ts'

/** A person's memberships by source. */
export const listMemberships = (db: Db, user: string) =>
  db.selectFrom('membership').selectAll().where('user', '=', user).orderBy('source').execute()

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
      'user.deactivatedDate',
      'company.isPublicDefault',
    ])
    .where('user._id', '=', user)
    .executeTakeFirst()

/** Locks a person until the transaction ends, so that changes of a membership run one by one. */
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

/** Stores or replaces a person's membership from one source. The caller has locked the person. */
export async function saveMembership(trx: Db, row: MembershipTable): Promise<void> {
  await trx
    .insertInto('membership')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user', 'source']).doUpdateSet(row))
    .execute()
}

export async function removeMembership(trx: Db, { user, source }: Owner): Promise<void> {
  const query = trx.deleteFrom('membership').where('user', '=', user)
  await query.where('source', '=', source).execute()
}

type Owner = Pick<MembershipTable, 'user' | 'source'>
type CustomerChange = { customerId: string; replaces: string | null; now: number }

/** Stores a customer id unless the user got another one meanwhile. `replaces` is the lost id. */
export async function saveCustomer(
  trx: Db,
  owner: Owner,
  { customerId, replaces, now }: CustomerChange,
): Promise<void> {
  const made = trx
    .insertInto('membership')
    .values({ ...owner, customerId, status: 'none', cancelAtPeriodEnd: 0, readDate: now })
  await made
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'source'])
        .doUpdateSet({ customerId })
        .where('membership.customerId', replaces === null ? 'is' : '=', replaces),
    )
    .execute()
}

export async function findUserOf(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('membership')
    .select('user')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row?.user
}

export async function noteProblem(trx: Db, { user, source }: Owner, problem: string) {
  await trx
    .updateTable('membership')
    .set({ problem })
    .where('user', '=', user)
    .where('source', '=', source)
    .where('problem', 'is', null)
    .execute()
}

/** People with a customer at a provider, by id, a page at a time. */
export async function listCustomers(
  db: Db,
  { source, after, most }: { source: MembershipTable['source']; after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('user')
    .where('source', '=', source)
    .where('customerId', 'is not', null)
    .where('user', '>', after)
    .orderBy('user')
    .limit(most)
    .execute()
  return rows.map(({ user }) => user)
}

/** Up to `most` people with an expired membership and no notice of it yet. */
export async function listEnded(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('_id')
    .where('memberUntil', '<=', now)
    .orderBy('memberUntil')
    .limit(most)
    .execute()
  return rows.map(({ _id }) => _id)
}

type Event = { id: string; type: string; receivedDate: number; unknownCustomer: string | null }

/** Stores a message of the provider, unless it is stored already. */
export async function saveEvent(trx: Db, event: Event): Promise<void> {
  const made = trx.insertInto('paymentEvent').values(event)
  await made.onConflict((conflict) => conflict.column('id').doNothing()).execute()
}

export async function purgeEvents(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('paymentEvent').where('receivedDate', '<', before).execute()
}
