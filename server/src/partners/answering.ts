import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { lockOther } from './inviting.ts'
import { type PartnerState, stateFor } from './partners.rules.ts'
import {
  deleteBlock,
  deleteLink,
  deletePartnership,
  findWithOther,
  recordAccepted,
  recordBlock,
  recordClosed,
  type WithOther,
} from './partners.store.ts'
import { asActor, readerOf } from './partners.ts'

/** Finds a row that is in one of these states for the viewer. Refuses with NOT_FOUND. */
async function found(
  trx: Db,
  context: SignedIn,
  _id: string,
  states: readonly PartnerState[],
): Promise<WithOther & { is: PartnerState }> {
  const { viewer, clock } = context
  const row = await findWithOther(trx, readerOf(context), storable(_id))
  const is = row && stateFor(row, viewer.userId, clock.now())
  if (row === undefined || is === undefined || !states.includes(is)) throw notFound('invitation')
  return { ...row, is }
}

/** partnerAccept: accepts the invitation of a colleague. Refuses with NOT_FOUND. */
export const accept = (context: SignedIn, _id: string): Promise<void> =>
  asActor(context, async (trx) => {
    const row = await found(trx, context, _id, ['incoming'])
    await lockOther(trx, row.other)
    if (!(await recordAccepted(trx, row._id, context.clock.now()))) throw notFound('invitation')
  })

/** partnerDecline: the person who invited still sees it as unanswered. Refuses with NOT_FOUND. */
export const decline = (context: SignedIn, _id: string): Promise<void> =>
  asActor(context, async (trx) => {
    const row = await found(trx, context, _id, ['incoming'])
    await recordClosed(trx, row._id, 'declined')
  })

/**
 * partnerBlock: ends a partnership or declines an invitation, and refuses new ones of this person,
 * who gets no message. Refuses with NOT_FOUND.
 */
export const block = (context: SignedIn, _id: string): Promise<void> =>
  asActor(context, async (trx, me) => {
    const row = await found(trx, context, _id, ['incoming', 'accepted'])
    await lockOther(trx, row.other)
    const block = { _id: context.ids.id(), user: me, blocked: row.other }
    await recordBlock(trx, { ...block, createdDate: context.clock.now() })
    const isClosed = row.is !== 'accepted' && (await recordClosed(trx, row._id, 'declined'))
    if (!isClosed) await deletePartnership(trx, row._id)
  })

/** partnerUnblock: by the id of the block. Refuses with NOT_FOUND. */
export const unblock = (context: SignedIn, _id: string): Promise<void> =>
  asActor(context, async (trx, me) => {
    if (!(await deleteBlock(trx, me, storable(_id)))) throw notFound('person')
  })

/** partnerEnd: ends a partnership, or withdraws an invitation or link. Refuses with NOT_FOUND. */
export const end = (context: SignedIn, _id: string): Promise<void> =>
  asActor(context, async (trx, me) => {
    if (await deleteLink(trx, me, storable(_id))) return
    const row = await found(trx, context, _id, ['invited', 'accepted'])
    // A withdrawn invitation is kept for its 14 days, so that the same person isn't invited
    // again and again. If it was accepted at the same moment, the partnership ends.
    const isClosed = row.is !== 'accepted' && (await recordClosed(trx, row._id, 'withdrawn'))
    if (!isClosed) await deletePartnership(trx, row._id)
  })
