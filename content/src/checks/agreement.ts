import { idsIn } from '#checks/links.ts'
import { type Check, type Entry, indexOf, type Problem, problemAt } from '#corpus.ts'
import type { Entity } from '#schema/fields.ts'
import type { TableName } from '#tables.ts'

/** A category lists an action exactly when the action lists the category. */
export const bothDirections: Check = (corpus) => {
  const categories = indexOf(corpus, 'impact-category')
  const actions = indexOf(corpus, 'impact-action')
  return [
    ...corpus['impact-category'].flatMap((entry) =>
      entry.row.actionIds
        .filter((id) => actions.get(id)?.row.categoryIds.includes(entry.key) === false)
        .map((id) => problemAt(entry, 'actionIds', `${id} does not name this category`)),
    ),
    ...corpus['impact-action'].flatMap((entry) =>
      entry.row.categoryIds
        .filter((id) => categories.get(id)?.row.actionIds.includes(entry.key) === false)
        .map((id) => problemAt(entry, 'categoryIds', `${id} does not name this action`)),
    ),
  ]
}

/** Rows of the flow link only to rows for the same entity. */
export const sameEntity: Check = (corpus) => {
  const steps: { from: TableName; field: string; to: TableName }[] = [
    { from: 'important-thing', field: 'categoryIds', to: 'impact-category' },
    { from: 'important-thing', field: 'actionIds', to: 'impact-action' },
    { from: 'impact-category', field: 'actionIds', to: 'impact-action' },
  ]
  return steps.flatMap(({ from, field, to }) => {
    const targets = indexOf(corpus, to)
    return (corpus[from] as Entry[]).flatMap((entry): Problem[] =>
      idsIn(entry, field).flatMap((id) => {
        const target = targets.get(id)
        if (!target) return []
        const missing = entitiesOf(entry).filter((entity) => !entitiesOf(target).includes(entity))
        return missing.map((entity) => problemAt(entry, field, `${id} is not for ${entity}`))
      }),
    )
  })
}

function entitiesOf(entry: Entry): Entity[] {
  return 'entity' in entry.row ? entry.row.entity : []
}

/** An advice belongs to one action. */
export const oneAction: Check = (corpus) => {
  const owner = new Map<string, string>()
  return corpus['impact-action'].flatMap((entry) =>
    entry.row.adviceIds.flatMap((id) => {
      const other = owner.get(id)
      owner.set(id, entry.key)
      return other && other !== entry.key
        ? [problemAt(entry, 'adviceIds', `${id} belongs to ${other} already`)]
        : []
    }),
  )
}
