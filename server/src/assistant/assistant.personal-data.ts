import type { Personal } from '#entity/personal.types.ts'

export const assistantPersonal = {
  chatMessage: {
    title: 'Chats with Mira',
    about: 'What you wrote to Mira and what she answered, for 30 days.',
    opens: { column: 'content', purpose: 'chat' },
    group: 'chats',
  },
} satisfies Personal
