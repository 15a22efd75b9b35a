import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { Kit, Path } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { inOrder, lasting } from '#features/advice/records.ts'
import type { Entity } from '#lib/entities.ts'

export type ShortKit = Pick<Kit, 'id' | 'title' | 'situation' | 'minutes' | 'entity'>
export type ShortPath = Pick<Path, 'id' | 'title' | 'situation' | 'entity'>

const kitFields = ['id', 'title', 'situation', 'minutes', 'entity']

/** The kits of actions, as cards show them. */
export const kitsOfQuery = (actions: readonly string[]) =>
  queryOptions({
    ...lasting,
    queryKey: ['content', 'kits-of', actions],
    queryFn: async ({ signal }): Promise<ShortKit[]> => {
      if (actions.length === 0) return []
      // Ids are joined by ", " in a formula: the commas keep one from matching inside another.
      const found = actions.map((id) => `FIND(', ${id},', ', ' & {actionIds} & ',')`)
      const query = { filterByFormula: `OR(${found.join(', ')})`, fields: kitFields }
      return listAllContent('kit', query, { signal })
    },
  })

const occasionsDocument = graphql(`
  query Occasions($entity: String) {
    occasionsGet(entity: $entity) {
      kits
      paths
    }
  }
`)

/** All kits and paths, or those of an entity, the ones that fit the person first. */
export const occasionsQuery = (entity: Entity | null) =>
  queryOptions({
    queryKey: ['fit', 'occasions', entity],
    queryFn: async ({ signal }): Promise<{ kits: ShortKit[]; paths: ShortPath[] }> => {
      const [{ occasionsGet: order }, kits, paths] = await Promise.all([
        request(occasionsDocument, { entity }, { signal }),
        listAllContent('kit', { fields: kitFields }, { signal }),
        listAllContent('path', { fields: ['id', 'title', 'situation', 'entity'] }, { signal }),
      ])
      return { kits: inOrder(order.kits, kits), paths: inOrder(order.paths, paths) }
    },
  })
