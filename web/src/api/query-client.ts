import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError, isSessionOver } from '#api/errors.ts'
import { getToken, onTokenElsewhere, setToken } from '#api/token.ts'

/** Key of the signed-in person; whoever asks for it decides what its failure means. */
export const meKey = ['me'] as const

/** Retried are reads that got no answer, twice; what the server refused stays refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.kind === 'network'
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network a call fails and says so, where it would wait in silence.
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== meKey[0]) endLostSession(error)
      },
    }),
    mutationCache: new MutationCache({ onError: endLostSession }),
  })
}

/** What another tab does to the session holds here too: a sign-off forgets, a sign-in asks anew. */
export function followOtherTabs(queryClient: QueryClient): void {
  onTokenElsewhere((forgotten) => {
    if (forgotten || getToken() === null) queryClient.clear()
    else void queryClient.invalidateQueries()
  })
}

/** A session that the server has ended is over here too; access routing then shows the way. */
function endLostSession(error: unknown): void {
  if (isSessionOver(error)) setToken(null)
}
