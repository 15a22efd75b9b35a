import { askEarly } from '#api/me.early.ts'
import { getToken } from '#api/token.ts'

// Small and loaded beside the app: what the first page needs is asked for before the app has arrived.
askEarly()

// Without a session, all but a few addresses lead to sign-in: its page comes along with the app.
if (getToken() === null && !/^\/auth\/(?!login\/?$)/.test(location.pathname)) {
  const texts = Object.values(import.meta.glob('./locales/en/identity.po'))
  for (const load of [() => import('#features/identity/sign-in/login-page.tsx'), ...texts]) {
    // Asked for once more where it is shown, which tells of a failure.
    load().catch(() => {})
  }
}
