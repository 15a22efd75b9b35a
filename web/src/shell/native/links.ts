/**
 * Paths of email links; also in server/src/http/app-links.ts and AndroidManifest.xml
 * (test/native.test.ts).
 */
export const linkedPaths: readonly string[] = [
  '/auth/verify-email',
  '/auth/reset-password',
  '/auth/sign-up',
  '/auth/keep-account',
]

/** The address within the app for a link of an email; null for any other link. */
export function pathOfLink(link: string, server: string): string | null {
  if (!URL.canParse(link) || !URL.canParse(server)) return null
  const { origin, pathname, search } = new URL(link)
  const base = new URL(server)
  const root = base.pathname.replace(/\/$/, '')
  const path = pathname.slice(root.length).replace(/\/$/, '')
  const isOurs = origin === base.origin && pathname.startsWith(`${root}/`)
  return isOurs && linkedPaths.includes(path) ? path + search : null
}
