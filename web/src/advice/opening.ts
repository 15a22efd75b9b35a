import { useMutation } from '@tanstack/react-query'
import { errorText } from '#shell/error-text.ts'
import type { LazyPart } from '#shell/lazy-part.tsx'
import { showSnackbar } from '#shell/snackbar.ts'

/**
 * Opens a part once its code is here. Where it cannot be had, for want of a network, a message says
 * so and the page stays as it is.
 */
export function useOpening<Props>(part: LazyPart<Props>, open: () => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => part.load(),
    onSuccess: open,
    onError: (error) => showSnackbar({ text: errorText(error) }),
  })
  return {
    isPending,
    open: () => mutate(),
    /** Fetches it ahead. */
    near: () => void part.load().catch(() => {}),
  }
}
