import type { Personal } from '#entity/personal.types.ts'

export const rhythmPersonal = {
  pause: { title: 'Days off and pauses', about: 'When nothing is asked.', group: 'pauses' },
} satisfies Personal
