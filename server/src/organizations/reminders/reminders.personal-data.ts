import { authorColumns, fieldsOfOthers, namesOfAuthors } from '#entity/authors.ts'
import type { Values } from '#entity/crud.rules.ts'
import type { ForgottenPerson, Personal } from '#entity/personal.types.ts'
import { reminderEntity } from './reminders.entity.ts'

export const remindersRead = {
  readReminder: {
    title: 'Reminders read',
    about: 'Times are in UTC.',
    order: ['reminder'],
    group: 'viewed',
  },
} satisfies Personal

const because = 'The company keeps it.'

/** The part of a reminder that its person wrote. */
function ownPart(row: Values, { _id }: ForgottenPerson): Values {
  const others = fieldsOfOthers(reminderEntity, row, _id)
  const own = { ...row }
  for (const field of others) own[field] = null
  if (row.createdBy !== _id) Object.assign(own, { createdBy: null, createdDate: null })
  // These columns would disclose when other people saved it.
  if (others.length > 0) Object.assign(own, { updatedDate: null, version: null })
  return own
}

export const remindersWritten = {
  reminder: {
    names: {
      createdBy: { kept: { createdBy: null }, because },
      ...namesOfAuthors(reminderEntity, because),
    },
    title: 'Reminders that you wrote',
    about: 'For your company, which keeps them; without what others wrote or changed.',
    redact: ownPart,
    without: { inner: authorColumns(reminderEntity) },
    group: { none: 'Written for a company, and read by its members.' },
  },
} satisfies Personal
