import type { Personal } from '#entity/personal.types.ts'

export const rhythmPersonal = {
  pause: { title: 'Days off and pauses', about: 'Days when we ask you nothing.', group: 'pauses' },
} satisfies Personal
