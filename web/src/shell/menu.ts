import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Bookmark, Goal, House, type LucideIcon } from 'lucide-react'
import { isBuilt, paths } from '#paths.ts'

export type MenuEntry = { path: string; label: MessageDescriptor; icon: LucideIcon }

// The entries of product 2, side menu, in its order. Each comes with the page that it leads to.
const side: readonly MenuEntry[] = [
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`My Goals`, icon: Goal },
  { path: paths.bookmarks, label: msg`My Bookmarked Advice`, icon: Bookmark },
]

// Product 2, bottom navigation. Bookmarks keep the place of My Hub until there is one.
const bottom: readonly MenuEntry[] = [
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`Goals`, icon: Goal },
  { path: paths.bookmarks, label: msg`Bookmarks`, icon: Bookmark },
]

export const sideMenu: readonly MenuEntry[] = side.filter((entry) => isBuilt(entry.path))
export const bottomMenu: readonly MenuEntry[] = bottom.filter((entry) => isBuilt(entry.path))

/** Whether the entry's page, or one below it, is on screen. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  if (entry.path === '/') return path === '/'
  return path === entry.path || path.startsWith(`${entry.path}/`)
}
