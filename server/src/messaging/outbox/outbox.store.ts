import type { Db } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.identity.ts'

export type Channel = OutboxTable['channel']

export async function insertMessages(trx: Db, messages: readonly OutboxTable[]): Promise<void> {
  await trx.insertInto('outbox').values(messages).execute()
}

/** Where a person's mail goes and how it is written, or nothing. */
export async function findReader(db: Db, user: string) {
  return db
    .selectFrom('user')
    .select(['_id as user', 'email', 'firstName', 'language', 'timeZone'])
    .where('_id', '=', user)
    .executeTakeFirst()
}

/** Ids of what may be sent now, those that waited longest first. */
export async function listDue(db: Db, channel: Channel, now: number, most: number) {
  const rows = await db
    .selectFrom('outbox')
    .select('_id')
    .where('nextTry', '<=', now)
    .where('channel', '=', channel)
    .orderBy('nextTry')
    .orderBy('_id')
    .limit(most)
    .execute()
  return rows.map((row) => row._id)
}

/**
 * Takes a message for one attempt, which is counted at once, and answers it; nothing if somebody
 * else has it. Until `lease` nobody else can take it.
 */
export async function claimMessage(trx: Db, _id: string, now: number, lease: number) {
  return trx
    .updateTable('outbox')
    .set((eb) => ({ nextTry: lease, tries: eb('tries', '+', 1) }))
    .where('_id', '=', _id)
    .where('nextTry', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

/** A claim as it was made: what is noted of its end counts only while it holds. */
export type Claim = { _id: string; tries: number }

/** Notes that a message was sent; without `keepWords` its text goes, for it holds links and codes. */
export async function markSent(trx: Db, claim: Claim, now: number, keepWords: boolean) {
  await ofClaim(trx, claim)
    .set({ nextTry: null, sentDate: now, lastError: null })
    .$if(!keepWords, (query) => query.set({ text: '', html: null }))
    .execute()
}

/** Notes why an attempt failed and when the next is; with none the message is given up. */
export async function markFailed(
  trx: Db,
  claim: Claim,
  {
    nextTry,
    lastError,
    keepWords,
  }: { nextTry: number | null; lastError: string; keepWords: boolean },
) {
  await ofClaim(trx, claim)
    .set({ nextTry, lastError })
    .$if(nextTry === null && !keepWords, (query) => query.set({ text: '', html: null }))
    .execute()
}

const ofClaim = (trx: Db, { _id, tries }: Claim) =>
  trx
    .updateTable('outbox')
    .where('_id', '=', _id)
    .where('tries', '=', tries)
    .where('sentDate', 'is', null)

/** Forgets messages that were sent or given up and are older than `before`. */
export async function purgeMessages(trx: Db, before: number): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('nextTry', 'is', null)
    .where('createdDate', '<', before)
    .execute()
}

/** What was written last, newest first: for the local mailbox. */
export async function listMessages(db: Db, most: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

export async function findMessage(db: Db, _id: string) {
  return db.selectFrom('outbox').selectAll().where('_id', '=', _id).executeTakeFirst()
}
