import type { NavigateFunction } from 'react-router'
import { paths } from '#paths.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** After a factor was set up: to the recovery codes of those who have none, else back to the choice. */
export function afterSetUp(navigate: NavigateFunction, codesLeft: number, words: string): void {
  showSnackbar({ text: words, color: 'info' })
  navigate(codesLeft === 0 ? paths.recoveryCodes : paths.twoFactor, { replace: true })
}
