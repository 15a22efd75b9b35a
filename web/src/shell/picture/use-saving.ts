import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshIndex } from '#api/impact-index.ts'
import { type Me, meQuery } from '#api/me.ts'
import { removePicture, uploadPicture } from '#api/pictures.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** What both changes do here: the picture is shown everywhere, and the score looks again. */
function useShown() {
  const queries = useQueryClient()
  return (avatar: string | null) => {
    queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, avatar })
    void refreshIndex(queries)
  }
}

/**
 * Sends a picture, and says how far it is (0 to 1; null before the first of it is out). `stop` ends
 * it without an error; so does leaving.
 */
export function useUpload(onSaved: () => void) {
  const { t } = useLingui()
  const show = useShown()
  const [sent, setSent] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (make: () => Promise<Blob>) => {
      const controller = new AbortController()
      running.current = controller
      setSent(null)
      const { signal } = controller
      return uploadPicture(await make(), { signal, onProgress: setSent })
    },
    onSuccess: (avatar) => {
      show(avatar)
      showSnackbar({ text: t`Saved`, color: 'info' })
      onSaved()
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    send: mutate,
    isPending,
    sent,
    error,
    stop: () => {
      running.current?.abort()
      reset()
    },
  }
}

/** Takes the picture away. */
export function useRemoval(onRemoved: () => void) {
  const { t } = useLingui()
  const show = useShown()
  const { mutate, isPending, error } = useMutation({
    mutationFn: removePicture,
    onSuccess: () => {
      show(null)
      showSnackbar({ text: t`Deleted`, color: 'info' })
      onRemoved()
    },
  })
  return { remove: () => mutate(), isPending, error }
}
