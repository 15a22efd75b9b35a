import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, RotateCcw, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Countdown, countdown } from '#lib/countdown.ts'
import { cx } from '#lib/cx.ts'
import { hostSnackbars, type Snackbar, type SnackbarColor } from './snackbar.ts'
import { type Box, placeOf, type SnackbarPlace, usualPlace } from './snackbar-place.ts'

/** The maximum height of a row of buttons, in pixels. */
const row = 160

/** The duration of the opening animation of a dialog, in milliseconds. */
const opening = 260

const pressable = 'button, a, label, summary, [role=button]'

const choosable = 'button, a[href], input, select, textarea, label'

const colors: Record<SnackbarColor, string> = {
  primary: 'bg-primary text-on-primary',
  info: 'bg-strong text-on-strong',
  success: 'on-tone bg-mint',
  error: 'bg-danger text-on-danger',
}

type ShownSnackbar = Snackbar & { id: number }

/** The maximum number of snackbars; one more removes the oldest. */
const most = 3

/** Shows snackbars; F6 focuses the newest. Not Base UI's toast: axe rejects its focus guards. */
export function SnackbarHost() {
  const { t } = useLingui()
  const [shown, setShown] = useState<ShownSnackbar[]>([])
  const [lastError, setLastError] = useState<Snackbar | null>(null)
  const [isPaused, setIsPaused] = useState(false)
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
  const remove = (gone: ShownSnackbar) => {
    setShown((before) => before.filter((item) => item.id !== gone.id))
    setIsPaused(false)
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
        <SnackbarItem
          key={item.id}
          snackbar={item}
          isPaused={isPaused}
          onGone={() => remove(item)}
        />
      ))

  return createPortal(
    <section
      ref={section}
      aria-label={t`Messages`}
      className="pointer-events-none fixed z-60 mx-auto max-w-dialog"
      style={{ left: place.left, right: place.right, [place.end]: place.offset }}
      // Ignores a snackbar that appears under a resting pointer.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setIsPaused(true)
      }}
      onPointerDown={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
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
          <Trans>Show the last error</Trans>
        </button>
      )}
    </section>,
    document.body,
  )
}

/** Whether a new snackbar replaces this one: it has the same subject or the same text. */
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

type SnackbarItemProps = {
  snackbar: Snackbar
  /** Whether the pointer or the focus is on a snackbar, which stops its clock. */
  isPaused: boolean
  onGone: () => void
}

function SnackbarItem({ snackbar, isPaused, onGone }: SnackbarItemProps) {
  const { t } = useLingui()
  const { text, color, closable, action, timeout } = snackbar
  useClock(timeout, isPaused, onGone)
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

function useClock(timeout: number, isPaused: boolean, onEnd: () => void): void {
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
    if (isPaused) clock.current?.pause()
    else clock.current?.resume()
  }, [isPaused])
}

type Press = { element: Element; box: Box; subject: Box | null }

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** The row of a button, if its parent is a row of buttons. */
function rowOf(element: Element): Box {
  const around = element.parentElement?.getBoundingClientRect()
  return around && around.height <= row ? boxOf(element.parentElement as Element) : boxOf(element)
}

/** The nearest card, list item or form; null for a tall one, which leaves no room beside it. */
function subjectOf(element: Element): Box | null {
  const found = element.closest('[data-subject], li, article, form, section')
  if (!found || found.closest('nav')) return null
  const box = boxOf(found)
  return box.bottom - box.top <= innerHeight * 0.7 ? box : null
}

/** The focused element, unless it is a whole page part or a snackbar. */
function focusedBox(): Box | null {
  const { activeElement } = document
  const isPart = activeElement?.matches('body, h1, [tabindex="-1"], [role=dialog]')
  return !activeElement || isPart || activeElement.closest('[data-snackbar]')
    ? null
    : boxOf(activeElement)
}

function around(press: Press | null, count: number) {
  const overlays = [...document.querySelectorAll('[role=dialog]')]
  return {
    width: document.documentElement.clientWidth,
    height: innerHeight,
    pressed: press && (press.element.isConnected ? rowOf(press.element) : press.box),
    subject: press && (press.element.isConnected ? subjectOf(press.element) : press.subject),
    focused: focusedBox(),
    overlays: overlays.map(boxOf),
    choices: overlays.flatMap((one) => [...one.querySelectorAll(choosable)].map(boxOf)),
    count,
  }
}

/** Position of `count` snackbars; they move away from dialogs and focused fields. */
function useSnackbarPlace(count: number) {
  const [place, setPlace] = useState<SnackbarPlace>(usualPlace)
  const press = useRef<Press>(null)
  useEffect(() => {
    // Enter on a button fires a click, too.
    const onClick = ({ target }: MouseEvent) => {
      const element = (target as Element | null)?.closest(pressable)
      if (element && !element.closest('[data-snackbar]')) {
        press.current = { element, box: rowOf(element), subject: subjectOf(element) }
      }
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  const lookAgain = useEffectEvent(() =>
    setPlace((now) => placeOf(around(press.current, count), now)),
  )
  useEffect(() => {
    if (count === 0) return
    let moved: ReturnType<typeof setTimeout>
    const again = () => {
      lookAgain()
      clearTimeout(moved)
      moved = setTimeout(lookAgain, opening)
    }
    // The focus may have changed at the same time.
    again()
    // Dialogs are put at the end of the body.
    const dialogs = new MutationObserver(again)
    dialogs.observe(document.body, { childList: true })
    document.addEventListener('focusin', again)
    return () => {
      clearTimeout(moved)
      dialogs.disconnect()
      document.removeEventListener('focusin', again)
    }
  }, [count])
  const look = (next: number) => setPlace(placeOf(around(press.current, next)))
  return { place, look }
}
