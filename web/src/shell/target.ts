import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What the end of the address names, after its #. */
export function useTarget(): string | null {
  const { hash } = useLocation()
  if (hash.length < 2) return null
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return null
  }
}

export const targetMark = 'outline-3 outline-offset-2 outline-(--focus)'

/** Scrolls to what the address names and focuses its heading. */
export function useInSight(target: string | null): void {
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target)
    if (element === null) return
    element.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'start' })
  }, [target])
}
