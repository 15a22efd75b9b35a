import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { meKey } from '#api/query-client.ts'
import { renewToken } from '#api/renewal.ts'
import { factorsQuery } from '#features/fresh-sign-in/factors.ts'
import { type SignedInBy, SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'

/** Sends an operation that returns a fresh token, and stores it. Throws AppError. */
export function renewBy<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  pick: (result: TResult) => { token: string },
): Promise<void> {
  return renewToken(async (token) => pick(await request(document, variables, { token })))
}

/** Changes the account, asking to sign in again if required. Reloads the pages before `onDone`. */
export function useSecured<TResult, TValues = void>(
  call: (values: TValues, signedInBy: SignedInBy | null) => Promise<TResult>,
  onDone?: (result: TResult, values: TValues) => void,
  onRefused?: (error: unknown) => void,
) {
  const freshly = useFreshly()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: TValues) => freshly((signedInBy) => call(values, signedInBy)),
    onSuccess: async (result, values) => {
      // The new session state may give or end access to the rest of the app.
      void queries.invalidateQueries({ queryKey: meKey })
      void queries.invalidateQueries({ queryKey: ['security'] })
      await queries.fetchQuery({ ...factorsQuery, staleTime: 0 }).catch(() => {})
      onDone?.(result, values)
    },
    onError: (failure) => {
      onRefused?.(failure)
      // The account was changed elsewhere, so the page reloads.
      const isOld = toAppError(failure).code === 'CONFLICT'
      if (isOld) void queries.invalidateQueries({ queryKey: ['security'] })
    },
  })
  return {
    send: mutate,
    pending: isPending,
    error: error instanceof SignInGivenUp ? null : error,
    reset,
  }
}
