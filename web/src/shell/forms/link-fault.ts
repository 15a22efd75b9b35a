import { t } from '@lingui/core/macro'

/** The fault of a typed link. The server says the same. */
export const linkFault = (typed: string): string =>
  /^\s*http:/i.test(typed)
    ? t`People on the same network could read or change a page at http://. Enter its https:// address.`
    : t`Enter the full address, starting with https://`
