import { useEffect, useRef, useState } from 'react'
import { type Box, placeOf, type SnackbarPlace } from '#shell/snackbar-place.ts'

type Press = { element: Element; box: Box }

/** A row of buttons is no higher. */
const row = 160

const pressable = 'button, a, label, summary, [role=button]'

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** A button with those beside it, as far as they are one row. */
function rowOf(element: Element): Box {
  const around = element.parentElement?.getBoundingClientRect()
  return around && around.height <= row ? boxOf(element.parentElement as Element) : boxOf(element)
}

/** Where snackbars stand; `look` finds the place anew, for so many of them. */
export function useSnackbarPlace() {
  const [place, setPlace] = useState<SnackbarPlace>({ end: 'bottom', left: 16, right: 16 })
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
  const look = (count: number) => {
    const { element, box = null } = press.current ?? {}
    setPlace(
      placeOf({
        width: document.documentElement.clientWidth,
        height: innerHeight,
        pressed: element?.isConnected ? rowOf(element) : box,
        overlays: [...document.querySelectorAll('[role=dialog]')].map(boxOf),
        count,
      }),
    )
  }
  return { place, look }
}
