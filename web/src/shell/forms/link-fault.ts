import { t } from '@lingui/core/macro'

/** The error message for a typed link. The server has the same rule. */
export const linkFault = (typed: string): string =>
  /^\s*http:/i.test(typed)
    ? t`People on the same network could read or change a page at http://. Enter its https:// address.`
    : t`Enter the full address, starting with https://`
