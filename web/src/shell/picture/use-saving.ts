import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshIndex } from '#api/impact-index.ts'
import { type Me, meQuery } from '#api/me.ts'
import { removePicture, uploadPicture } from '#api/pictures.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** After both changes: show the picture everywhere, reload the score. */
function useShown() {
  const queries = useQueryClient()
  return (avatar: string | null) => {
    queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, avatar })
    void refreshIndex(queries)
  }
}

/** Uploads a picture with progress (0 to 1; null at first). `stop`, or leaving, cancels it silently. */
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
