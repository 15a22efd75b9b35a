import type { Store } from '#db/store.ts'
import type { FeedbackTable as Row } from '#db/tables.feedback.ts'
import type { Clock } from '#integrations/clock.ts'
import { type FeedbackTable, FeedbackTableError } from '#integrations/feedback-table.ts'
import { deleteFeedback, insertEmpty, markStaying } from './feedback.copies.store.ts'
import { LEASE_MS, nextTryOf, placesOf, placesWith } from './feedback.rules.ts'
import { markFailed, markForwarded, markPlaces } from './feedback.store.ts'

export type CopyDependencies = { store: Store; clock: Clock; table: FeedbackTable }

/** Something that one process took for one attempt, until `lease`. */
export type Claimed = { row: Row; lease: number }

/** Brings a copy to the table, or takes it out of there. Throws a FeedbackTableError, once noted. */
export async function attempt(
  dependencies: CopyDependencies,
  claimed: Claimed,
  signal: AbortSignal,
) {
  const { user } = claimed.row
  await (user === null
    ? withdraw(dependencies, claimed, signal)
    : forward(dependencies, { ...claimed.row, user }, signal))
}

async function forward(
  { store, clock, table }: CopyDependencies,
  { user, ...row }: Row & { user: string },
  signal: AbortSignal,
): Promise<void> {
  const { _id, email, name, message, path } = row
  const places = placesWith(row.places, table.url)
  // Before it is sent: what is stored there and never answered is to be found again.
  if (!(await store.write((trx) => markPlaces(trx, _id, places)))) return
  // Its person was erased while it was under way: the copy has to follow.
  const follow = (remoteId: string | null, nextTry: number) => ({ _id, remoteId, places, nextTry })
  try {
    const date = new Date(row.date).toISOString()
    const record = { feedback_id: _id, date, email, name, user_id: user, message, path }
    const remoteId = await table.put(record, signal)
    await store.write(async (trx) => {
      if (await markForwarded(trx, _id, remoteId)) return
      await insertEmpty(trx, follow(remoteId, clock.now()))
    })
  } catch (error) {
    await store.write(async (trx) => {
      if (await markFailed(trx, _id, failureOf(error, row.tries, clock.now()))) return
      await insertEmpty(trx, follow(row.remoteId, clock.now() + LEASE_MS))
    })
    throw error
  }
}

async function withdraw(
  { store, clock, table }: CopyDependencies,
  { row, lease }: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const { _id, remoteId } = row
  const elsewhere = placesOf(row.places).filter((place) => place !== table.url)
  // Copies from before places were noted are where copies go.
  const isHere = elsewhere.length === 0 || placesOf(row.places).includes(table.url)
  let left = isHere ? placesWith(row.places, table.url) : JSON.stringify(elsewhere)
  try {
    if (isHere) await table.remove({ feedback_id: _id, remoteId }, signal)
    left = JSON.stringify(elsewhere)
    // Its key is for one table: another one would be handed a secret that is not its own.
    if (elsewhere.length > 0) throw moved()
    await store.write((trx) => deleteFeedback(trx, _id, lease))
  } catch (error) {
    const failure = failureOf(error, row.tries, clock.now())
    await store.write((trx) => markStaying(trx, { _id, lease, places: left, ...failure }))
    throw error
  }
}

/** The settings name another table than the one that has a copy: it stays until they do so again. */
const moved = () => new FeedbackTableError('moved', '', { ofService: false })

function failureOf(error: unknown, tries: number, now: number) {
  const failed = asTableError(error)
  const nextTry = nextTryOf(tries, now, failed.retryInMs)
  return { nextTry, lastError: [failed.reason, failed.said].filter(Boolean).join(': ') }
}

/** What kept a copy from being made or deleted, as the table's own words for it. */
export const asTableError = (error: unknown): FeedbackTableError =>
  error instanceof FeedbackTableError
    ? error
    : new FeedbackTableError('unexpected', '', { cause: error })
