import type { Personal } from '#entity/personal.types.ts'

export const activityPersonal = {
  history: { title: 'Flows', about: 'Your walks through the questions.', group: 'flows' },
  search: { title: 'Searches', about: 'What you searched for.', group: 'searches' },
  impactActionHistory: {
    title: 'Viewed',
    about: 'Actions, advice and challenges that you looked at.',
    group: 'viewed',
  },
  likedAction: {
    title: 'Ratings',
    about: 'How helpful you found advice.',
    order: ['id'],
    group: 'viewed',
  },
} satisfies Personal
