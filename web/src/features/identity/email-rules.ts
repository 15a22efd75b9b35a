import { t } from '@lingui/core/macro'

/** What is missing in a typed email address. The server decides what is valid, also of what is pasted. */
export function emailFault(email: string): string | undefined {
  if (email === '') return t`Enter your email.`
  const plain = email.replace(/\p{Cf}/gu, '').trim()
  const isAddress = /^[^\s@]+@[^\s@]+$|<[^\s@<>]+@[^\s@<>]+>/.test(plain)
  return isAddress ? undefined : t`Enter an email like name@example.com.`
}
