import { useSyncExternalStore } from 'react'
import { lazyPart } from '#shell/lazy-part.tsx'

/** Not needed for the first paint of a phone. */
export const menuPart = lazyPart(async () => (await import('#shell/menu-list.tsx')).MenuList)

// Same as `lg:`. A function, because tests have no window.
const rail = () => matchMedia('(min-width: 64rem)')

export const hasRail = (): boolean => rail().matches

export function useRail(): boolean {
  return useSyncExternalStore(subscribe, hasRail)
}

function subscribe(listener: () => void): () => void {
  const query = rail()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
