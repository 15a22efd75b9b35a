import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { earlyMe, type Me } from '#api/me.early.ts'
import { meKey } from '#api/query-client.ts'
import { keepDraftsOf } from '#lib/drafts.ts'

export type { Me } from '#api/me.early.ts'

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }): Promise<Me> => {
    const me = await earlyMe.take(signal)
    keepDraftsOf(me._id)
    return me
  },
  staleTime: 5 * 60_000,
})

/** The signed-in person, on pages behind the access check (it has loaded them already). */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

/** The _id of the signed-in person, if it is known. */
export const knownPerson = (queries: QueryClient): string | undefined =>
  queries.getQueryData<Me>(meKey)?._id

/** The person's days changed: reloads everything the server derives from them. */
export function refreshDays(queries: QueryClient): Promise<void> {
  const stays = ['content', 'profile', ...meKey] as readonly unknown[]
  return queries.invalidateQueries({ predicate: ({ queryKey }) => !stays.includes(queryKey[0]) })
}
