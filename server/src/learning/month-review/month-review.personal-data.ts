import type { Personal } from '#entity/personal.types.ts'

export const monthReviewPersonal = {
  monthSeen: {
    title: 'Month in review',
    about: 'The latest month whose review you have seen.',
    order: ['month'],
    group: 'settings',
  },
} satisfies Personal
