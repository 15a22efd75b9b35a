import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { atField, placeAfter } from './keys.rules.ts'
import { isSlashOn } from './slash.ts'

/** Marks a link or button that the arrow keys go through. */
export const resultMark = { 'data-result': '' }

type Page = {
  field: RefObject<HTMLInputElement | null>
  /** All that the keys go through. */
  root: RefObject<HTMLElement | null>
  /** Empties the field, which keeps the focus. */
  onClear: () => void
}

const typed = 'input, textarea, select, [contenteditable], [role=dialog] *'

/**
 * / leads to the field from anywhere on the page, the arrow keys through the results, Escape back to
 * the field and then out of its words. The focus really moves, so that Enter, a new tab, and what a
 * screen reader says are those of a link.
 */
export function useSearchKeys({ field, root, onClear }: Page): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    // While a word is being composed, the keys are those of the input method.
    if (event.isComposing || event.defaultPrevented || !field.current) return
    if (event.key === '/' && isSlashOn() && !target.closest(typed)) {
      // On some keyboards / needs Shift.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      toField(field.current)
      return
    }
    if (!isPlain || !root.current?.contains(target)) return
    const results = [...root.current.querySelectorAll<HTMLElement>('[data-result]')]
    const from = target === field.current ? atField : results.indexOf(target as HTMLElement)
    if (from === atField && target !== field.current) return
    if (event.key === 'Escape') {
      event.preventDefault()
      if (from === atField) onClear()
      else toField(field.current)
      return
    }
    const place = placeAfter(event.key, from, results.length)
    if (place === null) return
    event.preventDefault()
    if (place === atField) toField(field.current)
    else results[place]?.focus()
  })
  // Ahead of the paint: what can be seen can be used.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Its words are selected: the next ones take their place. */
function toField(field: HTMLInputElement): void {
  field.focus()
  field.select()
}
