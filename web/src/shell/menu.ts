import { msg } from '@lingui/core/macro'
import {
  Bookmark,
  BookOpenText,
  Building2,
  Goal,
  Handshake,
  House,
  Info,
  Megaphone,
  MessageCircle,
  Search,
  Sparkles,
  UserPen,
  Wrench,
} from 'lucide-react'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import type { MenuEntry } from '#shell/menu-entry.ts'

type SideEntry = MenuEntry & {
  /** true: for public users only; false: for all other people only. */
  isPublic?: boolean
  /** For admins of the company or of the app only; comes below the other entries. */
  isForAdmins?: 'company' | 'app'
}

// The entries of product 2, side menu, in its order. Each comes with the page that it opens.
const side: readonly SideEntry[] = [
  { path: paths.home, label: msg`Home`, icon: House },
  { path: paths.goals, label: msg`My Goals`, icon: Goal },
  { path: paths.reminders, label: msg`My Organization Hub`, icon: Megaphone, isPublic: false },
  { path: paths.bookmarks, label: msg`My Bookmarked Advice`, icon: Bookmark },
  { path: paths.library, label: msg`Search`, icon: Search },
  { path: paths.profile, label: msg`Edit Profile`, icon: UserPen },
  { path: paths.whatsNew, label: msg`What's New`, icon: Sparkles },
  { path: paths.about, label: msg`What's ${productName}?`, icon: Info },
  { path: paths.chat, label: msg`Meet Mira`, icon: MessageCircle },
  { path: paths.partners, label: msg`My Impact Partners`, icon: Handshake },
  {
    path: paths.orgInfo(),
    label: msg`Organization Information`,
    icon: BookOpenText,
    isPublic: false,
  },
  { path: paths.reminders, label: msg`My Learning Hub`, icon: Megaphone, isPublic: true },
  { path: paths.company, label: msg`Company Admin`, icon: Building2, isForAdmins: 'company' },
  { path: paths.appAdmin, label: msg`App Admin`, icon: Wrench, isForAdmins: 'app' },
]

/** A person's side menu; without hubs while the person is unknown. */
export function sideMenu(person: Person): readonly SideEntry[] {
  // Before the second factor is given or set up, every other entry would only redirect.
  if (person.sessionState === 'pending_2fa') return side.filter(({ path }) => path === paths.home)
  if (person.sessionState === 'enrol_2fa') return []
  return side.filter(
    ({ isPublic, isForAdmins }) =>
      (isPublic === undefined || isPublic === person.isPublicUser) &&
      (isForAdmins === undefined || administers(person, isForAdmins)),
  )
}

/** Whether the person is such an admin, as the server says for this person and session. */
function administers(person: Person, what: 'company' | 'app'): boolean {
  const may = what === 'app' ? person.viewerCanAdministerApp : person.viewerCanAdminister
  return may === true
}

type Person = {
  sessionState?: string | null
  isPublicUser?: boolean | null
  viewerCanAdminister?: boolean | null
  viewerCanAdministerApp?: boolean | null
}
