import { t } from '@lingui/core/macro'

/**
 * Says why a typed email address is incomplete. The server decides whether it is valid.
 */
export function emailFault(email: string): string | undefined {
  if (email === '') return t`Enter your email.`
  const plain = email.replace(/\p{Cf}/gu, '').trim()
  const isAddress = /^[^\s@]+@[^\s@]+$|<[^\s@<>]+@[^\s@<>]+>/.test(plain)
  return isAddress ? undefined : t`Enter an email like name@example.com.`
}
