import { askEarly } from '#api/me.early.ts'
import { getToken } from '#api/token.ts'

// Small, and loaded beside the app: requests the first page's data before the app is ready.
askEarly()

const { pathname } = location
const table = () => import('#routes/find-page.ts')

const login = [
  () => import('#features/identity/sign-in/login-page.tsx'),
  ...Object.values(import.meta.glob('./locales/en/identity.po')),
]

/** Pages for visitors don't wait for the table of pages. */
const forStrangers: { [path: string]: readonly (() => Promise<unknown>)[] } = {
  '/about': [
    () => import('#features/about/about-page.tsx'),
    ...Object.values(import.meta.glob('./locales/en/about.po')),
  ],
  '/faq': [
    () => import('#features/faq/faq-page.tsx'),
    ...Object.values(import.meta.glob('./locales/en/faq.po')),
  ],
  '/pricing': [
    () => import('#features/membership/pricing/pricing-page.tsx'),
    ...Object.values(import.meta.glob('./locales/en/membership.po')),
  ],
}

// Requested again by the part that shows it, which reports failures.
const isStranger = getToken() === null
if (isStranger && !/^\/auth\/(?!login\/?$)/.test(pathname)) {
  // Without a session, almost all addresses lead to sign-in.
  for (const load of [...(forStrangers[pathname] ?? login), table]) load().catch(() => {})
} else if (pathname !== '/') {
  table().then(
    ({ fetchAhead }) => fetchAhead(pathname),
    () => {},
  )
}

// On a desktop the side menu is open from the first paint.
if (getToken() !== null && matchMedia('(min-width: 64rem)').matches) {
  import('#shell/menu-list.tsx').catch(() => {})
}
