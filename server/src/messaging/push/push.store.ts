import type { Db } from '#db/store.ts'
import type { PushSubscriptionTable } from '#db/tables.messages.ts'

/** Stores a subscription. The same browser has one, which moves to the person who signed in last. */
export async function putSubscription(trx: Db, row: PushSubscriptionTable): Promise<void> {
  const { _id: _, endpointHash: __, ...rest } = row
  await trx
    .insertInto('pushSubscription')
    .values(row)
    .onConflict((it) => it.column('endpointHash').doUpdateSet(rest))
    .execute()
}

/** The subscriptions of people whose session goes on, newest first. */
export const listSubscriptions = (db: Db, users: readonly string[]) =>
  db
    .selectFrom('pushSubscription')
    .innerJoin('session', (join) =>
      join
        .onRef('session._id', '=', 'pushSubscription.session')
        .onRef('session.user', '=', 'pushSubscription.user'),
    )
    .selectAll('pushSubscription')
    .where('pushSubscription.user', 'in', users.length > 0 ? users : [''])
    .orderBy('pushSubscription.createdDate', 'desc')
    .orderBy('pushSubscription._id', 'desc')
    .execute()

/** A subscription whose session goes on. */
export async function findSubscription(db: Db, _id: string, now: number) {
  return db
    .selectFrom('pushSubscription')
    .innerJoin('session', (join) =>
      join
        .onRef('session._id', '=', 'pushSubscription.session')
        .onRef('session.user', '=', 'pushSubscription.user'),
    )
    .selectAll('pushSubscription')
    .where('pushSubscription._id', '=', _id)
    .where('session.expires', '>', now)
    .executeTakeFirst()
}

export async function deleteSubscription(trx: Db, _id: string): Promise<void> {
  await trx.deleteFrom('pushSubscription').where('_id', '=', _id).execute()
}

export async function deleteByEndpoint(trx: Db, user: string, endpointHash: string): Promise<void> {
  await trx
    .deleteFrom('pushSubscription')
    .where('user', '=', user)
    .where('endpointHash', '=', endpointHash)
    .execute()
}

/** Deletes the subscriptions of ended sessions, and those beyond the newest `most` of a person. */
export async function purgeSubscriptions(trx: Db, user?: string): Promise<void> {
  let query = trx
    .deleteFrom('pushSubscription')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session._id')
            .whereRef('session._id', '=', 'pushSubscription.session'),
        ),
      ),
    )
  if (user !== undefined) query = query.where('user', '=', user)
  await query.execute()
}

/** The sealed keys for push services; null before the first use. */
export async function findPushKeys(db: Db): Promise<string | null> {
  const row = await db.selectFrom('installation').select('sealedPushKeys').executeTakeFirst()
  return row?.sealedPushKeys ?? null
}

/** Stores the keys, unless another server did so first. */
export async function putPushKeys(trx: Db, sealedPushKeys: string): Promise<void> {
  await trx
    .updateTable('installation')
    .set({ sealedPushKeys })
    .where('sealedPushKeys', 'is', null)
    .execute()
}
