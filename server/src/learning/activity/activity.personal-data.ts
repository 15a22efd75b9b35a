import type { Personal } from '#entity/personal.types.ts'

export const activityPersonal = {
  history: { title: 'Flows', about: 'Your answers in the guided questions.', group: 'flows' },
  search: {
    title: 'Searches',
    about: 'What you searched for, and what you told us you couldn’t find.',
    group: 'searches',
    // App admins see the words about missing content without the names of the people.
    facts: [{ group: 'missed', call: 'missingWordsGetMany' }],
  },
  impactActionHistory: {
    title: 'Viewed',
    about: 'Actions, advice and obstacles you looked at.',
    group: 'viewed',
  },
  likedAction: {
    title: 'Ratings',
    about: 'How helpful you found advice.',
    order: ['id'],
    group: 'viewed',
  },
} satisfies Personal
