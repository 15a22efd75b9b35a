import { useMutation } from '@tanstack/react-query'
import { errorText } from '#shell/error-text.ts'
import type { LazyPart } from '#shell/lazy-part.tsx'
import { showSnackbar } from '#shell/snackbar.ts'

/**
 * Opens a part once its code is loaded. Without a network, a message appears and the page stays.
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
    near: () => void part.load().catch(() => {}),
  }
}
