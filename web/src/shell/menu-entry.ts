import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BookOpenText, Goal, House, type LucideIcon, Megaphone, Search } from 'lucide-react'
import { paths } from '#paths.ts'

export type MenuEntry = {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
}

/** Product 2, bottom navigation. */
export const bottomMenu: readonly MenuEntry[] = [
  { path: paths.library, label: msg`Search`, icon: Search },
  { path: paths.feed, label: msg`Feed`, icon: BookOpenText },
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`Goals`, icon: Goal },
  { path: paths.reminders, label: msg`My Hub`, icon: Megaphone },
]

export function currentOf<Entry extends MenuEntry>(
  entries: readonly Entry[],
  path: string,
): Entry | undefined {
  const fits = entries.filter((entry) => path === entry.path || path.startsWith(below(entry)))
  return fits.sort((one, other) => other.path.length - one.path.length)[0]
}

// No page is below home; otherwise every page would be.
const below = ({ path }: MenuEntry) => (path === '/' ? '//' : `${path}/`)
