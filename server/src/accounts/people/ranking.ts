import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { ENTITIES } from '#lib/entities.ts'
import { badInput } from '#lib/errors.ts'

const LATELY_MS = 90 * 86_400_000

/** The most flows to read. Each page load reads them, and a flow may have 64 KB. */
const MOST_FLOWS = 50

/** The four entities in a person's order, and whether the person set it. */
export type Ranking = { order: string[]; isOwn: boolean }

/** Entities by how often they were chosen; equal counts in the order of product 2. */
export function rankingOf(chosen: readonly string[]): string[] {
  const count = (entity: string) => chosen.filter((one) => one === entity).length
  return ENTITIES.toSorted((one, other) => count(other) - count(one))
}

/** The entities that a person has chosen since a time, in saved goals and finished flows. */
async function chosenSince(db: Db, user: string, since: number): Promise<string[]> {
  const [goals, flows] = await Promise.all([
    db
      .selectFrom('goal')
      .select('entity')
      .where('user', '=', user)
      .where('deletedDate', 'is', null)
      .where('createdDate', '>=', since)
      .execute(),
    db
      .selectFrom('history')
      .select('flow')
      .where('user', '=', user)
      .where('createdDate', '>=', since)
      .orderBy('startTime', 'desc')
      .limit(MOST_FLOWS)
      .execute(),
  ])
  const ofFlows = flows.map(({ flow }) => (JSON.parse(flow) as { entity: string }).entity)
  return [...goals.flatMap(({ entity }) => entity ?? []), ...ofFlows]
}

/** impactRankingGet: the person's order of the four entities, also on home. Private. */
export async function ranking({ store, viewer, clock }: SignedIn): Promise<Ranking> {
  const { impactRanking } = await store.read
    .selectFrom('user')
    .select('impactRanking')
    .where('_id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  if (impactRanking !== null) return { order: JSON.parse(impactRanking), isOwn: true }
  const chosen = await chosenSince(store.read, viewer.userId, clock.now() - LATELY_MS)
  return { order: rankingOf(chosen), isOwn: false }
}

/**
 * impactRankingUpdate: sets the order; null returns to the order by recent activity.
 * Refuses with BAD_USER_INPUT a list that does not contain each of the four once.
 */
export async function setRanking(
  context: SignedIn,
  order: readonly string[] | null,
): Promise<Ranking> {
  const isWhole = order?.length === ENTITIES.length && ENTITIES.every((it) => order.includes(it))
  if (order !== null && !isWhole) {
    throw badInput(`Give each of ${ENTITIES.join(', ')} once.`, 'order')
  }
  const impactRanking = order === null ? null : JSON.stringify(order)
  await context.store.write((trx) =>
    trx
      .updateTable('user')
      .set({ impactRanking })
      .where('_id', '=', context.viewer.userId)
      .execute(),
  )
  return ranking(context)
}
