import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { viewedKey } from '#features/advice/activity/viewed.ts'
import { newestOfEach, type ViewedItem } from './viewed.rules.ts'

const viewedDocument = graphql(`
  query RecentlyViewed($first: Int, $after: ID) {
    impactActionHistoryGetMany(first: $first, after: $after) {
      _id
      id
      type
      title
      source
      entity
      viewedDate
    }
  }
`)

const deleteDocument = graphql(`
  mutation ForgetViewed($_id: ID!) {
    impactActionHistoryDelete(_id: $_id) {
      _id
    }
  }
`)

const deleteAllDocument = graphql(`
  mutation ForgetAllViewed {
    impactActionHistoryDeleteMany
  }
`)

export const viewedQuery = queryOptions({
  queryKey: viewedKey,
  queryFn: async ({ signal }): Promise<ViewedItem[]> => {
    const entries = await allPages(
      async (page) => (await request(viewedDocument, page, { signal })).impactActionHistoryGetMany,
    )
    return newestOfEach(
      entries.map((entry) => ({
        ...entry,
        type: entry.type ?? null,
        title: entry.title ?? null,
        source: entry.source ?? null,
        entity: entry.entity ?? null,
      })),
    )
  },
})

/** Removes one item from the list, or all of them. Each throws AppError if it is refused. */
export function useForgetting() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: viewedKey })
  const one = useMutation({
    mutationFn: async (item: ViewedItem) => {
      for (const _id of item.entries) await request(deleteDocument, { _id })
    },
    onSuccess: (_done, gone) =>
      queries.setQueryData(viewedQuery.queryKey, (items) =>
        items?.filter((item) => item.id !== gone.id),
      ),
    onSettled,
  })
  const all = useMutation({
    mutationFn: () => request(deleteAllDocument, {}),
    onSuccess: () => queries.setQueryData(viewedQuery.queryKey, []),
    onSettled,
  })
  return { one, all }
}
