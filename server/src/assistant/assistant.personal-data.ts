import type { Personal } from '#entity/personal.types.ts'

export const assistantPersonal = {
  chatMessage: {
    title: 'Chats with Mira',
    about: 'What you wrote to Mira and what she answered, for 30 days.',
    opens: { column: 'content', purpose: 'chat' },
    group: 'chats',
  },
  chatMemory: {
    title: 'What Mira remembers',
    about: 'What you let Mira remember. Nothing is added while her memory is off or paused.',
    opens: { column: 'content', purpose: 'memory' },
    group: 'chats',
  },
} satisfies Personal
