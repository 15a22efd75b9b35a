import { askedFields } from '#entity/asked.graphql.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { pageArgs } from '#entity/paging.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type Goal, goalEntity } from '../goals.entity.ts'
import { goalsWith } from '../goals.ts'
import { type AnswerPreview, answerByLink, previewAnswer } from './answer-links.ts'
import { type CheckIn, type CheckInWorth, checkIn, checkInsOf, checkInWorth } from './check-ins.ts'

/** Check-ins and committed actions: product 4, check-in. */
export function addCheckIns(builder: Builder, goalType: RecordType<Goal & RecordRow>) {
  const Type = addType(builder)
  addLinks(builder)
  const Worth = addWorth(builder)
  const Input = addInput(builder)
  const pages = pageArgs(builder)
  builder.objectFields(goalType, (t) => ({
    checkIns: t.field({
      type: [Type],
      description: 'What the person said at its reviews, newest first',
      resolve: (row, _args, context) => checkInsOf(signedIn(context), row._id),
    }),
    checkInWorth: t.field({
      type: Worth,
      nullable: true,
      description: 'What a check-in now adds to the score of this week; of what is going alone',
      resolve: (row, _args, context) => checkInWorth(signedIn(context), row),
    }),
  }))
  builder.queryField('committedActionGetMany', (t) =>
    t.field({
      description: 'Goals with those that were achieved or let go, newest first',
      type: [goalType],
      args: pages,
      resolve: (_root, page, context, info) =>
        goalsWith(signedIn(context), 'isGoal', { ...page, fields: askedFields(goalEntity, info) }),
    }),
  )
  builder.mutationField('goalCheckIn', (t) =>
    t.field({
      description: 'Says what became of a goal, and what follows',
      type: goalType,
      args: { _id: t.arg.id({ required: true }), obj: t.arg({ type: Input, required: true }) },
      resolve: (_root, { _id, obj }, context) => checkIn(signedIn(context), _id, obj),
    }),
  )
}

/** The buttons of an email, which need no sign-in. */
function addLinks(builder: Builder) {
  const Preview = builder.objectRef<AnswerPreview>('CheckInLink').implement({
    fields: (t) => ({
      title: t.exposeString('title', { nullable: true }),
      isAnswered: t.exposeBoolean('isAnswered'),
    }),
  })
  const token = { required: true, description: 'Of the link in an email' } as const
  builder.queryField('checkInLinkPreview', (t) =>
    t.field({
      type: Preview,
      args: { token: t.arg.string(token) },
      resolve: (_root, args, context) => previewAnswer(context, args.token),
    }),
  )
  builder.mutationField('checkInByLink', (t) =>
    t.field({
      description: 'Answers the check-in of an email, once',
      type: Preview,
      args: { token: t.arg.string(token), outcome: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => answerByLink(context, args.token, args.outcome),
    }),
  )
}

function addType(builder: Builder) {
  return builder.objectRef<CheckIn>('CheckIn').implement({
    description: 'What a person said of a goal when they looked at it again; theirs alone',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      outcome: t.exposeString('outcome', {
        description: 'did, partly, notYet, dropped or takenUp',
      }),
      next: t.exposeString('next', {
        nullable: true,
        description: 'shrink, move, swap, finish or nothing',
      }),
      note: t.exposeString('note', { nullable: true }),
      was: t.exposeString('was', {
        nullable: true,
        description: 'What `next` took the place of: the action, the day, or the title',
      }),
      progressBefore: t.exposeString('progressBefore', { nullable: true }),
      progressAfter: t.exposeString('progressAfter', { nullable: true }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
    }),
  })
}

function addWorth(builder: Builder) {
  return builder.objectRef<CheckInWorth>('CheckInWorth').implement({
    fields: (t) => ({
      counts: t.exposeString('counts', { description: 'From when on: now, tomorrow or nextWeek' }),
      points: t.exposeInt('points', { description: 'What it adds now' }),
      more: t.exposeInt('more', {
        nullable: true,
        description: 'How many further actions bring the next points; null if there are no more',
      }),
      morePoints: t.exposeInt('morePoints', { nullable: true }),
    }),
  })
}

function addInput(builder: Builder) {
  return builder.inputType('CheckInInput', {
    fields: (t) => ({
      _id: t.id({ description: 'Made by the client, so that sending it again changes nothing' }),
      version: t.int({ description: 'Of the goal as the person saw it' }),
      seen: t.string({ description: 'The step of progress that the person saw' }),
      saidDate: t.field({
        type: 'DateTime',
        description: 'When it was said, by the clock of the device; without it, now',
      }),
      outcome: t.string({ required: true }),
      next: t.string(),
      note: t.string(),
      planWhen: t.string(),
      planThen: t.string(),
      reviewDate: t.field({ type: 'Date' }),
      reviewTime: t.string(),
      adviceId: t.string(),
      adviceTitle: t.string(),
      adviceBody: t.string(),
    }),
  })
}
