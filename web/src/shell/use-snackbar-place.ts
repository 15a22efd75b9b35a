import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Box, placeOf, type SnackbarPlace, usualPlace } from '#shell/snackbar-place.ts'

type Press = { element: Element; box: Box }

/** A row of buttons is no higher. */
const row = 160

/** So long a dialog moves when it opens, in milliseconds. */
const opening = 260

const pressable = 'button, a, label, summary, [role=button]'
const choosable = 'button, a[href], input, select, textarea, label'

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** A button with those beside it, as far as they are one row. */
function rowOf(element: Element): Box {
  const around = element.parentElement?.getBoundingClientRect()
  return around && around.height <= row ? boxOf(element.parentElement as Element) : boxOf(element)
}

/** What has the focus, unless it is a whole part of the page or a snackbar itself. */
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
    focused: focusedBox(),
    overlays: overlays.map(boxOf),
    choices: overlays.flatMap((one) => [...one.querySelectorAll(choosable)].map(boxOf)),
    count,
  }
}

/**
 * Where snackbars stand, `count` of them now. `look` finds the place of new ones; those that are
 * there move out of the way of a dialog that opens, and of what takes the focus.
 */
export function useSnackbarPlace(count: number) {
  const [place, setPlace] = useState<SnackbarPlace>(usualPlace)
  const press = useRef<Press>(null)
  useEffect(() => {
    // Also what Enter presses.
    const onClick = ({ target }: MouseEvent) => {
      const element = (target as Element | null)?.closest(pressable)
      if (element && !element.closest('[data-snackbar]')) {
        press.current = { element, box: rowOf(element) }
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
    // What came with the message, such as the focus in a field that was emptied, is there by now.
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
