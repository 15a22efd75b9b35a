import { useSearchParams } from 'react-router'
import { AwaitMail } from './await-mail.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

/** /auth/verify-email: the target of the mailed link, and the page that waits for it. */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  return code === null ? <AwaitMail /> : <ConfirmAddress key={code} code={code} />
}
