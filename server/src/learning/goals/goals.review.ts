import type { SignedIn } from '#graphql/context.ts'
import { zoneOr } from '#lib/weeks.ts'
import type { Goal } from './goals.entity.ts'
import { reviewMoment } from './goals.review.rules.ts'
import { stateOf } from './goals.rules.ts'
import { findZone } from './goals.store.ts'

const findViewerZone = async ({ store, viewer }: SignedIn): Promise<string> =>
  zoneOr(await findZone(store.read, viewer.userId))

// Read once in a request, even if it lists many goals.
const zones = new WeakMap<SignedIn, Promise<string>>()

/** The time zone of the viewer. */
export function viewerZone(context: SignedIn): Promise<string> {
  const zone = zones.get(context) ?? findViewerZone(context)
  zones.set(context, zone)
  return zone
}

/**
 * When the review of a goal is due, in the zone of the viewer; null if none is set or the goal is
 * done.
 */
export async function reviewMomentOf(context: SignedIn, row: Goal): Promise<number | null> {
  if (row.reviewDate === null || stateOf(row) !== 'going') return null
  return reviewMoment(row, await viewerZone(context))
}
