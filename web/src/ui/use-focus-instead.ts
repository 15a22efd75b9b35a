import { useEffect, useEffectEvent, useRef } from 'react'

type Target = HTMLElement | null | undefined

/**
 * When `moment` changes and the focused element is removed, focuses the element that `find`
 * returns.
 */
export function useFocusInstead(moment: string, find: (before: string) => Target): void {
  const shown = useRef(moment)
  const take = useEffectEvent((before: string) => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) find(before)?.focus()
  })
  useEffect(() => {
    const before = shown.current
    if (before === moment) return
    shown.current = moment
    take(before)
  }, [moment])
}

/** `useFocusInstead` for lists: after a removal, focuses the item at that place, or the last. */
export function useFocusNext(
  keys: readonly string[],
  find: (place: number | null) => Target,
): void {
  // The element may also be removed while this part does not have the focus.
  const last = useRef<Target>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useFocusInstead(JSON.stringify(keys), (before) => {
    if (last.current?.isConnected !== false) return null
    const gone = (JSON.parse(before) as string[]).findIndex((key) => !keys.includes(key))
    if (gone === -1) return null
    return find(keys.length === 0 ? null : Math.min(gone, keys.length - 1))
  })
}
