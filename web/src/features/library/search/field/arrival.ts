import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

/** The result that was opened last, and the search that it was found by. */
let opened: { search: string; id: string } | null = null

/** Remembers what is about to be opened, so that coming back begins there. */
export function rememberOpened(id: string): void {
  opened = { search: location.search, id }
}

/** A keyboard comes up over half a phone; at a desk one can begin to type. */
const isDesk = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * Where the focus begins: back from a result at that result, by a link at a desk in the empty field,
 * otherwise at the heading.
 */
export function useArrival(field: RefObject<HTMLInputElement | null>): void {
  const isStep = useNavigationType() === 'POP'
  const arrive = useEffectEvent(() => {
    if (isStep && opened?.search === location.search) {
      document.querySelector<HTMLElement>(`[data-id="${CSS.escape(opened.id)}"]`)?.focus()
    }
    if (!isStep && field.current?.value === '' && isDesk()) field.current.focus()
  })
  useEffect(() => arrive(), [])
}
