import { queryOptions } from '@tanstack/react-query'
import { idsFormula, listAllContent } from '#api/content.ts'
import type { ContentTables } from '#api/content-tables.ts'

/** The words of the product change with a new version of it, not within a visit. */
export const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 }

/** The records of a content table with these ids, in no order of theirs; see `inOrder`. */
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

/** The records in the order of the ids; an id without a record is left out. */
export function inOrder<R extends { id: string }>(
  ids: readonly string[],
  records: readonly R[],
): R[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
