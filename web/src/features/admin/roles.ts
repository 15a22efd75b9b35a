import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Role choices: product 6. */
export const roleNames: Readonly<Record<string, MessageDescriptor>> = {
  individual: msg`Individual Contributor`,
  team: msg`Lead a Team`,
  function: msg`Lead a Function`,
}
