import { msg } from '@lingui/core/macro'
import {
  Bookmark,
  BookOpenText,
  Building2,
  Goal,
  House,
  Megaphone,
  Search,
  UserPen,
} from 'lucide-react'
import { paths } from '#paths.ts'
import type { MenuEntry } from '#shell/menu-entry.ts'

type SideEntry = MenuEntry & {
  /** For public users alone, or for all others alone. */
  isPublic?: boolean
  /** For those who administer a company of their own, below the others. */
  isForAdmins?: true
}

// The entries of product 2, side menu, in its order. Each comes with the page that it leads to.
const side: readonly SideEntry[] = [
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`My Goals`, icon: Goal },
  { path: paths.reminders, label: msg`My Organization Hub`, icon: Megaphone, isPublic: false },
  { path: paths.bookmarks, label: msg`My Bookmarked Advice`, icon: Bookmark },
  { path: paths.library, label: msg`Search`, icon: Search },
  { path: paths.profile, label: msg`Edit Profile`, icon: UserPen },
  {
    path: paths.orgInfo(),
    label: msg`Organization Information`,
    icon: BookOpenText,
    isPublic: false,
  },
  { path: paths.reminders, label: msg`My Learning Hub`, icon: Megaphone, isPublic: true },
  { path: paths.company, label: msg`Company Admin`, icon: Building2, isForAdmins: true },
]

/** The side menu of a person; of whom it is not known yet what they are, without hubs. */
export const sideMenu = (person: Person): readonly SideEntry[] =>
  side.filter(
    ({ isPublic, isForAdmins }) =>
      (isPublic === undefined || isPublic === person.isPublicUser) &&
      (isForAdmins === undefined || person.viewerCanAdminister === true),
  )

type Person = { isPublicUser?: boolean | null; viewerCanAdminister?: boolean | null }
