import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { zoneOr } from '#lib/weeks.ts'
import type { Goal } from './goals.entity.ts'
import { checkReview, type Review, reviewMoment } from './goals.review.rules.ts'
import { stateOf } from './goals.rules.ts'
import { findZone } from './goals.store.ts'

/** The zone of the viewer, in which their days begin. */
export const zoneOf = async (db: Db, { viewer }: SignedIn): Promise<string> =>
  zoneOr(await findZone(db, viewer.userId))

// Asked once in a request, however many goals it lists.
const zones = new WeakMap<SignedIn, Promise<string>>()

/**
 * When the review of a goal is due, in the zone of the viewer; null if none is set or the goal is
 * done.
 */
export async function reviewMomentOf(context: SignedIn, row: Goal): Promise<number | null> {
  if (row.reviewDate === null || stateOf(row) !== 'going') return null
  const zone = zones.get(context) ?? zoneOf(context.store.read, context)
  zones.set(context, zone)
  return reviewMoment(row, await zone)
}

/** Refuses a review that has passed; `given` is what the call brought. */
export async function checkReviewOf(
  trx: Db,
  context: SignedIn,
  row: Review,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (given.reviewDate === undefined && given.reviewTime === undefined) return
  const at = { now: context.clock.now(), zone: await zoneOf(trx, context) }
  checkReview(row, given, at)
}
