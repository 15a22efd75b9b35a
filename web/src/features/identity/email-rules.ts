import { t } from '@lingui/core/macro'

/**
 * What is wrong with an email address that is typed. Loose on purpose: what is an address, the
 * server says; this catches what was left out.
 */
export function emailFault(email: string): string | undefined {
  if (email === '') return t`Write your email address.`
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : t`Write it like name@example.com.`
}
