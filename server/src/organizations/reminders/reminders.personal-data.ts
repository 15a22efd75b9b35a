import type { Forgotten, Personal } from '#entity/personal.types.ts'
import { WRITTEN } from './reminders.entity.ts'

export const remindersRead = {
  readReminder: {
    title: 'Reminders read',
    about: 'Times are in UTC.',
    order: ['reminder'],
    group: 'viewed',
  },
} satisfies Personal

type Row = Record<string, unknown>

const because = 'The company keeps it.'

/** The part of a reminder that its person wrote. */
function ownPart(row: Row, { _id }: Forgotten): Row {
  const others = WRITTEN.filter(({ column }) => row[column] !== _id)
  const isMaker = row.createdBy === _id
  const own: Row = { ...row, createdBy: isMaker ? _id : null }
  for (const field of others.flatMap(({ fields }) => fields)) own[field] = null
  if (!isMaker) own.createdDate = null
  // Who else saved it, and when, is not disclosed.
  if (others.length > 0) Object.assign(own, { updatedDate: null, version: null })
  return own
}

export const remindersWritten = {
  reminder: {
    names: {
      createdBy: { kept: { createdBy: null }, because },
      textBy: { kept: { textBy: null }, because },
      detailsBy: { kept: { detailsBy: null }, because },
    },
    title: 'Reminders that you wrote',
    about: 'For your company, which keeps them; without what others wrote or changed.',
    redact: ownPart,
    without: { inner: ['textBy', 'detailsBy'] },
    group: { none: 'Written for a company, and read by its members.' },
  },
} satisfies Personal
