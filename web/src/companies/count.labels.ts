import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an import did to how many. */
export const countNames: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`invited`,
  update: msg`changed`,
  deactivate: msg`deactivated`,
  refused: msg`failed`,
  later: msg`for another day`,
}
