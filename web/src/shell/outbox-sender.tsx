import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#api/me.ts'
import { flushOutbox, onRefusedSave, useOutbox } from '#api/outbox.ts'
import { feedbackDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const pause = 30_000

/** Sends this person's kept saves: at the start, when online again, and periodically. */
export function OutboxSender() {
  const { t } = useLingui()
  const person = useMe()._id
  const queries = useQueryClient()
  const waiting = useOutbox().filter((entry) => entry.person === person).length

  const send = useEffectEvent(async () => {
    if (waiting === 0 || (await flushOutbox(person)) === 0) return
    await queries.invalidateQueries({ queryKey: ['goals'] })
    showSnackbar({ text: t`Your offline changes are saved now.`, color: 'info' })
  })

  useEffect(() => {
    const now = () => void send()
    now()
    addEventListener('online', now)
    return () => removeEventListener('online', now)
  }, [])

  useEffect(() => {
    if (waiting === 0) return
    const again = setInterval(() => void send(), pause)
    return () => clearInterval(again)
  }, [waiting])

  useEffect(
    () =>
      onRefusedSave(({ operation, variables }, error) => {
        // Shows no error for refused feedback (product 8).
        const isFeedback = operation === 'feedbackCreate'
        if (!isFeedback) return showSnackbar({ text: errorText(error) })
        const message = (variables.obj as { message?: string } | undefined)?.message ?? null
        // The next time, the dialog opens with this text.
        writeDraft(feedbackDraft, message)
        showSnackbar({ text: t`We couldn’t send your feedback.`, color: 'info' })
      }),
    [t],
  )
  return null
}
