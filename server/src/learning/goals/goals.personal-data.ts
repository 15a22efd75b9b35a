import type { Personal } from '#entity/personal.types.ts'

export const goalsPersonal = {
  goal: {
    title: 'Goals and bookmarks',
    about: 'Including goals you deleted in the last 30 days: they have a deletedDate.',
    group: 'goals',
  },
  checkIn: { title: 'Check-ins', about: 'What you said about your goals.', group: 'goals' },
} satisfies Personal
