import { type Corpus, indexOf } from '#corpus.ts'
import type { Entity } from '#schema/fields.ts'

export type Reach = {
  categories: string[]
  actions: string[]
  advice: string[]
  implementation: string[]
}

/**
 * The rows that a person can reach from an important thing, step by step like the flow (product 4,
 * question flow): only rows for `entity`, and no category step for a colleague.
 */
export function reachFrom(corpus: Corpus): (thingId: string, entity: Entity) => Reach {
  const things = indexOf(corpus, 'important-thing')
  const categories = indexOf(corpus, 'impact-category')
  const actions = indexOf(corpus, 'impact-action')
  const advice = indexOf(corpus, 'impact-advice')
  const challenges = indexOf(corpus, 'implementation-challenge')
  const help = indexOf(corpus, 'implementation-advice')

  return (thingId, entity) => {
    const thing = things.get(thingId)?.row
    const categoryRows = follow(
      entity === 'colleague' ? [] : thing?.categoryIds,
      categories,
    ).filter((row) => row.entity.includes(entity))
    const actionIds =
      entity === 'colleague' ? thing?.actionIds : categoryRows.flatMap((row) => row.actionIds)
    const actionRows = follow(actionIds, actions).filter((row) => row.entity.includes(entity))
    const adviceRows = follow(
      actionRows.flatMap((row) => row.adviceIds),
      advice,
    )
    const challengeRows = follow(
      adviceRows.flatMap((row) => row.challengeIds),
      challenges,
    ).filter((row) => row.entity.includes(entity))
    return {
      categories: categoryRows.map((row) => row.id),
      actions: actionRows.map((row) => row.id),
      advice: adviceRows.map((row) => row.id),
      implementation: follow(
        challengeRows.flatMap((row) => row.adviceIds),
        help,
      ).map((row) => row.id),
    }
  }
}

function follow<Row>(ids: string[] | undefined, index: Map<string, { row: Row }>): Row[] {
  return [...new Set(ids)].flatMap((id) => index.get(id)?.row ?? [])
}
