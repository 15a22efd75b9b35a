import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#api/me.ts'
import { flushOutbox, keptSaves, onRefusedSave, useOutbox } from '#api/outbox.ts'
import { feedbackDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** The first pause before kept saves are sent again, which doubles up to the longest, in ms. */
const [first, longest] = [1000, 30_000]

/** Sends this person's kept saves: at the start, when online again, and after growing pauses. */
export function OutboxSender() {
  const { t } = useLingui()
  const person = useMe()._id
  const queries = useQueryClient()
  const waiting = useOutbox().filter((one) => one.person === person && !one.asks).length

  const send = useEffectEvent(async () => {
    if (waiting === 0 || (await flushOutbox(person)) === 0) return
    if (keptSaves().some((kept) => kept.person === person && !kept.asks)) return
    for (const key of ['goals', 'impact-index']) {
      await queries.invalidateQueries({ queryKey: [key] })
    }
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
    let pause = first
    let timer: ReturnType<typeof setTimeout> | undefined
    const sendLater = () => {
      timer = setTimeout(() => {
        pause = Math.min(2 * pause, longest)
        void send().then(sendLater)
      }, pause)
    }
    sendLater()
    return () => clearTimeout(timer)
  }, [waiting])

  useEffect(
    () =>
      onRefusedSave(({ operation, variables, isQuiet }, error) => {
        if (isQuiet) return
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
