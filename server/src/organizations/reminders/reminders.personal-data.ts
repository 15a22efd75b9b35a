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

/** A reminder as one who wrote a part of it has it: that part alone. */
function ownPart(row: Row, { _id }: Forgotten): Row {
  const others = WRITTEN.filter(({ column }) => row[column] !== _id)
  const isMaker = row.createdBy === _id
  const told: Row = { ...row, createdBy: isMaker ? _id : null }
  for (const field of others.flatMap(({ fields }) => fields)) told[field] = null
  if (!isMaker) told.createdDate = null
  // That somebody else saved it, and when, is theirs.
  if (others.length > 0) Object.assign(told, { updatedDate: null, version: null })
  return told
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
    group: { none: 'Written for a company, whose people read it.' },
  },
} satisfies Personal
