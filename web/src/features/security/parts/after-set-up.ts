import type { NavigateFunction } from 'react-router'
import { paths } from '#paths.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** After setting up a factor: to new recovery codes for a person without any, else back. */
export function afterSetUp(navigate: NavigateFunction, codesLeft: number, words: string): void {
  showSnackbar({ text: words, color: 'info' })
  navigate(codesLeft === 0 ? paths.recoveryCodes : paths.twoFactor, { replace: true })
}
