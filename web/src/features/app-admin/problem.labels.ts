import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const problemWords: Readonly<Record<string, MessageDescriptor>> = {
  paid_twice: msg`Pays for 2 memberships. Cancel one at the payment provider.`,
  unsold_price: msg`Pays a price that isn’t sold here, so it gives no access. Check the prices in the settings.`,
  unknown_customer: msg`Their customer at the payment provider belongs to someone else. Check it there.`,
  pays_in_company: msg`Still pays, although their company gives them access. Ask them to cancel.`,
  read_failed: msg`The payment provider didn’t answer about them. We’ll try again within a day.`,
}
