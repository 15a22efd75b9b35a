import { useSyncExternalStore } from 'react'
import { lazyPart } from '#shell/lazy-part.tsx'

/** The side menu: its entries, icons and words are nothing that the first paint of a phone needs. */
export const menuPart = lazyPart(async () => (await import('#shell/menu-list.tsx')).MenuList)

// As the `lg:` of the style sheets. Asked for when it is needed: tests have no window.
const rail = () => matchMedia('(min-width: 64rem)')

/** Whether the side menu stands open beside the page. */
export const hasRail = (): boolean => rail().matches

export function useRail(): boolean {
  return useSyncExternalStore(subscribe, hasRail)
}

function subscribe(listener: () => void): () => void {
  const query = rail()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
