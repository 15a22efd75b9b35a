import {
  type QueryClient,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { ListedGoalFragment } from '#api/generated/graphql.ts'
import { getToken } from '#api/token.ts'
import { earlyNext } from './next.early.ts'

/** The commitment that home opens on (product 4, commitment). */
export type Next = {
  goal: ListedGoalFragment
  when: string
  days: number | null
  othersDue: number
}

// Every change of a goal reloads it along with the lists.
const queryKey = ['goals', 'next'] as const

export const nextQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Next | null> => {
    try {
      const { goal, ...next } = await earlyNext.take(signal)
      return goal && { ...next, goal }
    } catch {
      // Home works without it, and without a network it keeps the last one.
      const last = dropped.get(client)
      const known = last?.token === getToken() ? last.next : null
      return client.getQueryData<Next | null>(queryKey) ?? known
    }
  },
})

/** The last one of a session, which was out of date. */
const dropped = new WeakMap<QueryClient, { token: string | null; next: Next }>()

/** The commitment; null without an open goal, and if it can't be loaded. */
export function useNext(): Next | null {
  const queries = useQueryClient()
  // After a change elsewhere, home waits for the new one: the old one would be replaced in sight.
  if (queries.getQueryState(queryKey)?.isInvalidated) {
    const next = queries.getQueryData<Next | null>(queryKey) ?? null
    if (next) dropped.set(queries, { token: getToken(), next })
    queries.removeQueries({ queryKey, type: 'inactive' })
  }
  return useSuspenseQuery(nextQuery).data
}
