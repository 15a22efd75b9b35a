import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { FitReason } from './fit.rules.ts'
import { type Fit, type FitFor, forgetWishes, getFit, orderByFit, updateWish } from './fit.ts'

/** Adds advice that fits: product 4, advice that fits. Answers the types of a reason and a piece. */
export function addFit(builder: Builder, content: () => Content) {
  const Reason = builder.objectRef<FitReason>('FitReason').implement({
    description: 'Why a piece of advice fits',
    fields: (t) => ({
      name: t.exposeString('name'),
      value: t.exposeString('value', { nullable: true }),
    }),
  })
  const Piece = builder.objectRef<FitFor>('FitPiece').implement({
    fields: (t) => ({
      adviceId: t.exposeID('adviceId'),
      title: t.exposeString('title'),
      situation: t.exposeString('situation', { nullable: true }),
      actionId: t.exposeID('actionId'),
      entity: t.exposeString('entity', { nullable: true }),
      time: t.exposeInt('time', { nullable: true, description: 'Minutes' }),
      reasons: t.expose('reasons', { type: [Reason], description: 'The strongest two' }),
      wish: t.exposeString('wish', { nullable: true, description: 'more, notForMe or null' }),
    }),
  })
  const FitType = builder.objectRef<Fit>('Fit').implement({
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { description: 'Whether the person’s answers are used' }),
      wishes: t.exposeInt('wishes', { description: 'How many pieces are marked with a wish' }),
      pieces: t.field({ type: [Piece], resolve: ({ pieces }) => [...pieces] }),
    }),
  })
  builder.queryFields((t) => ({
    fitGet: t.field({
      description: 'The advice that fits best, best first; three pieces unless asked otherwise',
      type: FitType,
      args: { entity: t.arg.string(), first: t.arg.int() },
      resolve: (_root, args, context) => getFit(signedIn(context), content(), args),
    }),
    fitOrder: t.idList({
      description: 'All advice of an entity, best first',
      args: { entity: t.arg.string({ required: true }) },
      resolve: (_root, { entity }, context) => orderByFit(signedIn(context), content(), entity),
    }),
  }))
  addWishes(builder, content)
  return { Reason, Piece }
}

export type FitTypes = ReturnType<typeof addFit>
export type FitReasonRef = FitTypes['Reason']

function addWishes(builder: Builder, content: () => Content): void {
  builder.mutationFields((t) => ({
    adviceWishUpdate: t.string({
      description: 'More like this (more), not for me (notForMe), or null for neither',
      nullable: true,
      args: { adviceId: t.arg.id({ required: true }), wish: t.arg.string() },
      resolve: (_root, { adviceId, wish }, context) =>
        updateWish(signedIn(context), content(), { adviceId, wish: wish ?? null }),
    }),
    adviceWishDeleteMany: t.int({
      description: 'Deletes all of these wishes',
      resolve: (_root, _args, context) => forgetWishes(signedIn(context)),
    }),
  }))
}
