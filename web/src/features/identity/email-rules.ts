import { t } from '@lingui/core/macro'

/**
 * The rules of a mail address for `register()`. Loose on purpose: what is an address, the server
 * says; this catches what was left out.
 */
export const emailRules = () => ({
  required: t`Write your email address.`,
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: t`Write it like name@example.com.` },
  setValueAs: (value: string) => value.trim(),
})
