import { askEarly } from '#api/me.early.ts'
import { getToken } from '#api/token.ts'

// Small and loaded beside the app: what the first page needs is asked for before the app has arrived.
askEarly()

const { pathname } = location
const table = () => import('#routes/find-page.ts')

// Asked for once more where it is shown, which tells of a failure.
if (getToken() === null && !/^\/(?:auth\/(?!login\/?$)|pricing)/.test(pathname)) {
  // Without a session, all but a few addresses lead to sign-in: its page does not wait for the table.
  const texts = Object.values(import.meta.glob('./locales/en/identity.po'))
  for (const load of [() => import('#features/identity/sign-in/login-page.tsx'), ...texts, table]) {
    load().catch(() => {})
  }
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
