import { askedFields } from '#entity/asked.graphql.ts'
import { addEntity } from '#entity/crud.graphql.ts'
import { pageArgs } from '#entity/paging.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { goalEntity } from './goals.entity.ts'
import { reviewMomentOf } from './goals.review.ts'
import { stateOf, titleOf } from './goals.rules.ts'
import { createGoal, deleteGoal, goalsByAdvice, goalsWith, restore, updateGoal } from './goals.ts'

export function addGoals(builder: Builder, shapes: Shapes) {
  const Type = addEntity(builder, shapes, goalEntity, {
    create: createGoal,
    update: updateGoal,
    delete: deleteGoal,
  })
  builder.objectFields(Type, (t) => ({
    title: t.string({
      nullable: true,
      description: 'What it is called: the title of its advice, or of its action',
      resolve: titleOf,
    }),
    state: t.string({
      description: 'going, achieved or letGo: only what is going asks for anything',
      resolve: stateOf,
    }),
    reviewMoment: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when the review is due, in the person’s zone; of what is going alone',
      resolve: (row, _args, context) => reviewMomentOf(signedIn(context), row),
    }),
  }))
  const pages = pageArgs(builder)
  const Filter = builder.inputType('GoalBookmarkFilter', {
    fields: (t) => ({ adviceIds: t.stringList() }),
  })
  builder.queryField('goalGetByAdviceIds', (t) =>
    t.field({
      type: [Type],
      args: { ids: t.arg.stringList({ required: true }), ...pages },
      resolve: (_root, { ids, ...page }, context, info) =>
        goalsByAdvice(signedIn(context), ids, { ...page, fields: askedFields(goalEntity, info) }),
    }),
  )
  builder.queryField('goalBookmarkGetMany', (t) =>
    t.field({
      type: [Type],
      args: { obj: t.arg({ type: Filter }), ...pages },
      resolve: (_root, { obj, ...page }, context, info) =>
        goalsByAdvice(signedIn(context), obj?.adviceIds ?? undefined, {
          ...page,
          fields: askedFields(goalEntity, info),
        }),
    }),
  )
  builder.queryField('bookmarkGetMany', (t) =>
    t.field({
      type: [Type],
      args: pages,
      resolve: (_root, page, context, info) =>
        goalsWith(signedIn(context), 'isBookmark', {
          ...page,
          fields: askedFields(goalEntity, info),
        }),
    }),
  )
  builder.mutationField('goalRestore', (t) =>
    t.field({
      description: 'Takes back a deletion of the last 30 days',
      type: Type,
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => restore(signedIn(context), _id),
    }),
  )
  return Type
}
