import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from '#lib/is-composing.ts'
import { atField, placeAfter } from './keys.rules.ts'
import { isSlashOn } from './slash.ts'

/** Marks a link or button that the arrow keys move through. */
export const resultMark = { 'data-result': '' }

type Page = {
  field: RefObject<HTMLInputElement | null>
  root: RefObject<HTMLElement | null>
  /** Empties the field and keeps the focus there. */
  onClear: () => void
}

const typed = 'input, textarea, select, [contenteditable], [role=dialog] *'

/**
 * `/` focuses the field, arrow keys move the focus through the results, Escape returns to the field
 * and then clears it.
 */
export function useSearchKeys({ field, root, onClear }: Page): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    // While an input method composes text, the keys belong to it.
    if (isComposing(event) || event.defaultPrevented || !field.current) return
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
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Selects its text, so that typing replaces it. */
function toField(field: HTMLInputElement): void {
  field.focus()
  field.select()
}
