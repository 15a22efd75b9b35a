import { lockActor } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { checkRoom, lockOther } from './inviting.ts'
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
import { readerOf } from './partners.ts'

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

const work = (context: SignedIn, doIt: (trx: Db) => Promise<void>): Promise<boolean> =>
  context.store.write(async (trx) => {
    await lockActor(trx, context.viewer.userId)
    await doIt(trx)
    return true
  })

/** partnerAccept: accepts the invitation of a colleague. Refuses with NOT_FOUND and LIMIT_REACHED. */
export const accept = (context: SignedIn, _id: string): Promise<boolean> =>
  work(context, async (trx) => {
    const row = await found(trx, context, _id, ['incoming'])
    const now = context.clock.now()
    await lockOther(trx, row.other, 'invitation')
    await checkRoom(trx, context.viewer.userId, now)
    if (!(await recordAccepted(trx, row._id, now))) throw notFound('invitation')
  })

/** partnerDecline: for the person who invited it stays unanswered. Refuses with NOT_FOUND. */
export const decline = (context: SignedIn, _id: string): Promise<boolean> =>
  work(context, async (trx) => {
    const row = await found(trx, context, _id, ['incoming'])
    await recordClosed(trx, row._id, 'declined')
  })

/**
 * partnerBlock: ends a partnership or declines an invitation, and refuses new ones of this person,
 * who isn't told. Refuses with NOT_FOUND.
 */
export const block = (context: SignedIn, _id: string): Promise<boolean> =>
  work(context, async (trx) => {
    const row = await found(trx, context, _id, ['incoming', 'accepted'])
    const { ids, viewer, clock } = context
    await lockOther(trx, row.other, 'partner')
    const block = { _id: ids.id(), user: viewer.userId, blocked: row.other }
    await recordBlock(trx, { ...block, createdDate: clock.now() })
    if (row.is === 'accepted') await deletePartnership(trx, row._id)
    else await recordClosed(trx, row._id, 'declined')
  })

/** partnerUnblock: by the id of the block. Refuses with NOT_FOUND. */
export const unblock = (context: SignedIn, _id: string): Promise<boolean> =>
  work(context, async (trx) => {
    if (!(await deleteBlock(trx, context.viewer.userId, storable(_id)))) throw notFound('person')
  })

/** partnerEnd: ends a partnership, or takes back one's own invitation or link. Refuses with NOT_FOUND. */
export const end = (context: SignedIn, _id: string): Promise<boolean> =>
  work(context, async (trx) => {
    if (await deleteLink(trx, context.viewer.userId, storable(_id))) return
    const row = await found(trx, context, _id, ['invited', 'accepted'])
    if (row.is === 'accepted') await deletePartnership(trx, row._id)
    // Kept until it would have ended, so that nobody is invited again and again.
    else await recordClosed(trx, row._id, 'withdrawn')
  })
