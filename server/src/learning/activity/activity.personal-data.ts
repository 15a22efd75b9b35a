import type { Personal } from '#entity/personal.types.ts'

export const activityPersonal = {
  history: { title: 'Flows', about: 'Your walks through the questions.', group: 'flows' },
  search: {
    title: 'Searches',
    about: 'What you searched for, and what you told us that you missed.',
    group: 'searches',
    // The words of those that say what was missed, without whose they are.
    facts: [{ group: 'missed', call: 'missingWordsGetMany' }],
  },
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
