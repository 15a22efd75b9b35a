import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { type Question, wordsOf } from '#features/library/question.ts'
import { newId } from '#lib/ids.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { doublesOf, missingType, type StoredSearch, searchTypeOf } from './stored.rules.ts'

const listDocument = graphql(`
  query StoredSearches($first: Int, $after: ID) {
    searchGetMany(first: $first, after: $after) {
      _id
      query
      searchType
      date
    }
  }
`)

const createDocument = graphql(`
  mutation StoreSearch($obj: SearchCreateInput!) {
    searchCreate(obj: $obj) {
      _id
      query
      searchType
      date
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteSearch($_id: ID!) {
    searchDelete(_id: $_id) {
      _id
    }
  }
`)

export const storedQuery = queryOptions({
  queryKey: ['library', 'stored'],
  queryFn: ({ signal }): Promise<StoredSearch[]> =>
    allPages(async (page) => (await request(listDocument, page, { signal })).searchGetMany),
})

const atATime = 6

/** Deletes searches; an already deleted one counts as success. */
async function deleteAll(ids: readonly string[]): Promise<void> {
  const waiting = [...ids]
  const work = async () => {
    for (let _id = waiting.pop(); _id !== undefined; _id = waiting.pop()) {
      try {
        await request(deleteDocument, { _id })
      } catch (error) {
        if (toAppError(error).code !== 'NOT_FOUND') throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
}

/** Stores a search. A failure is silent. */
export function useKeepSearch(): (question: Question) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async ({ text, filters }: Question) => {
      const obj = { _id: newId(), query: wordsOf(text), searchType: searchTypeOf(filters) }
      const { searchCreate: made } = await request(createDocument, { obj })
      const before = queries.getQueryData(storedQuery.queryKey)
      // A list that is not cached loads when it is shown.
      if (before === undefined) return queries.invalidateQueries(storedQuery)
      const all = [made, ...before.filter(({ _id }) => _id !== made._id)]
      const doubles = doublesOf(all)
      queries.setQueryData(
        storedQuery.queryKey,
        all.filter(({ _id }) => !doubles.includes(_id)),
      )
      await deleteAll(doubles)
    },
  })
  return mutate
}

/** Saves which content was missing. Throws AppError if that fails. */
export async function storeMissing(words: string): Promise<void> {
  const obj = { _id: newId(), query: wordsOf(words), searchType: missingType }
  await request(createDocument, { obj })
}

/** Deletes searches: removed at once, restored after a failure (product 8). */
export function useDeleteSearches(): (ids: readonly string[]) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: deleteAll,
    onMutate: async (ids) => {
      await queries.cancelQueries(storedQuery)
      queries.setQueryData(storedQuery.queryKey, (stored) =>
        stored?.filter(({ _id }) => !ids.includes(_id)),
      )
    },
    onSuccess: () => showSnackbar({ text: t`Deleted`, color: 'info' }),
    onError: () => {
      showSnackbar({ text: t`Error in deleting` })
      void queries.invalidateQueries(storedQuery)
    },
  })
  return mutate
}
