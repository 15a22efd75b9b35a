import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { BestLine, MonthSums } from './month-review.rules.ts'
import {
  type MonthReview,
  monthReview,
  type Suggestion,
  seeMonth,
  suggest,
} from './month-review.ts'

/** Adds the month in review: product 4, month in review. */
export function addMonthReview(builder: Builder, content: () => Content): void {
  const ForWhom = builder.objectRef<MonthSums['forWhom'][number]>('MonthEntity').implement({
    fields: (t) => ({ entity: t.exposeString('entity'), actions: t.exposeInt('actions') }),
  })
  const Best = builder.objectRef<BestLine>('MonthLine').implement({
    fields: (t) => ({
      note: t.exposeString('note', {
        nullable: true,
        description: 'The person’s own note; null for advice that they found helpful',
      }),
      title: t.exposeString('title', { description: 'Of the goal or the advice' }),
      goalId: t.exposeID('goalId', { nullable: true }),
      adviceId: t.exposeID('adviceId', { nullable: true }),
      actionId: t.exposeID('actionId', { nullable: true }),
      entity: t.exposeString('entity', { nullable: true }),
    }),
  })
  const Suggested = builder.objectRef<Suggestion>('MonthSuggestion').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      goalId: t.exposeID('goalId', { nullable: true, description: 'A goal to continue' }),
      adviceId: t.exposeID('adviceId', { nullable: true, description: 'Advice that fits' }),
      actionId: t.exposeID('actionId', { nullable: true }),
      entity: t.exposeString('entity', { nullable: true }),
    }),
  })
  const Review = builder.objectRef<MonthReview>('MonthReview').implement({
    fields: (t) => ({
      month: t.exposeString('month', { description: 'Such as 2026-10' }),
      isSeen: t.exposeBoolean('isSeen'),
      isEmpty: t.exposeBoolean('isEmpty', { description: 'The person did nothing in it' }),
      actions: t.exposeInt('actions'),
      weeks: t.exposeInt('weeks', { description: 'Weeks with an action' }),
      did: t.exposeInt('did', { description: 'Check-ins: done' }),
      partly: t.exposeInt('partly', { description: 'Check-ins: partly done' }),
      achieved: t.exposeStringList('achieved', { description: 'Titles of achieved goals' }),
      forWhom: t.expose('forWhom', { type: [ForWhom] }),
      best: t.expose('best', { type: Best, nullable: true, description: 'The line liked best' }),
      suggestion: t.field({
        type: Suggested,
        nullable: true,
        // Home doesn't ask for it.
        resolve: (review, _args, context) => suggest(signedIn(context), content(), review),
      }),
    }),
  })
  builder.queryField('monthReviewGet', (t) =>
    t.field({
      description: 'The last month of the person',
      type: Review,
      resolve: (_root, _args, context) => monthReview(signedIn(context), content()),
    }),
  )
  builder.mutationField('monthReviewSeen', (t) =>
    t.boolean({
      description: 'The person has seen or closed the review of this month',
      args: { month: t.arg.string({ required: true }) },
      resolve: async (_root, { month }, context) => {
        await seeMonth(signedIn(context), month)
        return true
      },
    }),
  )
}
