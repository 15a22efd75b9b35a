import type { Content } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { FitReasonRef } from '#learning/fit/fit.graphql.ts'
import {
  type FeedDay,
  type FeedPart,
  type FeedTip,
  feedMore,
  feedOfTheDay,
  feedPreview,
} from './feed.ts'

/** The daily feed of tips: product 2, feed, and product 9, tips. */
export function addFeed(builder: Builder, content: () => Content, reason: FitReasonRef) {
  const { Day, Part } = addTypes(builder, reason)
  builder.queryFields((t) => {
    const seen = () => ({
      seen: t.arg.idList({ required: true, description: 'The tips that were shown already' }),
    })
    return {
      feedOfTheDay: t.field({
        description: 'Three tips, the same on all devices for the whole of the person’s day',
        type: Day,
        resolve: (_root, _args, context) => feedOfTheDay(signedIn(context), content()),
      }),
      feedMore: t.field({
        description: 'Three more tips by chance, none of today’s; fewer at the end',
        type: Part,
        args: seen(),
        resolve: (_root, args, context) => feedMore(signedIn(context), content(), args.seen),
      }),
      feedPreview: t.field({
        description: 'All tips in threes for app admins, the prioritised ones first',
        type: Part,
        args: seen(),
        resolve: (_root, args, context) => feedPreview(signedIn(context), content(), args.seen),
      }),
    }
  })
}

function addTypes(builder: Builder, reason: FitReasonRef) {
  const Tip = builder.objectRef<FeedTip>('Tip').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      text: t.exposeString('text'),
      entity: t.exposeString('entity', { nullable: true, description: 'Whom it is for' }),
      adviceId: t.exposeID('adviceId', { nullable: true, description: 'What it leads to' }),
      adviceTitle: t.exposeString('adviceTitle', { nullable: true }),
      actionId: t.exposeID('actionId', { nullable: true }),
      prioritised: t.exposeBoolean('prioritised'),
      isRead: t.exposeBoolean('isRead', { description: 'Whether one read it this week' }),
      reasons: t.expose('reasons', { type: [reason], description: 'Why its advice fits' }),
      wish: t.exposeString('wish', { nullable: true, description: 'more, notForMe or null' }),
    }),
  })
  const Day = builder.objectRef<FeedDay>('FeedDay').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'Today in the person’s zone' }),
      tips: t.expose('tips', { type: [Tip] }),
      total: t.exposeInt('total', { description: 'The highest id of a tip' }),
      everythingDismissed: t.exposeBoolean('everythingDismissed', {
        description: 'Whether the person dismissed the advice of all tips',
      }),
    }),
  })
  const Part = builder.objectRef<FeedPart>('FeedPart').implement({
    fields: (t) => ({
      tips: t.expose('tips', { type: [Tip] }),
      left: t.exposeInt('left', { description: 'How many are left after these' }),
    }),
  })
  return { Day, Part }
}
