import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { useWish } from './fit.queries.ts'

type Props = {
  adviceId: string
  title: string
  /** Takes the focus: the person dismissed it just now. */
  takesFocus: boolean
  /** Called with null as soon as the person undoes it, and with "notForMe" if saving failed. */
  onWish: (wish: string | null) => void
}

/** A line with "Undo", in place of a dismissed piece of advice. */
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
    <div className="rounded-card bg-quiet py-2 pr-2 pl-6">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-note wrap-anywhere">
          <Trans>Dismissed: {title}</Trans>
        </p>
        <Button
          ref={button}
          variant="quiet"
          className="shrink-0"
          aria-label={t`Undo: ${title}`}
          onClick={undo}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
      <InlineError error={saving.error} />
    </div>
  )
}
