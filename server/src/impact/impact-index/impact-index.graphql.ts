import type { HasContent } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { lookAtGoal, lookAtProfile, readFeed, takeAction } from './impact-index.ts'
import { type ImpactIndex, latestIndex, type ScoreLine } from './reading.ts'

/** The weekly score and its parts: product 7 and 9. */
export function addImpactIndex(builder: Builder, has: HasContent) {
  const Index = addTypes(builder)
  builder.queryField('getLatestImpactIndex', (t) =>
    t.field({
      description: 'This week, and after it the latest earlier week with anything in it',
      type: [Index],
      resolve: (_root, _args, context) => latestIndex(signedIn(context)),
    }),
  )
  builder.mutationFields((t) => ({
    recordTakeAction: t.field({
      type: Index,
      args: { type: t.arg.string({ required: true }), item: t.arg.id() },
      resolve: (_root, { type, item }, context) => takeAction(signedIn(context), has, type, item),
    }),
    recordReadFeed: t.field({
      type: Index,
      args: { feedId: t.arg.id({ required: true }) },
      resolve: (_root, { feedId }, context) => readFeed(signedIn(context), has, feedId),
    }),
    recordGoal: t.field({
      type: Index,
      args: { goalId: t.arg.id({ required: true }), isDelete: t.arg.boolean() },
      resolve: (_root, { goalId }, context) => lookAtGoal(signedIn(context), goalId),
    }),
    recordCompleteProfile: t.field({
      type: Index,
      resolve: (_root, _args, context) => lookAtProfile(signedIn(context)),
    }),
  }))
  return Index
}

export type IndexType = ReturnType<typeof addTypes>

function addTypes(builder: Builder) {
  const Next = builder.objectRef<{ count: number; points: number }>('ScoreStep').implement({
    fields: (t) => ({ count: t.exposeInt('count'), points: t.exposeInt('points') }),
  })
  const Line = builder.objectRef<ScoreLine>('ScoreLine').implement({
    description: 'One line of a score: what was counted, and its points',
    fields: (t) => ({
      measure: t.exposeString('measure', {
        description: 'profile, avatar, goals, takeAction, feed or reminder',
      }),
      part: t.exposeString('part', { description: 'base or variable' }),
      count: t.exposeInt('count'),
      points: t.exposeInt('points'),
      cap: t.exposeInt('cap'),
      level: t.exposeInt('level', { description: '0 nothing yet, 1 something, 2 all there is' }),
      next: t.expose('next', { type: Next, nullable: true }),
    }),
  })
  return builder.objectRef<ImpactIndex>('ImpactIndex').implement({
    description: 'The score of one week and its lines, which add up to it; one’s own alone',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      yearWeek: t.exposeString('yearWeek', { description: 'ISO week, such as 2026-47' }),
      weeksAgo: t.exposeInt('weeksAgo', { description: '0 this week, 1 last week' }),
      weeklyScore: t.exposeInt('weeklyScore'),
      lastScore: t.exposeInt('lastScore', { nullable: true }),
      takeActionCount: t.exposeInt('takeActionCount'),
      feedReadCount: t.exposeInt('feedReadCount'),
      reminderReadCount: t.exposeInt('reminderReadCount'),
      totalGoalCount: t.exposeInt('totalGoalCount'),
      hasAvatar: t.exposeBoolean('hasAvatar'),
      lines: t.expose('lines', { type: [Line] }),
    }),
  })
}
