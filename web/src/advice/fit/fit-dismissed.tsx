import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { useWish } from './fit.queries.ts'

type Props = {
  adviceId: string
  title: string
  /** Takes the focus: it was dismissed just now. */
  takesFocus: boolean
  /** Called with null as soon as it is taken back, and with "notForMe" if saving failed. */
  onWish: (wish: string | null) => void
}

/** In place of a dismissed piece of advice: says so, with "Undo". */
export function FitDismissed({ adviceId, title, takesFocus, onWish }: Props) {
  const { t } = useLingui()
  const saving = useWish(adviceId)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const undo = () => {
    onWish(null)
    saving.mutate(null, { onError: () => onWish('notForMe') })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-quiet px-6 py-2">
      <p className="min-w-0 text-note">
        <Trans>Dismissed: {title}</Trans>
      </p>
      <Button ref={button} variant="quiet" aria-label={t`Undo: ${title}`} onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
      <InlineError error={saving.error} />
    </div>
  )
}
