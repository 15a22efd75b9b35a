import { useSearchParams } from 'react-router'
import { AskForLink } from './ask-for-link.tsx'
import { UseLink } from './use-link.tsx'

/** /auth/reset-password: requests a link; the mailed link opens it, too. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  if (code === null) return <AskForLink key="ask" />
  return <UseLink key={code} code={code} />
}
