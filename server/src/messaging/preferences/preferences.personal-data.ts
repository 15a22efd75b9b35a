import type { Personal } from '#entity/personal.types.ts'

export const preferencesPersonal = {
  messagePreference: {
    title: 'Messages you chose',
    about: 'Which messages reach you outside the app.',
    order: ['user', 'kind'],
    group: 'settings',
  },
  messageSettings: {
    title: 'When messages may come',
    about: 'Your days and hours, the weekly digest and pauses.',
    without: { inner: ['failedKey'] },
    order: ['user'],
    group: 'settings',
  },
  messageDue: {
    leftOut: 'When your next message is planned. It follows from your goals and settings.',
  },
} satisfies Personal
