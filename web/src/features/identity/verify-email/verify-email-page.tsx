import { useSearchParams } from 'react-router'
import { AwaitMail } from './await-mail.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

/** /auth/verify-email: where the mailed link leads, and where one waits for it. */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  return code === null ? <AwaitMail /> : <ConfirmAddress key={code} code={code} />
}
