import { addEntity } from '#entity/crud.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { historyEntity, searchEntity, viewedEntity } from './activity.entity.ts'
import {
  createFlow,
  forgetFlows,
  forgetRatings,
  forgetViewed,
  like,
  liked,
  markViewed,
  type Rating,
  ratings,
  updateFlow,
  viewed,
} from './activity.ts'

export function addActivity(builder: Builder, shapes: Shapes) {
  addEntity(builder, shapes, historyEntity, { create: createFlow, update: updateFlow })
  addEntity(builder, shapes, searchEntity)
  const Type = addEntity(builder, shapes, viewedEntity, { create: markViewed })
  const ById = builder.inputType('ImpactActionHistoryByIdInput', {
    fields: (t) => ({
      id: t.string({ required: true }),
      type: t.string(),
      title: t.string(),
      source: t.string(),
      entity: t.string(),
    }),
  })
  builder.queryField('impactActionHistoryGetById', (t) =>
    t.field({
      type: Type,
      nullable: true,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_root, { id }, context) => viewed(signedIn(context), id),
    }),
  )
  builder.mutationField('impactActionHistoryUpdateById', (t) =>
    t.field({
      type: Type,
      args: { obj: t.arg({ type: ById, required: true }) },
      resolve: (_root, { obj }, context) => markViewed(signedIn(context), obj),
    }),
  )
  builder.mutationField('impactActionHistoryDeleteMany', (t) =>
    t.int({ resolve: (_root, _args, context) => forgetViewed(signedIn(context)) }),
  )
  builder.mutationField('historyDeleteMany', (t) =>
    t.int({ resolve: (_root, _args, context) => forgetFlows(signedIn(context)) }),
  )
  addLiked(builder)
}

/** A person's rating of a piece of advice. */
function addLiked(builder: Builder) {
  const LikedAction = builder.objectRef<Rating>('LikedAction').implement({
    description: 'How helpful one found a piece of advice, 1 to 4',
    fields: (t) => ({
      id: t.exposeID('id'),
      liked: t.exposeInt('liked'),
      likedDate: t.expose('likedDate', { type: 'DateTime' }),
    }),
  })
  builder.queryField('likedActionGetMany', (t) =>
    t.field({
      type: [LikedAction],
      resolve: (_root, _args, context) => ratings(signedIn(context)),
    }),
  )
  builder.mutationField('likedActionDeleteMany', (t) =>
    t.int({ resolve: (_root, _args, context) => forgetRatings(signedIn(context)) }),
  )
  builder.queryField('likedActionGetById', (t) =>
    t.int({
      nullable: true,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => liked(signedIn(context), args.id),
    }),
  )
  builder.mutationField('likedActionUpdateById', (t) =>
    t.int({
      nullable: true,
      args: { id: t.arg.string({ required: true }), liked: t.arg.int() },
      resolve: (_root, args, context) =>
        like(signedIn(context), { id: args.id, liked: args.liked ?? null }),
    }),
  )
}
