import { useLayoutEffect } from 'react'

export type PageField = 'home' | 'sky' | 'butter' | 'ice' | 'paper'

/** Product 2, page colours; the most specific path is first. */
const fields: readonly [path: string, field: PageField][] = [
  ['/flow/implementation-challenge', 'ice'],
  ['/flow/impact-advice', 'butter'],
  ['/flow/implementation-advice', 'butter'],
  ['/flow', 'sky'],
  ['/impact-actions', 'sky'],
  ['/impact-goal', 'sky'],
  ['/bookmarked-advice', 'sky'],
  ['/committed-actions', 'sky'],
  ['/feed', 'ice'],
  ['/feed-preview', 'ice'],
]

/** The background of the page at this path. */
export function fieldOf(path: string): PageField {
  if (path === '/') return 'home'
  const found = fields.find(([start]) => path === start || path.startsWith(`${start}/`))
  return found?.[1] ?? 'paper'
}

/** Sets the page's background, also before React runs. */
export function paintField(field: PageField): void {
  document.documentElement.dataset.field = field
}

export function usePageField(field: PageField): void {
  useLayoutEffect(() => paintField(field), [field])
}
