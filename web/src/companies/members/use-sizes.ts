import { type ComponentProps, type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { WindowVirtualizer, WindowVirtualizerHandle } from 'virtua'

type Sizes = ComponentProps<typeof WindowVirtualizer>['cache']

/** How high the rows were, by the entry of the history in which the list was seen. */
const seen = new Map<string, { sizes: Sizes; length: number }>()
const most = 50

/**
 * The heights of rows as they were when this entry of the history was left: whoever comes back
 * finds the list as high as it was, and so the place where they were.
 */
export function useSizes(list: RefObject<WindowVirtualizerHandle | null>, length: number): Sizes {
  const { key } = useLocation()
  const [sizes] = useState(() => {
    const before = seen.get(key)
    return before?.length === length ? before.sizes : undefined
  })
  useLayoutEffect(
    () => () => {
      if (list.current === null) return
      seen.delete(key)
      seen.set(key, { sizes: list.current.cache, length })
      const [oldest] = seen.keys()
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
    },
    [key, list, length],
  )
  return sizes
}
