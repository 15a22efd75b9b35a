import { type Content, contentRow } from '#content/content.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  ask,
  dismiss,
  type MissedSearch,
  miss,
  missed,
  type OpenQuestion,
  type OwnQuestion,
  ownQuestions,
  questions,
} from './handbook-gaps.ts'

/** Searches without results and questions about a company's handbook: product 4, handbook. */
export function addHandbookGaps(builder: Builder, content: () => Content) {
  const { MissedType, Open, Own, NewQuestion } = addTypes(builder)
  const exists = (id: string) => contentRow(content(), 'handbook', id) !== undefined
  builder.queryFields((t) => ({
    handbookMissGetMany: t.field({
      type: [MissedType],
      resolve: (_root, _args, context) => missed(signedIn(context)),
    }),
    handbookQuestionGetMany: t.field({
      type: [Open],
      resolve: (_root, _args, context) => questions(signedIn(context)),
    }),
    handbookQuestionOwn: t.field({
      type: [Own],
      resolve: (_root, _args, context) => ownQuestions(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    handbookMissCreate: t.boolean({
      args: { words: t.arg.string({ required: true }) },
      resolve: (_root, { words }, context) => miss(signedIn(context), words),
    }),
    handbookQuestionCreate: t.boolean({
      args: { obj: t.arg({ type: NewQuestion, required: true }) },
      resolve: (_root, { obj }, context) => ask(signedIn(context), obj, exists),
    }),
    handbookQuestionDismiss: t.boolean({
      args: {
        key: t.arg.string({ required: true }),
        undo: t.arg.boolean({ description: 'Puts it back on the list' }),
      },
      resolve: (_root, { key, undo }, context) => dismiss(signedIn(context), key, undo === true),
    }),
  }))
}

function addTypes(builder: Builder) {
  const MissedType = builder.objectRef<MissedSearch>('HandbookMissed').implement({
    description: 'Words that members searched for in vain in a month that is over; not who',
    fields: (t) => ({
      month: t.exposeString('month', { description: '2026-11' }),
      words: t.exposeString('words'),
      people: t.exposeInt('people', { description: 'Five or more, in steps of five' }),
    }),
  })
  const Open = builder.objectRef<OpenQuestion>('HandbookOpenQuestion').implement({
    description: 'A question that members asked their company',
    fields: (t) => ({
      key: t.exposeID('key'),
      id: t.exposeString('id', { nullable: true, description: 'Of the handbook' }),
      text: t.exposeString('text', { nullable: true, description: 'In their own words' }),
      names: t.exposeStringList('names', { description: 'Of those who gave their name' }),
      unnamed: t.exposeInt('unnamed', { description: 'How many asked without their name' }),
    }),
  })
  const Own = builder.objectRef<OwnQuestion>('HandbookOwnQuestion').implement({
    fields: (t) => ({
      id: t.exposeString('id', { nullable: true }),
      text: t.exposeString('text', { nullable: true }),
      isNamed: t.exposeBoolean('isNamed'),
      isDismissed: t.exposeBoolean('isDismissed', {
        description: 'Whether the company took it off its list without an answer',
      }),
    }),
  })
  const NewQuestion = builder.inputType('HandbookQuestionCreateInput', {
    fields: (t) => ({
      id: t.string({ description: 'Of a question of the handbook' }),
      text: t.string({ description: 'Or one’s own words, 300 characters at most' }),
      isNamed: t.boolean({ required: true }),
    }),
  })
  return { MissedType, Open, Own, NewQuestion }
}
