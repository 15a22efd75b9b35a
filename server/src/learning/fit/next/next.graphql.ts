import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { FitTypes } from '../fit.graphql.ts'
import type { WhyNow } from './next.rules.ts'
import { type FreshPiece, type NextAdvice, nextAdvice, recordAdviceShown } from './next.ts'

/** Adds "Next for you": product 4, next for you. */
export function addNextAdvice(builder: Builder, content: () => Content, { Piece }: FitTypes): void {
  const Why = builder.objectRef<WhyNow>('WhyNow').implement({
    fields: (t) => ({
      name: t.exposeString('name', { description: 'achieved, goesWell, quiet or unseen' }),
      value: t.exposeString('value', {
        nullable: true,
        description: 'The title of a goal, or an entity',
      }),
    }),
  })
  const Fresh = builder.objectRef<FreshPiece>('FreshAdvice').implement({
    fields: (t) => ({
      adviceId: t.exposeID('adviceId'),
      why: t.expose('why', { type: Why, description: 'Why now' }),
      isSeen: t.exposeBoolean('isSeen', {
        description: 'Whether the person saw it on an earlier day',
      }),
    }),
  })
  const Next = builder.objectRef<NextAdvice>('NextAdvice').implement({
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { description: 'Whether the person’s answers are used' }),
      pieces: t.field({ type: [Piece], resolve: ({ pieces }) => [...pieces] }),
      fresh: t.expose('fresh', {
        type: Fresh,
        nullable: true,
        description: 'The fresh piece of this week, if it is among the pieces',
      }),
      recorded: t.exposeIDList('recorded', {
        description: 'The ids of those pieces whose showing of today is recorded',
      }),
    }),
  })
  builder.queryField('nextAdviceGet', (t) =>
    t.field({
      description: 'Three pieces of advice for home, without those that were opened or rest',
      type: Next,
      resolve: (_root, _args, context) => nextAdvice(signedIn(context), content()),
    }),
  )
  builder.mutationField('adviceShownRecord', (t) =>
    t.boolean({
      description: 'Counts the pieces that the person saw on home today, each once a day',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { ids }, context) => {
        await recordAdviceShown(signedIn(context), content(), ids.map(String))
        return true
      },
    }),
  )
}
