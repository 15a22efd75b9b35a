import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormField } from './changes.rules.ts'

export const fieldLabel: Record<FormField, MessageDescriptor> = {
  specific: msg`Specific`,
  measurable: msg`Measurable`,
  achievable: msg`Achievable`,
  relevant: msg`Relevant`,
  startDate: msg`Start`,
  endDate: msg`End`,
  partner: msg`Partner`,
  note: msg`Note`,
}
