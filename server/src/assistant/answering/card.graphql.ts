import type { Builder } from '#graphql/builder.ts'
import { CARD_KINDS, type Card } from './answer.types.ts'

export type CardRef = ReturnType<typeof addCard>

/** Adds the cards of Mira's answers, which the help in a rehearsal shows, too. */
export function addCard(builder: Builder) {
  return builder.objectRef<Card>('ChatCard').implement({
    description: 'What a person can do next',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: CARD_KINDS.join(', ') }),
      id: t.exposeString('id'),
      title: t.exposeString('title'),
      action: t.exposeString('action', { nullable: true, description: 'The action of advice' }),
      situation: t.exposeString('situation', {
        nullable: true,
        description: 'The matter in the reader’s words',
      }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'The words of the message that it fits',
      }),
      path: t.exposeString('path', { nullable: true }),
      told: t.exposeString('told', {
        nullable: true,
        description: 'What Mira remembers that put it before others',
      }),
    }),
  })
}
