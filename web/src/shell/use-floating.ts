import { type RefObject, useEffect } from 'react'

/** Between what takes the focus and what floats, in CSS pixels. */
const gap = 16

/**
 * While a row of buttons floats at the foot of a form, what takes the focus comes to rest above it:
 * tells base.css how much it covers, however many lines it has.
 */
export function useFloating(row: RefObject<HTMLElement | null>, floats: boolean): void {
  useEffect(() => {
    const element = row.current
    if (!floats || element === null) return
    const root = document.documentElement
    let before = 0
    const tell = () => {
      const { position, bottom } = getComputedStyle(element)
      const isFloating = position === 'sticky'
      const covered = isFloating ? element.offsetHeight + Number.parseFloat(bottom) + gap : 0
      root.style.setProperty('--covered', `${covered}px`)
      // It comes with the first change, to a field that may stand just where it floats.
      const written = document.activeElement
      const isInForm = element.parentElement?.contains(written)
      if (covered > before && isInForm) written?.scrollIntoView({ block: 'nearest' })
      before = covered
    }
    const size = new ResizeObserver(tell)
    size.observe(element, { box: 'border-box' })
    addEventListener('resize', tell)
    return () => {
      size.disconnect()
      removeEventListener('resize', tell)
      root.style.removeProperty('--covered')
    }
  }, [row, floats])
}
