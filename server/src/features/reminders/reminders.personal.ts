import type { Personal } from '#entity/personal.types.ts'

export const remindersRead = {
  readReminder: {
    title: 'Reminders read',
    about: 'Times are in UTC.',
    order: ['reminder'],
    group: 'viewed',
  },
} satisfies Personal

export const remindersWritten = {
  reminder: {
    names: { createdBy: { kept: { createdBy: null }, because: 'The company keeps it.' } },
    title: 'Reminders that you wrote',
    about: 'For your company, which keeps them.',
    group: { none: 'Written for a company, whose people read it.' },
  },
} satisfies Personal
