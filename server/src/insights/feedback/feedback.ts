import { countForPerson } from '#accounts/core/person-limit.ts'
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

type NewFeedback = { _id?: string | null | undefined; message: string; path: string }

/**
 * feedbackCreate: stores feedback once for each `_id` and queues its copy to the remote table.
 * Refuses an empty message with BAD_USER_INPUT, more than twenty an hour with TOO_MANY_REQUESTS.
 * Product 2, feedback.
 */
export async function saveFeedback(context: SignedIn, said: NewFeedback): Promise<boolean> {
  const { store, viewer, clock, ids, config, jobs } = context
  const user = viewer.userId
  const message = keptMessage(said.message)
  const _id = typeof said._id === 'string' ? checkId(said._id) : ids.id()
  await countForPerson(context, {
    what: 'feedback',
    most: LIMITS.perHour,
    windowMs: LIMITS.windowMs,
    message: 'You’ve sent a lot of feedback this hour. Send the rest later.',
  })
  const now = clock.now()
  await store.write(async (trx) => {
    await lockActor(trx, user)
    const writer = await findWriter(trx, user)
    if (writer === undefined) return
    const name = `${writer.firstName} ${writer.lastName}`.trim()
    const row = { _id, user, email: writer.email, name, message, path: keptPath(said.path) }
    const isNew = await insertFeedback(trx, { ...row, date: now, remoteId: null, places: null })
    if (!isNew || config.feedbackTable === undefined) return
    await jobs.enqueue(trx, { kind: 'feedback', key: _id })
  })
  return true
}

type FeedbackPage = {
  before?: number | null | undefined
  beforeId?: string | null | undefined
  first?: number | null | undefined
}

/**
 * feedbackGetMany: at most 500 entries, newest first, before a date and id if given. For app
 * admins; the access is recorded, also in the trail of each author.
 */
export async function feedback(context: SignedIn, asking: FeedbackPage): Promise<Feedback[]> {
  const most = Math.min(Math.max(asking.first ?? LIMITS.listed, 1), LIMITS.listed)
  const { before, beforeId } = asking
  const _id = beforeId == null ? null : storable(beforeId)
  const place = before == null ? null : { date: before, _id }
  const rows = await listFeedback(context.store.read, place, most)
  await recordAdminAccess(context, { what: 'feedback', subject: null })
  await recordAdminAccessToEach(context, () => rows.flatMap(({ user }) => user ?? []))
  return rows.map(({ user, ...row }) => ({ ...row, user_id: user ?? '' }))
}

/** The state of the remote copies: how many to make, how many to delete, and the last error. */
export type Copies = { waiting: number; toDelete: number; trouble: string | null }

/** For app admins. The error has no text from the table, because that may quote the feedback. */
export async function copiesElsewhere({ store, config }: Pick<SignedIn, 'store' | 'config'>) {
  const { lastError, ...counts } = await countCopies(store.read)
  const isUnset = config.feedbackTable === undefined && counts.waiting + counts.toDelete > 0
  const trouble = isUnset ? 'FEEDBACK_TABLE_URL is not set' : lastError
  return { ...counts, trouble } satisfies Copies
}
