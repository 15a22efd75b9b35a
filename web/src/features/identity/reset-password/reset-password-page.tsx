import { useSearchParams } from 'react-router'
import { Later, laterPart } from '#shell/later.tsx'
import { PageLoading } from '#shell/page-loading.tsx'

// Nobody needs both at once: between the two lies a mail.
const askForLink = laterPart(async () => (await import('./ask-for-link.tsx')).AskForLink)
const linkOpened = laterPart(async () => (await import('./use-link.tsx')).UseLink)

/** /auth/reset-password: where one asks for a link, and where the mailed link leads. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  const placeholder = <PageLoading />
  if (code === null) return <Later key="ask" part={askForLink} placeholder={placeholder} />
  return <Later key={code} part={linkOpened} props={{ code }} placeholder={placeholder} />
}
