import type { Db, Store } from '#db/store.ts'
import type { ChannelMessageTable, CompanyChannelTable } from '#db/tables.channels.ts'
import { CHANNELS, isGone } from './channels.rules.ts'

export const listChannels = (db: Db, company: string) =>
  db
    .selectFrom('companyChannel')
    .selectAll()
    .where('company', '=', company)
    .orderBy('createdDate')
    .orderBy('_id')
    .limit(CHANNELS.most)
    .execute()

export const findChannel = (db: Db, company: string, _id: string) =>
  db
    .selectFrom('companyChannel')
    .selectAll()
    .where('company', '=', company)
    .where('_id', '=', _id)
    .executeTakeFirst()

export async function insertChannel(trx: Db, channel: CompanyChannelTable): Promise<void> {
  await trx.insertInto('companyChannel').values(channel).execute()
}

/** Turns a channel on or off; on, it starts without failures. */
export async function setOn(trx: Db, _id: string, isOn: 0 | 1): Promise<void> {
  const fresh = isOn === 1 ? { failures: 0, lastError: null } : {}
  await trx
    .updateTable('companyChannel')
    .set({ isOn, ...fresh })
    .where('_id', '=', _id)
    .execute()
}

/** Deletes one channel of a company, or all of them, with their messages. */
export async function deleteChannels(trx: Db, company: string, _id?: string): Promise<void> {
  const channels = trx
    .selectFrom('companyChannel')
    .select('_id')
    .where('company', '=', company)
    .$if(_id !== undefined, (query) => query.where('_id', '=', _id ?? ''))
  await trx.deleteFrom('channelMessage').where('channel', 'in', channels).execute()
  await trx.deleteFrom('companyChannel').where('_id', 'in', channels).execute()
}

/** The channels that are on, after a company, in the order of companies. */
export const listOn = (store: Store, after: string, most: number) =>
  store.read
    .selectFrom('companyChannel')
    .select(['_id', 'company', 'createdDate'])
    .where('isOn', '=', 1)
    .where('_id', '>', after)
    .orderBy('_id')
    .limit(most)
    .execute()

/** The occasions of a channel's messages since an instant, as `event occasion`. */
export async function listOccasions(store: Store, channel: string): Promise<Set<string>> {
  const rows = await store.read
    .selectFrom('channelMessage')
    .select(['event', 'occasion'])
    .where('channel', '=', channel)
    .execute()
  return new Set(rows.map(({ event, occasion }) => `${event} ${occasion}`))
}

/** Stores a message; false if the channel has one for this occasion. */
export async function insertMessage(trx: Db, message: ChannelMessageTable): Promise<boolean> {
  const made = await trx
    .insertInto('channelMessage')
    .values(message)
    .onConflict((it) => it.columns(['channel', 'event', 'occasion']).doNothing())
    .returning('_id')
    .executeTakeFirst()
  return made !== undefined
}

/** A message that was not sent, and its channel if that is on. */
export async function findUnsent(store: Store, _id: string) {
  const message = await store.read
    .selectFrom('channelMessage')
    .selectAll()
    .where('_id', '=', _id)
    .where('sentDate', 'is', null)
    .executeTakeFirst()
  if (message === undefined) return undefined
  const channel = await store.read
    .selectFrom('companyChannel')
    .selectAll()
    .where('_id', '=', message.channel)
    .where('isOn', '=', 1)
    .executeTakeFirst()
  return channel && { message, channel }
}

export async function markSent(trx: Db, _id: string, now: number): Promise<void> {
  await trx
    .updateTable('channelMessage')
    .set({ sentDate: now, lastError: null })
    .where('_id', '=', _id)
    .execute()
}

export async function noteSuccess(trx: Db, channel: string, now: number): Promise<void> {
  await trx
    .updateTable('companyChannel')
    .set({ lastSentDate: now, lastError: null, failures: 0 })
    .where('_id', '=', channel)
    .execute()
}

export async function setLastError(trx: Db, channel: string, lastError: string): Promise<void> {
  await trx.updateTable('companyChannel').set({ lastError }).where('_id', '=', channel).execute()
}

/** Records a failed attempt; the last of too many in a row turns the channel off. */
export async function noteFailure(
  trx: Db,
  _id: string,
  { reason, lastError }: { reason: string; lastError: string },
): Promise<void> {
  const message = await trx
    .updateTable('channelMessage')
    .set({ lastError })
    .where('_id', '=', _id)
    .where('sentDate', 'is', null)
    .returning('channel')
    .executeTakeFirst()
  if (message === undefined) return
  const failures = isGone(reason) ? CHANNELS.failures : 1
  await trx
    .updateTable('companyChannel')
    .set((eb) => ({ lastError, failures: eb('failures', '+', failures) }))
    .where('_id', '=', message.channel)
    .where('isOn', '=', 1)
    .execute()
  await trx
    .updateTable('companyChannel')
    .set({ isOn: 0 })
    .where('_id', '=', message.channel)
    .where('failures', '>=', CHANNELS.failures)
    .execute()
}

export async function purgeMessages(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('channelMessage').where('createdDate', '<', before).execute()
}
