import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toAppError } from '#api/errors.ts'

type Step<Given> = {
  mutationFn: (given: Given) => Promise<unknown>
  onError?: (error: unknown) => void
}

/** One step of an import. Its network error disappears once newer data has loaded. */
export function useStep<Given = void>(step: Step<Given>): UseMutationResult<unknown, Error, Given> {
  const mutation = useMutation<unknown, Error, Given>(step)
  const { error, reset } = mutation
  const isLost = error !== null && toAppError(error).kind === 'network'
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isLost, reset])
  return mutation
}
