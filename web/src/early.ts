import { askEarly } from '#api/me.early.ts'
import { getToken } from '#api/token.ts'

// Small and loaded beside the app: what the first page needs is asked for before the app has arrived.
askEarly()

const { pathname } = location
const table = () => import('#routes/find-page.ts')

const login = [
  () => import('#features/identity/sign-in/login-page.tsx'),
  ...Object.values(import.meta.glob('./locales/en/identity.po')),
]

/** What strangers open first does not wait for the table of pages. */
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

// Asked for once more where it is shown, which tells of a failure.
const isStranger = getToken() === null
if (isStranger && !/^\/auth\/(?!login\/?$)/.test(pathname)) {
  // Without a session, all but a few addresses lead to sign-in.
  for (const load of [...(forStrangers[pathname] ?? login), table]) load().catch(() => {})
} else if (pathname !== '/') {
  table().then(
    ({ fetchAhead }) => fetchAhead(pathname),
    () => {},
  )
}

// At a desk the side menu stands open from the first picture on.
if (getToken() !== null && matchMedia('(min-width: 64rem)').matches) {
  import('#shell/menu-list.tsx').catch(() => {})
}
