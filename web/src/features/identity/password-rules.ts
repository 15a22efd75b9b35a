import { t } from '@lingui/core/macro'

// Product 4, promise 1 of sign-in.
const least = 12
const most = 256

/** As the server counts: characters after NFKC. */
const lengthOf = (password: string): number => [...password.normalize('NFKC')].length

/** The rules of a password that is chosen now, for `register()`. */
export const newPasswordRules = () => ({
  required: t`Choose a password.`,
  validate: (password: string) => {
    const length = lengthOf(password)
    const missing = least - length
    if (missing > 0) return t`A password has ${least} characters or more; ${missing} are missing.`
    return length <= most || t`A password has ${most} characters at most.`
  },
})
