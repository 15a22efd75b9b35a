import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The fragment of the address, after its #. */
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

/** Scrolls to the target of the address and focuses its heading. */
export function useInSight(target: string | null): void {
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target)
    if (element === null) return
    element.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'start' })
  }, [target])
}
