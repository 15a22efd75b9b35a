import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError, isSessionOver } from '#api/errors.ts'
import { getToken, onTokenElsewhere, setToken } from '#api/token.ts'

/** Key of the signed-in person; each query handles its own failure. */
export const meKey = ['me'] as const

/** Reads without an answer are retried twice, if there is a network; refusals never. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isUnanswered = error instanceof AppError && error.kind === 'network'
  return failures < 2 && isUnanswered && navigator.onLine !== false
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network, calls fail at once instead of waiting.
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

/** Another tab signed out or in: do the same here. */
export function followOtherTabs(queryClient: QueryClient): void {
  onTokenElsewhere((forgotten) => {
    if (forgotten || getToken() === null) queryClient.clear()
    else void queryClient.invalidateQueries()
  })
}

/** The server ended the session: clear it here; access routing redirects. */
function endLostSession(error: unknown): void {
  if (isSessionOver(error)) setToken(null)
}
