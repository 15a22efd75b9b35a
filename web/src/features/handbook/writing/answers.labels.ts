import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerField } from './answers.rules.ts'

export const fieldLabel: Record<AnswerField, MessageDescriptor> = {
  answer: msg`Answer`,
  url: msg`Link`,
  contactPerson: msg`Whom to ask`,
}
