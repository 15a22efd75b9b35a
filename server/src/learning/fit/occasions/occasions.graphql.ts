import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type FittingOccasions, fittingOccasions } from './occasions.ts'

/** Adds the order of kits and paths: product 4, advice that fits. */
export function addOccasions(builder: Builder, content: () => Content): void {
  const Type = builder.objectRef<FittingOccasions>('FittingOccasions').implement({
    description: 'The ids of kits and paths, best first',
    fields: (t) => ({ kits: t.exposeIDList('kits'), paths: t.exposeIDList('paths') }),
  })
  builder.queryField('occasionsGet', (t) =>
    t.field({
      type: Type,
      description: 'The kits and paths of an entity or of all, those that fit best first',
      args: { entity: t.arg.string() },
      resolve: (_root, { entity }, context) =>
        fittingOccasions(signedIn(context), content(), entity),
    }),
  )
}
