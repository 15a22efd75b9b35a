import { type Check, type Problem, problemAt } from '#corpus.ts'
import { reachFrom } from '#paths.ts'
import { entities } from '#schema/fields.ts'

/** Every start leads to at least three pieces of advice and to one help with an obstacle. */
export const starts: Check = (corpus) => {
  const reach = reachFrom(corpus)
  const perEntity = entities.flatMap((entity): Problem[] =>
    corpus['important-thing'].some(({ row }) => row.entity.includes(entity))
      ? []
      : [
          {
            file: 'tables/important-thing',
            row: '-',
            field: 'entity',
            message: `none for ${entity}`,
          },
        ],
  )
  const perThing = corpus['important-thing'].flatMap((entry) =>
    entry.row.entity.flatMap((entity) => {
      const { advice, implementation } = reach(entry.key, entity)
      return [
        ...(advice.length < 3
          ? [
              problemAt(
                entry,
                'id',
                `leads to ${advice.length} pieces of advice for ${entity}, wanted 3`,
              ),
            ]
          : []),
        ...(implementation.length < 1
          ? [problemAt(entry, 'id', `leads to no implementation advice for ${entity}`)]
          : []),
      ]
    }),
  )
  return [...perEntity, ...perThing]
}

/** Each advice has an obstacle for every entity of its action. */
export const obstacles: Check = (corpus) => {
  const challenges = new Map(corpus['implementation-challenge'].map(({ row }) => [row.id, row]))
  const advice = new Map(corpus['impact-advice'].map((entry) => [entry.key, entry]))
  return corpus['impact-action'].flatMap(({ row: action }) =>
    action.adviceIds.flatMap((id) => {
      const entry = advice.get(id)
      if (!entry) return []
      return action.entity
        .filter((entity) =>
          entry.row.challengeIds.every((each) => !challenges.get(each)?.entity.includes(entity)),
        )
        .map((entity) => problemAt(entry, 'challengeIds', `none of them is for ${entity}`))
    }),
  )
}
