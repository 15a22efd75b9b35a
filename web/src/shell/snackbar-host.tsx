import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hostSnackbars, type Snackbar } from '#shell/snackbar.ts'
import { SnackbarItem } from '#shell/snackbar-item.tsx'
import { useSnackbarPlace } from '#shell/use-snackbar-place.ts'

type Shown = Snackbar & { id: number }

/** More than these at once, and the oldest goes. */
const most = 3

/**
 * Where snackbars show. Loaded after the first paint; what came before it waits for it. F6 leads to
 * the newest. Not the toast of Base UI: its focus guards are hidden and take the focus, which axe
 * refuses, and it weighs eight times as much.
 */
export function SnackbarHost() {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown[]>([])
  const [lastError, setLastError] = useState<Snackbar | null>(null)
  const [held, setHeld] = useState(false)
  const { place, look } = useSnackbarPlace(shown.length)
  const section = useRef<HTMLElement>(null)
  const lastId = useRef(0)

  const add = (snackbar: Snackbar) => {
    lastId.current += 1
    const next = { ...snackbar, id: lastId.current }
    const after = [...shown.filter((item) => !isOlder(item, next)), next].slice(-most)
    setShown((before) => [...before.filter((item) => !isOlder(item, next)), next].slice(-most))
    look(after.length)
    if (snackbar.color === 'error') setLastError(null)
  }
  const remove = (gone: Shown) => {
    setShown((before) => before.filter((item) => item.id !== gone.id))
    setHeld(false)
    if (gone.color === 'error') setLastError(gone)
  }
  const readAgain = () => {
    if (lastError) add({ ...lastError, timeout: Number.POSITIVE_INFINITY })
  }

  const onSnackbar = useEffectEvent(add)
  useEffect(() => hostSnackbars((snackbar) => onSnackbar(snackbar)), [])
  useEffect(() => leadToNewest(section), [])

  const items = (isError: boolean) =>
    shown
      .filter((item) => (item.color === 'error') === isError)
      .map((item) => (
        <SnackbarItem key={item.id} snackbar={item} held={held} onGone={() => remove(item)} />
      ))

  return createPortal(
    <section
      ref={section}
      aria-label={t`Messages`}
      className="pointer-events-none fixed z-60 mx-auto max-w-dialog"
      style={{ left: place.left, right: place.right, [place.end]: place.offset }}
      // One that comes up beneath a pointer at rest is not looked at for that.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHeld(true)
      }}
      onPointerDown={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-live="polite" className="flex flex-col gap-2">
        {items(false)}
      </div>
      <div aria-live="assertive" className="mt-2 flex flex-col gap-2">
        {items(true)}
      </div>
      {lastError && shown.length === 0 && (
        <button
          type="button"
          onClick={readAgain}
          className="on-surface pointer-events-auto ml-auto flex min-h-11 items-center gap-2 rounded-pill px-4 text-note font-semibold text-danger shadow-lift"
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          <Trans>Read the last error again</Trans>
        </button>
      )}
    </section>,
    document.body,
  )
}

/** What a new one takes the place of: what is about the same thing, or says the same. */
const isOlder = (one: Snackbar, next: Snackbar): boolean =>
  (one.about !== null && one.about === next.about) ||
  (one.action === null && one.text === next.text && one.color === next.color)

/** Lets F6 put the focus on the newest snackbar's first button. */
function leadToNewest(place: RefObject<HTMLElement | null>): () => void {
  const lead = (event: KeyboardEvent) => {
    const items = place.current?.querySelectorAll('[data-snackbar]')
    const button = items?.[items.length - 1]?.querySelector('button')
    if (event.key !== 'F6' || !button) return
    event.preventDefault()
    button.focus()
  }
  addEventListener('keydown', lead)
  return () => removeEventListener('keydown', lead)
}
