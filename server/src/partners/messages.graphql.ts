import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { answer, dismiss, news, type PartnerNews } from './messages.ts'
import { PARTNER_ANSWERS, PARTNER_NEWS } from './partners.rules.ts'
import type { PartnerName, PartnerQuestion } from './partners.ts'

/** A question, its answer and the messages that wait: product 4, impact partners. */
export function addMessages(
  builder: Builder,
  Other: ReturnType<ReturnType<typeof builder.objectRef<PartnerName>>['implement']>,
) {
  const Answer = builder.enumType('PartnerAnswer', { values: PARTNER_ANSWERS })
  const Kind = builder.enumType('PartnerNewsKind', { values: PARTNER_NEWS })
  const News = builder.objectRef<PartnerNews>('PartnerNews').implement({
    description: 'A cheer or a question of a partner, or their answer',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      kind: t.expose('kind', { type: Kind }),
      person: t.expose('person', { type: Other, description: 'The partner' }),
      goalId: t.exposeID('goalId'),
      title: t.exposeString('title', { nullable: true, description: 'Of the goal' }),
      answer: t.expose('answer', { type: Answer, nullable: true }),
      line: t.exposeString('line', { nullable: true }),
    }),
  })
  builder.queryFields((t) => ({
    partnerNewsGet: t.field({
      type: [News],
      resolve: (_root, _args, context) => news(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    partnerAnswer: t.boolean({
      args: {
        question: t.arg.id({ required: true }),
        answer: t.arg({ type: Answer }),
        line: t.arg.string(),
      },
      resolve: (_root, { question, ...given }, context) =>
        answer(signedIn(context), question, given).then(() => true),
    }),
    partnerNewsSeen: t.boolean({
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, context) => dismiss(signedIn(context), ids).then(() => true),
    }),
  }))
  return builder.objectRef<PartnerQuestion>('PartnerQuestion').implement({
    fields: (t) => ({
      sentDate: t.expose('sentDate', { type: 'DateTime' }),
      answer: t.expose('answer', { type: Answer, nullable: true }),
      line: t.exposeString('line', { nullable: true }),
    }),
  })
}
