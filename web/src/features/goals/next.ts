import {
  type QueryClient,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { ListedGoalFragment, NextQuery } from '#api/generated/graphql.ts'
import { getToken } from '#api/token.ts'
import { earlyNext } from './next.early.ts'

/** The commitment that home opens on (product 4, commitment). */
export type Next = {
  goal: ListedGoalFragment
  when: string
  days: number | null
  othersDue: number
  /** The week of the goal, from 1. */
  week: number
  timesDone: number
}

/** Where the person is on a path. */
export type PathStep = NonNullable<NextQuery['commitmentGet']['step']>

/** What home opens on: the commitment, the step of a path, and whether partners sent something. */
export type Opening = { next: Next | null; step: PathStep | null; hasNews: boolean }

const nothing: Opening = { next: null, step: null, hasNews: false }

// Every change of a goal reloads it along with the lists.
const queryKey = ['goals', 'next'] as const

export const nextQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Opening> => {
    try {
      const { commitmentGet, partnerNewsGet } = await earlyNext.take(signal)
      const { goal, step, ...next } = commitmentGet
      return { next: goal && { ...next, goal }, step, hasNews: partnerNewsGet.length > 0 }
    } catch {
      // Home works without it, and without a network it keeps the last one.
      await import('#api/kept-queries.ts')
        .then(({ restoreQueries }) => restoreQueries(client))
        .catch(() => {})
      const last = dropped.get(client)
      const known = last?.token === getToken() ? last.opening : nothing
      return client.getQueryData<Opening>(queryKey) ?? known
    }
  },
})

/** The last one of a session, which was out of date. */
const dropped = new WeakMap<QueryClient, { token: string | null; opening: Opening }>()

/** The commitment is null without an open goal, and if it can't be loaded. */
export function useOpening(): Opening {
  const queries = useQueryClient()
  // After a change elsewhere, home waits for the new one: the old one would be replaced in sight.
  if (queries.getQueryState(queryKey)?.isInvalidated) {
    const opening = queries.getQueryData<Opening>(queryKey)
    if (opening) dropped.set(queries, { token: getToken(), opening })
    queries.removeQueries({ queryKey, type: 'inactive' })
  }
  return useSuspenseQuery(nextQuery).data
}
