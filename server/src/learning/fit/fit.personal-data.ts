import type { Personal } from '#entity/personal.types.ts'

export const fitPersonal = {
  adviceWish: {
    title: 'More like this, not for me',
    about: 'Advice that you want more of, or that isn’t for you.',
    order: ['id'],
    group: 'viewed',
  },
  adviceShown: {
    title: 'Shown on home',
    about: 'Advice that “Next for you” showed you, kept for half a year.',
    order: ['id'],
    group: 'viewed',
  },
} satisfies Personal
