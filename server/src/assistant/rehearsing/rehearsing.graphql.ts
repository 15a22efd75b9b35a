import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import type { CardRef } from '../answering/card.graphql.ts'
import { type Help, type Reaction, react } from './rehearsing.ts'

/** Adds own words in rehearsals: product 4, Rehearsal. `card` is the type of Mira's cards. */
export function addRehearsing(builder: Builder, library: Library, card: CardRef): void {
  const ReactionType = addReaction(builder, card)
  const Input = builder.inputType('RehearsalSayInput', {
    fields: (t) => ({
      id: t.id({ required: true, description: 'The rehearsal' }),
      turn: t.id({ required: true }),
      feeling: t.string({ required: true, description: 'How the other person felt at the start' }),
      text: t.string({ required: true, description: 'What the person says' }),
    }),
  })
  builder.mutationFields((t) => ({
    rehearsalSay: t.field({
      description: 'Finds the written reply that own words come closest to. Stores nothing',
      type: ReactionType,
      args: { obj: t.arg({ type: Input, required: true }) },
      resolve: (_root, { obj }, context) => react(signedIn(context), library, obj),
    }),
  }))
}

function addReaction(builder: Builder, card: CardRef) {
  const HelpType = builder.objectRef<Help>('RehearsalHelp').implement({
    description: 'Where a person in danger finds help',
    fields: (t) => ({
      sentences: t.exposeStringList('sentences'),
      cards: t.expose('cards', { type: [card] }),
    }),
  })
  return builder.objectRef<Reaction>('RehearsalReaction').implement({
    fields: (t) => ({
      replies: t.exposeIntList('replies', {
        description: 'Numbers of the written replies of the turn, from 0, the closest first',
      }),
      isSure: t.exposeBoolean('isSure', { description: 'Whether the first is meant' }),
      says: t.exposeString('says', {
        nullable: true,
        description:
          'What the other person says to it, by a language model; null: the written line',
      }),
      help: t.expose('help', { type: HelpType, nullable: true }),
    }),
  })
}
