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

/** Whether the entry's page, or one below it, is on screen. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  if (entry.path === '/') return path === '/'
  return path === entry.path || path.startsWith(`${entry.path}/`)
}
