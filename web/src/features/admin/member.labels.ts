import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberState } from '#api/generated/graphql.ts'

/** Product 6, role choices, with their meaning, for the pickers of a role. */
export const roleChoices: Readonly<Record<string, MessageDescriptor>> = {
  individual: msg`Individual Contributor (no direct reports)`,
  team: msg`Lead a Team`,
  function: msg`Lead a Function (leads several teams)`,
}

export const stateNames: Readonly<Record<MemberState, MessageDescriptor>> = {
  invited: msg`Invited`,
  joined: msg`Not started yet`,
  onboarded: msg`Active`,
  deactivated: msg`Deactivated`,
}
