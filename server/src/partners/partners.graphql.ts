import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { accept, block, decline, end, unblock } from './answering.ts'
import {
  acceptLink,
  type Colleague,
  colleagues,
  type InvitationResult,
  invite,
  type LinkPreview,
  previewLink,
} from './inviting.ts'
import { addMessages } from './messages.graphql.ts'
import { ask, cheer } from './messages.ts'
import { PARTNER_STATES, type PartnerField } from './partners.rules.ts'
import {
  type OwnSharedGoal,
  type Partner,
  type PartnerGoal,
  type PartnerName,
  partners,
} from './partners.ts'
import { share, unshare } from './sharing.ts'

/** The operations of impact partners: product 4, impact partners. */
export function addPartners(builder: Builder) {
  const { Type, ColleagueType, LinkType, InvitedType } = addTypes(builder)
  const NewInvitation = builder.inputType('PartnerInviteInput', {
    fields: (t) => ({ colleague: t.id({ description: 'Without one, a link is made' }) }),
  })
  builder.queryFields((t) => ({
    partnerGetMany: t.field({
      type: [Type],
      resolve: (_root, _args, context) => partners(signedIn(context)),
    }),
    partnerColleagueGetMany: t.field({
      type: [ColleagueType],
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, { name }, context) => colleagues(signedIn(context), name),
    }),
    partnerLinkGet: t.field({
      type: LinkType,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => previewLink(signedIn(context), code),
    }),
  }))
  builder.mutationFields((t) => ({
    partnerInvite: t.field({
      type: InvitedType,
      args: { obj: t.arg({ type: NewInvitation, required: true }) },
      resolve: (_root, { obj }, context) => invite(signedIn(context), obj.colleague),
    }),
    partnerAcceptLink: t.id({
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => acceptLink(signedIn(context), code),
    }),
  }))
  addAnswers(builder)
}

function addAnswers(builder: Builder) {
  const ONE = { accept, decline, block, unblock, end }
  const OF_GOAL = { shareGoal: share, unshareGoal: unshare, cheer, ask }
  const nameOf = (verb: string) => `partner${verb[0]?.toUpperCase()}${verb.slice(1)}`
  builder.mutationFields((t) => ({
    ...Object.fromEntries(
      Object.entries(ONE).map(([verb, answer]) => [
        nameOf(verb),
        t.boolean({
          args: { _id: t.arg.id({ required: true }) },
          resolve: (_root, { _id }, context) => answer(signedIn(context), _id).then(() => true),
        }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(OF_GOAL).map(([verb, work]) => [
        nameOf(verb),
        t.boolean({
          args: { _id: t.arg.id({ required: true }), goalId: t.arg.id({ required: true }) },
          resolve: (_root, { _id, goalId }, context) =>
            work(signedIn(context), _id, goalId).then(() => true),
        }),
      ]),
    ),
  }))
}

function addTypes(builder: Builder) {
  const Person = builder.interfaceRef<PartnerName>('PartnerNamed').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      firstName: t.exposeString('firstName'),
      avatar: t.exposeString('avatar', { nullable: true }),
    }),
  })
  const Other = builder.objectRef<PartnerName>('PartnerPerson').implement({ interfaces: [Person] })
  const Question = addMessages(builder, Other)
  const { Theirs, Own } = addGoalTypes(builder, Question)
  const ColleagueType = builder.objectRef<Colleague>('PartnerColleague').implement({
    description: 'A colleague who lets others find them: name and picture, nothing else',
    interfaces: [Person],
    fields: (t) => ({ _id: t.exposeID('_id') }),
  })
  const LinkType = builder.objectRef<LinkPreview>('PartnerLink').implement({
    description: 'Who invites by a link',
    interfaces: [Person],
    fields: (t) => ({ isOwn: t.exposeBoolean('isOwn') }),
  })
  const InvitedType = builder.objectRef<InvitationResult>('PartnerInvited').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      state: t.exposeString('state', { description: 'invited, or accepted if two crossed' }),
      code: t.exposeString('code', { nullable: true, description: 'Of a link; shown once' }),
    }),
  })
  const Type = builder.objectRef<Partner>('Partner').implement({
    description: 'A partner, an invitation, an unused link, or a blocked person',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      state: t.expose('state', {
        type: builder.enumType('PartnerState', { values: PARTNER_STATES }),
      }),
      person: t.expose('person', { type: Other, nullable: true }),
      expires: t.expose('expires', { type: 'DateTime', nullable: true }),
      goals: t.expose('goals', { type: [Theirs], description: 'That the partner shares' }),
      shared: t.expose('shared', { type: [Own], description: 'One’s own' }),
    }),
  })
  return { Type, ColleagueType, LinkType, InvitedType }
}

function addGoalTypes(builder: Builder, Question: ReturnType<typeof addMessages>) {
  const Theirs = builder.objectRef<PartnerGoal>('PartnerGoal').implement({
    description: 'A goal that a partner shares: all that its reader sees of it',
    fields: (t) => {
      const text = (name: Exclude<PartnerField, 'isAchieved' | 'reviewDate'>) =>
        t.exposeString(name, { nullable: true })
      const seen = {
        title: text('title'),
        planWhen: text('planWhen'),
        planThen: text('planThen'),
        progress: text('progress'),
        reviewDate: t.expose('reviewDate', { type: 'Date', nullable: true }),
        isAchieved: t.exposeBoolean('isAchieved'),
      } satisfies Record<PartnerField, unknown>
      return {
        _id: t.exposeID('_id'),
        ...seen,
        isNudged: t.exposeBoolean('isNudged', { description: 'Ask them how it went' }),
        isCheered: t.exposeBoolean('isCheered', { description: 'By the reader, this week' }),
        isAsked: t.exposeBoolean('isAsked', { description: 'By the reader, this week' }),
        question: t.expose('question', {
          type: Question,
          nullable: true,
          description: 'The reader’s latest',
        }),
      }
    },
  })
  const Own = builder.objectRef<OwnSharedGoal>('PartnerSharedGoal').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title', { nullable: true }),
      cheeredDate: t.expose('cheeredDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the partner last cheered',
      }),
    }),
  })
  return { Theirs, Own }
}
