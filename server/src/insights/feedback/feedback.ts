import { countForPerson } from '#accounts/person-limit.ts'
import {
  recordAdminAccess,
  recordAdminAccessToEach,
} from '#audit/admin-access-log/admin-access-log.ts'
import { lockActor } from '#db/locks.ts'
import { checkId } from '#entity/crud.rules.ts'
import type { SignedIn } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'
import { countCopies } from './feedback.copies.store.ts'
import { keptMessage, keptPath, LIMITS } from './feedback.rules.ts'
import { findWriter, insertFeedback, listFeedback } from './feedback.store.ts'

export type Feedback = {
  _id: string
  date: number
  email: string
  name: string
  user_id: string
  message: string
  path: string
}

type Said = { _id?: string | null | undefined; message: string; path: string }

/**
 * feedbackCreate: takes what somebody says of the product; who and when is what the server knows.
 * The same `_id` sent twice is one. A copy goes to the table elsewhere, if there is one, whenever
 * that answers. Refuses an empty message with BAD_USER_INPUT, more than twenty in an hour with
 * TOO_MANY_REQUESTS. Product 2, feedback.
 */
export async function saveFeedback(context: SignedIn, said: Said): Promise<boolean> {
  const { store, viewer, clock, ids, config, jobs } = context
  const user = viewer.userId
  const message = keptMessage(said.message)
  const _id = typeof said._id === 'string' ? checkId(said._id) : ids.id()
  await countForPerson(context, {
    what: 'feedback',
    most: LIMITS.perHour,
    windowMs: LIMITS.windowMs,
    message: 'That was a lot of feedback in an hour. Please send the rest later.',
  })
  const now = clock.now()
  await store.write(async (trx) => {
    await lockActor(trx, user)
    const writer = await findWriter(trx, user)
    if (writer === undefined) return
    const known = writer.isShadow === 0
    const name = known ? `${writer.firstName} ${writer.lastName}`.trim() : ''
    const email = known ? writer.email : ''
    const row = { _id, user, email, name, message, path: keptPath(said.path) }
    const isNew = await insertFeedback(trx, { ...row, date: now, remoteId: null, places: null })
    if (!isNew || config.feedbackTable === undefined) return
    await jobs.enqueue(trx, { kind: 'feedback', key: _id })
  })
  return true
}

type Asking = {
  before?: number | null | undefined
  beforeId?: string | null | undefined
  first?: number | null | undefined
}

/**
 * feedbackGetMany: what people said, newest first, at most 500, before an instant if one is given;
 * with `beforeId` also what was said in the same millisecond and comes after that one in the list.
 * Of an account without an address of its own it is not told who: the address is somebody else's.
 * For app admins, whose look is noted, also in the trail of each who wrote what they see.
 */
export async function feedback(context: SignedIn, asking: Asking): Promise<Feedback[]> {
  const most = Math.min(Math.max(asking.first ?? LIMITS.listed, 1), LIMITS.listed)
  const { before, beforeId } = asking
  const _id = beforeId == null ? null : storable(beforeId)
  const place = before == null ? null : { date: before, _id }
  const rows = await listFeedback(context.store.read, place, most)
  await recordAdminAccess(context, { what: 'feedback', subject: null })
  await recordAdminAccessToEach(context, () =>
    rows.flatMap(({ user, isShadow }) => (user === null || isShadow === 1 ? [] : [user])),
  )
  return rows.map(({ user, isShadow, ...row }) =>
    isShadow === 1 ? { ...row, ...NOBODY } : { ...row, user_id: user ?? '' },
  )
}

const NOBODY = { email: '', name: '', user_id: '' } as const

/** How the copies elsewhere are doing: how many are to be made and deleted, and what is in the way. */
export type Copies = { waiting: number; toDelete: number; trouble: string | null }

/** For those who run the product; what the table said of somebody's words is not in it. */
export async function copiesElsewhere({ store, config }: Pick<SignedIn, 'store' | 'config'>) {
  const { lastError, ...counts } = await countCopies(store.read)
  const isUnset = config.feedbackTable === undefined && counts.waiting + counts.toDelete > 0
  const trouble = isUnset ? 'FEEDBACK_TABLE_URL is not set' : lastError
  return { ...counts, trouble } satisfies Copies
}
