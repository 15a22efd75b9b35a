import type { Personal } from '#entity/personal.types.ts'

export const outboxPersonal = {
  outbox: {
    names: { user: 'deleted', recipientKey: 'deleted', sender: 'deleted' },
    by: ['user', 'recipientKey'],
    title: 'Emails and text messages to you',
    about: 'Their subjects and times. Their text may contain links and codes, so it is left out.',
    without: {
      opening: ['text', 'html'],
      inner: ['lastError', 'recipientKey', 'about'],
      ofOthers: ['sender'],
    },
    group: 'signIns',
  },
} satisfies Personal
