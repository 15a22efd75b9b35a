import { earlyMe } from '#api/me.early.ts'
import { getToken } from '#api/token.ts'
import { earlyNext } from '#features/goals/next.early.ts'

const isAtHome = location.pathname === '/'

// Small, and loaded beside the app: requests the first page's data before the app is ready.
earlyMe.start()
if (isAtHome) earlyNext.start()

const isSignedIn = getToken() !== null
// Requested again by the part that shows it, which reports failures.
if (!isSignedIn || !isAtHome) import('#routes/pages.ts').catch(() => {})

// On a desktop the side menu is open from the first paint.
if (isSignedIn && matchMedia('(min-width: 64rem)').matches) {
  import('#shell/menu-list.tsx').catch(() => {})
}
