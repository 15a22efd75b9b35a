import { t } from '@lingui/core/macro'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type { PastFlowsQuery, PastRatingsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const flowsDocument = graphql(`
  query PastFlows($first: Int, $after: ID) {
    historyGetMany(first: $first, after: $after) {
      _id
      flow {
        entity
        steps {
          page
          selected {
            title
          }
        }
      }
      startTime
      liked
    }
  }
`)

const deleteFlowDocument = graphql(`
  mutation DeletePastFlow($_id: ID!) {
    historyDelete(_id: $_id) {
      _id
    }
  }
`)

const deleteFlowsDocument = graphql(`
  mutation DeletePastFlows {
    historyDeleteMany
  }
`)

const ratingsDocument = graphql(`
  query PastRatings {
    likedActionGetMany {
      id
      liked
      likedDate
    }
  }
`)

const deleteRatingDocument = graphql(`
  mutation DeletePastRating($id: String!) {
    likedActionUpdateById(id: $id, liked: null)
  }
`)

const deleteRatingsDocument = graphql(`
  mutation DeletePastRatings {
    likedActionDeleteMany
  }
`)

/** One run of the flow: product 3, history. */
export type PastFlow = PastFlowsQuery['historyGetMany'][number]
export type PastRating = PastRatingsQuery['likedActionGetMany'][number]

/** The person's runs of the flow, newest first. */
export const flowsQuery = queryOptions({
  queryKey: ['past', 'flows'],
  queryFn: ({ signal }): Promise<PastFlow[]> =>
    allPages(async (page) => (await request(flowsDocument, page, { signal })).historyGetMany, {
      asksParts: true,
    }),
})

/** The person's ratings of advice, newest first. */
export const ratingsQuery = queryOptions({
  queryKey: ['past', 'ratings'],
  queryFn: async ({ signal }): Promise<PastRating[]> =>
    (await request(ratingsDocument, {}, { signal })).likedActionGetMany,
})

/** Also succeeds if the flow is already deleted. Throws AppError. */
export async function deleteFlow({ _id }: PastFlow): Promise<void> {
  try {
    await request(deleteFlowDocument, { _id })
  } catch (error) {
    if (toAppError(error).code !== 'NOT_FOUND') throw error
  }
}

export const deleteFlows = () => request(deleteFlowsDocument, {})

export const deleteRating = ({ id }: PastRating) => request(deleteRatingDocument, { id })

export const deleteRatings = () => request(deleteRatingsDocument, {})

export function useDeleting<Item>(
  queryKey: QueryKey,
  calls: { one: (item: Item) => Promise<unknown>; all: () => Promise<unknown> },
) {
  const queries = useQueryClient()
  // A rating is also cached by its advice.
  const onSettled = () => queries.invalidateQueries({ queryKey: ['liked'] })
  const done = () => showSnackbar({ text: t`Deleted`, color: 'info' })
  const one = useMutation({
    mutationFn: calls.one,
    onSuccess: (_answer, gone) => {
      queries.setQueryData<Item[]>(queryKey, (items) => items?.filter((item) => item !== gone))
      done()
    },
    onError: () => showSnackbar({ text: t`Error in deleting` }),
    onSettled,
  })
  const all = useMutation({
    mutationFn: calls.all,
    onSuccess: () => {
      queries.setQueryData<Item[]>(queryKey, [])
      done()
    },
    onSettled,
  })
  return { one, all }
}
