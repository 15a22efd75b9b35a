import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReminderValues } from './writing.rules.ts'

export const fieldLabel: Record<keyof ReminderValues, MessageDescriptor> = {
  targetDate: msg`Day`,
  categoryId: msg`Theme`,
  categoryTitle: msg`Your own name for the theme`,
  text: msg`Reminder text`,
  actions: msg`What people can do`,
  roles: msg`Who it’s for`,
}
