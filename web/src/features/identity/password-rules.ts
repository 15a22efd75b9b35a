import { t } from '@lingui/core/macro'
import { limits } from '#lib/generated/limits.ts'

// Product 4, promise 1 of sign-in.
const { passwordMin: least, passwordMax: most } = limits

const lengthOf = (password: string): number => [...password.normalize('NFKC')].length

export function newPasswordFault(password: string): string | undefined {
  if (password === '') return t`Choose a password.`
  const length = lengthOf(password)
  const missing = least - length
  if (missing > 0) return t`Use at least ${least} characters. Add ${missing} more.`
  return length <= most ? undefined : t`Use ${most} characters or fewer.`
}
