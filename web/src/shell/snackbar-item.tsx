import { useLingui } from '@lingui/react/macro'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Countdown, countdown } from '#lib/countdown.ts'
import { cx } from '#lib/cx.ts'
import type { Snackbar, SnackbarColor } from '#shell/snackbar.ts'

const colors: Record<SnackbarColor, string> = {
  primary: 'bg-primary text-on-primary',
  info: 'bg-strong text-on-strong',
  success: 'on-tone bg-mint',
  error: 'bg-danger text-on-danger',
}

export type SnackbarItemProps = {
  snackbar: Snackbar
  /** Stops the clock: the pointer or the focus is on a snackbar. */
  held: boolean
  onGone: () => void
}

/** One snackbar, with its clock. */
export function SnackbarItem({ snackbar, held, onGone }: SnackbarItemProps) {
  const { t } = useLingui()
  const { text, color, closable, action, timeout } = snackbar
  useClock(timeout, held, onGone)
  const button =
    'min-h-11 shrink-0 rounded-pill font-bold outline-offset-0 focus-visible:outline-current'
  return (
    <div
      data-snackbar
      className={cx(
        'rise pointer-events-auto flex items-center gap-3 rounded-tile py-2 pr-2 pl-5 shadow-lift',
        colors[color],
      )}
    >
      {color === 'error' && <CircleAlert aria-hidden="true" className="shrink-0" />}
      <p className="min-h-11 min-w-0 flex-1 content-center font-semibold">{text}</p>
      {action && (
        <button
          type="button"
          className={cx(button, 'px-4 underline underline-offset-4')}
          onClick={() => {
            action.run()
            onGone()
          }}
        >
          {action.label}
        </button>
      )}
      {closable && (
        <button
          type="button"
          aria-label={t`Close`}
          className={cx(button, 'grid w-11 place-items-center')}
          onClick={onGone}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function useClock(timeout: number, held: boolean, onEnd: () => void): void {
  const clock = useRef<Countdown>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!Number.isFinite(timeout)) return
    const own = countdown(timeout, () => end())
    clock.current = own
    return () => {
      own.stop()
      clock.current = null
    }
  }, [timeout])
  useEffect(() => {
    if (held) clock.current?.pause()
    else clock.current?.resume()
  }, [held])
}
