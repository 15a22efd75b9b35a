import type { Db } from '#db/store.ts'
import type { PartnerMessageTable } from '#db/tables.partners.ts'

/** Cheers and questions in these partnerships, newest first. */
export async function listMessages(db: Db, partnerships: readonly string[]) {
  if (partnerships.length === 0) return []
  return db
    .selectFrom('partnerMessage')
    .selectAll()
    .where('partnership', 'in', partnerships)
    .orderBy('sentDate', 'desc')
    .orderBy('_id', 'desc')
    .execute()
}

/** A question that a person got, until they answer or dismiss it. */
export const findOpenQuestion = (db: Db, _id: string, partner: string) =>
  db
    .selectFrom('partnerMessage')
    .select(['_id', 'partnership', 'goal'])
    .where('_id', '=', _id)
    .where('partner', '=', partner)
    .where('kind', '=', 'question')
    .where('answeredDate', 'is', null)
    .where('seenDate', 'is', null)
    .executeTakeFirst()

/**
 * Stores a cheer or a question, once for a person, a goal and a week; answers whether it is new. A
 * new question replaces an unanswered one.
 */
export async function recordMessage(trx: Db, message: PartnerMessageTable): Promise<boolean> {
  const stored = await trx
    .insertInto('partnerMessage')
    .values(message)
    .onConflict((it) => it.columns(['user', 'goal', 'week', 'kind']).doNothing())
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows === 0n) return false
  if (message.kind !== 'question') return true
  await trx
    .deleteFrom('partnerMessage')
    .where('user', '=', message.user)
    .where('goal', '=', message.goal)
    .where('kind', '=', 'question')
    .where('answeredDate', 'is', null)
    .where('_id', '!=', message._id)
    .execute()
  return true
}

export type GivenAnswer = { answer: string | null; line: string | null; answeredDate: number }

export async function recordAnswer(trx: Db, _id: string, given: GivenAnswer): Promise<void> {
  await trx.updateTable('partnerMessage').set(given).where('_id', '=', _id).execute()
}

/** Stores that a person has seen cheers and questions that they got, and answers to their own. */
export async function recordSeen(
  trx: Db,
  user: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  const seen = trx.updateTable('partnerMessage').where('_id', 'in', ids)
  await seen
    .set({ seenDate: now })
    .where('partner', '=', user)
    .where('answeredDate', 'is', null)
    .execute()
  await seen
    .set({ answerSeenDate: now })
    .where('user', '=', user)
    .where('answeredDate', 'is not', null)
    .execute()
}

export async function deleteMessagesAbout(
  trx: Db,
  partnership: string,
  goal: string,
): Promise<void> {
  await trx
    .deleteFrom('partnerMessage')
    .where('partnership', '=', partnership)
    .where('goal', '=', goal)
    .execute()
}

/** Deletes messages before a given time, and messages about goals that aren't shared any more. */
export async function purgeMessages(trx: Db, before: number): Promise<void> {
  await trx
    .deleteFrom('partnerMessage')
    .where((eb) =>
      eb.or([
        eb('sentDate', '<', before),
        eb.not(
          eb.exists(
            eb
              .selectFrom('sharedGoal')
              .select('sharedGoal.goal')
              .whereRef('sharedGoal.partnership', '=', 'partnerMessage.partnership')
              .whereRef('sharedGoal.goal', '=', 'partnerMessage.goal'),
          ),
        ),
      ]),
    )
    .execute()
}
