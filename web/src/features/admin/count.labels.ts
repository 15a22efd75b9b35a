import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const countNames: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`invited`,
  remind: msg`reminded`,
  update: msg`changed`,
  deactivate: msg`deactivated`,
  refused: msg`failed`,
  later: msg`for another day`,
}
