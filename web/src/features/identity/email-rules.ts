import { t } from '@lingui/core/macro'

/** What is missing in a typed email address. The server decides what is valid. */
export function emailFault(email: string): string | undefined {
  if (email === '') return t`Write your email address.`
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : t`Write it like name@example.com.`
}
