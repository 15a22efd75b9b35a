import type { SignedIn } from '#graphql/context.ts'
import { zoneOr } from '#lib/weeks.ts'
import type { Goal } from './goals.entity.ts'
import { reviewMoment } from './goals.review.rules.ts'
import { stateOf } from './goals.rules.ts'
import { findZone } from './goals.store.ts'

const findViewerZone = async ({ store, viewer }: SignedIn): Promise<string> =>
  zoneOr(await findZone(store.read, viewer.userId))

// Asked once in a request, however many goals it lists.
const zones = new WeakMap<SignedIn, Promise<string>>()

/**
 * From when the review of a goal is due, in the viewer's zone; null where none is set, or the goal asks
 * for nothing any more.
 */
export async function reviewMomentOf(context: SignedIn, row: Goal): Promise<number | null> {
  if (row.reviewDate === null || stateOf(row) !== 'going') return null
  const zone = zones.get(context) ?? findViewerZone(context)
  zones.set(context, zone)
  return reviewMoment(row, await zone)
}
