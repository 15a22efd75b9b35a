import type { Personal } from '#entity/personal.types.ts'

export const outboxPersonal = {
  outbox: {
    names: { user: 'deleted', recipientKey: 'deleted' },
    by: ['user', 'recipientKey'],
    title: 'Mails and text messages to you',
    about: 'What they were about and when. Their text may hold links and codes, so it stays out.',
    without: {
      opening: ['text', 'html'],
      inner: ['lastError', 'recipientKey'],
    },
    group: 'signIns',
  },
} satisfies Personal
