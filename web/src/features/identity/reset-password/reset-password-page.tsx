import { useSearchParams } from 'react-router'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'

// The emailed link divides the two steps, so a visit needs only one of them.
const askForLink = lazyPart(async () => (await import('./ask-for-link.tsx')).AskForLink)
const linkOpened = lazyPart(async () => (await import('./use-link.tsx')).UseLink)

/** /auth/reset-password: requests a link; the mailed link opens it, too. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  const placeholder = <PageLoading />
  if (code === null) return <Lazy key="ask" part={askForLink} placeholder={placeholder} />
  return <Lazy key={code} part={linkOpened} props={{ code }} placeholder={placeholder} />
}
