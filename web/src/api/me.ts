import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type Me, requestMe } from '#api/me.early.ts'
import { meKey } from '#api/query-client.ts'

export type { Me } from '#api/me.early.ts'

/** The signed-in person of the current token. Fails where the server refuses the token. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }): Promise<Me> => requestMe(signal),
  staleTime: 5 * 60_000,
})

/** The signed-in person, on pages behind the access check (it has loaded them already). */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

/** Days begin elsewhere now: all that the server worked out by them is asked for anew. */
export function refreshDays(queries: QueryClient): Promise<void> {
  const stays = ['content', 'profile', ...meKey] as readonly unknown[]
  return queries.invalidateQueries({ predicate: ({ queryKey }) => !stays.includes(queryKey[0]) })
}
