import { queryOptions } from '@tanstack/react-query'
import { idsFormula, listAllContent } from '#api/content.ts'
import type { ContentTables } from '#api/content-tables.ts'

/** Content changes with a new version of the product, not within a visit. */
export const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 }

export function recordsQuery<T extends keyof ContentTables>(table: T, ids: readonly string[]) {
  const sorted = [...new Set(ids)].sort()
  return queryOptions({
    ...lasting,
    queryKey: ['content', table, sorted],
    queryFn: async ({ signal }): Promise<ContentTables[T][]> =>
      sorted.length === 0
        ? []
        : listAllContent(table, { filterByFormula: idsFormula(sorted) }, { signal }),
  })
}

export function inOrder<R extends { id: string }>(
  ids: readonly string[],
  records: readonly R[],
): R[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
