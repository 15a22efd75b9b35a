import type { Personal } from '#entity/personal.types.ts'

export const calendarPersonal = {
  calendarAddress: {
    title: 'Calendar address',
    about: 'When you made it, and the day a calendar last read it. Without the address itself.',
    without: { opening: ['tokenHash'] },
    order: ['user'],
    group: 'goals',
  },
} satisfies Personal
