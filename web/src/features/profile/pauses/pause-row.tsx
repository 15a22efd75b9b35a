import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2, X } from 'lucide-react'
import type { Pause } from '#api/rhythm.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { daysText } from './pauses.rules.ts'

type Props = { pause: Pause; today: string; pending: boolean; onRemove: () => void }

/** One time away, and the way to take it out. */
export function PauseRow({ pause, today, pending, onRemove }: Props) {
  const { t } = useLingui()
  const days = useDays(pause, today)
  return (
    <div className="flex min-h-14 items-center justify-between gap-4">
      <p className="min-w-0 py-1">
        <span className="block font-semibold">{days}</span>
        <span className="block text-note text-field-soft">
          {pause.kind === 'pause' ? t`A pause` : t`Days off`}
        </span>
      </p>
      <IconButton
        label={t`Remove ${days}`}
        icon={<X aria-hidden="true" />}
        aria-disabled={pending || undefined}
        onClick={() => !pending && onRemove()}
      />
    </div>
  )
}

type RemovedProps = Omit<Props, 'onRemove'> & { onUndo: () => void }

/** What was just taken out, in its place; the focus, which was on it, goes to its undo. */
export function RemovedRow({ pause, today, pending, onUndo }: RemovedProps) {
  const days = useDays(pause, today)
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 py-1">
        <Trans>
          Removed: <strong>{days}</strong>
        </Trans>
      </p>
      <Button
        ref={takeFocus}
        variant="quiet"
        pending={pending}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

function useDays(pause: Pause, today: string): string {
  const { t } = useLingui()
  const { from, to } = daysText(pause, today)
  if (to === null) return t`From ${from}, until further notice`
  return to === from ? from : t`${from} to ${to}`
}
