import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Bookmark,
  BookOpenText,
  Goal,
  House,
  type LucideIcon,
  Megaphone,
  Search,
} from 'lucide-react'
import { isBuilt, paths } from '#paths.ts'

export type MenuEntry = {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
  /** For public users alone, or for all others alone. */
  isPublic?: boolean
}

// The entries of product 2, side menu, in its order. Each comes with the page that it leads to.
const side: readonly MenuEntry[] = [
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`My Goals`, icon: Goal },
  { path: paths.reminders, label: msg`My Organization Hub`, icon: Megaphone, isPublic: false },
  { path: paths.bookmarks, label: msg`My Bookmarked Advice`, icon: Bookmark },
  { path: paths.library, label: msg`Search`, icon: Search },
  { path: paths.reminders, label: msg`My Learning Hub`, icon: Megaphone, isPublic: true },
]

// Product 2, bottom navigation.
const bottom: readonly MenuEntry[] = [
  { path: paths.library, label: msg`Search`, icon: Search },
  { path: paths.feed, label: msg`Feed`, icon: BookOpenText },
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`Goals`, icon: Goal },
  { path: paths.reminders, label: msg`My Hub`, icon: Megaphone },
]

/** The side menu of a person; of whom it is not known yet what they are, without hubs. */
export const sideMenu = (person: { isPublicUser?: boolean | null }): readonly MenuEntry[] =>
  side.filter(
    ({ path, isPublic }) =>
      isBuilt(path) && (isPublic === undefined || isPublic === person.isPublicUser),
  )
export const bottomMenu: readonly MenuEntry[] = bottom.filter((entry) => isBuilt(entry.path))

/** Whether the entry's page, or one below it, is on screen. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  if (entry.path === '/') return path === '/'
  return path === entry.path || path.startsWith(`${entry.path}/`)
}
