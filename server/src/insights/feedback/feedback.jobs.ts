import type { Store } from '#db/store.ts'
import type { FeedbackTable as Row } from '#db/tables.feedback.ts'
import { type FeedbackTable, FeedbackTableError } from '#integrations/feedback-table.ts'
import { DONE, JobError, type JobHandler, type Outcome } from '#jobs/handler.ts'
import {
  deleteFeedback,
  findFeedback,
  markCopy,
  markSending,
  ON_ITS_WAY_MS,
} from './feedback.copies.store.ts'
import { placesOf, placesWith } from './feedback.rules.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After this many failures of the table in a row, all copies pause for `REST_MS`. */
const MOST_FAILURES = 3
const REST_MS = MINUTE

/**
 * Copies feedback to the remote table and deletes it there after erasure. Retries without end,
 * because a remaining copy must not go unnoticed. Product 2, feedback.
 */
export function feedbackJob(store: Store, table: FeedbackTable): JobHandler {
  let failures = 0
  return {
    run: async (_id, signal) => {
      const row = await findFeedback(store.read, _id)
      if (row === undefined) return DONE
      try {
        const outcome = await (row.user === null
          ? withdraw(store, table, row, signal)
          : forward(store, table, { ...row, user: row.user }, signal))
        failures = 0
        return outcome
      } catch (cause) {
        const error = cause instanceof FeedbackTableError ? cause : unexpected(cause)
        failures = error.ofService ? failures + 1 : 0
        // A table that is down fails every copy, and each would wait for its own timeout.
        const restMs = failures >= MOST_FAILURES ? REST_MS : 0
        throw new JobError(error.reason, { cause, pauseMs: error.retryInMs ?? restMs })
      }
    },
    together: 1,
    attemptMs: 15 * SECOND,
    leaseMs: ON_ITS_WAY_MS,
    waits: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR],
    givesUp: false,
  }
}

async function forward(
  store: Store,
  table: FeedbackTable,
  { user, _id, ...row }: Row & { user: string },
  signal: AbortSignal,
): Promise<Outcome> {
  const { email, name, message, path } = row
  const places = placesWith(row.places, table.url)
  // Noted before sending: if the table stores the copy and the answer is lost, it can be found.
  if (!(await store.write((trx) => markSending(trx, _id, places)))) return DONE
  const date = new Date(row.date).toISOString()
  const record = { feedback_id: _id, date, email, name, user_id: user, message, path }
  const remoteId = await table.put(record, signal)
  return { write: (trx) => markCopy(trx, _id, { remoteId }) }
}

async function withdraw(
  store: Store,
  table: FeedbackTable,
  { _id, remoteId, ...row }: Row,
  signal: AbortSignal,
): Promise<Outcome> {
  const places = placesOf(row.places)
  const elsewhere = places.filter((place) => place !== table.url)
  if (elsewhere.length < places.length) await table.remove({ feedback_id: _id, remoteId }, signal)
  if (elsewhere.length === 0) return { write: (trx) => deleteFeedback(trx, _id) }
  await store.write((trx) => markCopy(trx, _id, { places: JSON.stringify(elsewhere) }))
  // The settings name another table now. Don't send its key to the old table that has the copy.
  throw new FeedbackTableError('moved', '', { ofService: false })
}

const unexpected = (cause: unknown) => new FeedbackTableError('unexpected', '', { cause })
