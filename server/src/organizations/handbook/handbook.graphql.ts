import { type Content, contentRow } from '#content/content.ts'
import { addEntity } from '#entity/crud.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { orgInfoEntity } from './handbook.entity.ts'
import { answerMany } from './handbook.many.ts'
import {
  allAnswers,
  answer,
  answers,
  changerOf,
  createAnswer,
  deleteAnswer,
  type Questions,
  questionIsAnswered,
  updateAnswer,
} from './handbook.ts'

export function addHandbook(builder: Builder, shapes: Shapes, content: () => Content) {
  const questions: Questions = (id) => {
    const text = contentRow(content(), 'handbook', id)?.text
    return typeof text === 'string' ? text : undefined
  }
  const Type = addEntity(builder, shapes, orgInfoEntity, {
    create: (context, obj) => createAnswer(context, questions, obj),
    update: (context, obj) => updateAnswer(context, questions, obj),
    delete: deleteAnswer,
    getMany: allAnswers,
  })
  builder.objectFields(Type, (t) => ({
    isAnswered: t.boolean({
      description: 'By words or by a link; whom to ask is no answer yet',
      resolve: questionIsAnswered,
    }),
    changedBy: t.string({
      nullable: true,
      description: 'The name of who changed it last, for the company’s admins',
      resolve: (row, _args, context) => changerOf(signedIn(context), row),
    }),
  }))
  const Entry = builder.inputType('OrgInfoManyInput', {
    description: 'An answer to change by _id, or to give by the id of its question',
    fields: (t) => ({
      _id: t.id(),
      version: t.int({ description: 'Of the answer that one saw; 0: one saw none' }),
      id: t.string(),
      answer: t.string(),
      url: t.string(),
      contactPerson: t.string(),
      company: t.string(),
    }),
  })
  builder.queryField('orgInfoGetByIds', (t) =>
    t.field({
      type: [Type],
      args: { ids: t.arg.stringList({ description: 'Without: to all' }) },
      resolve: (_root, { ids }, context) => answers(signedIn(context), ids ?? null),
    }),
  )
  builder.queryField('orgInfoGetById', (t) =>
    t.field({
      type: Type,
      nullable: true,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_root, { id }, context) => answer(signedIn(context), id),
    }),
  )
  builder.mutationField('orgInfoUpdateMany', (t) =>
    t.field({
      type: [Type],
      args: { arr: t.arg({ type: [Entry], required: true }) },
      resolve: (_root, { arr }, context) =>
        answerMany(
          signedIn(context),
          arr.map((entry) => Object.fromEntries(Object.entries(entry))),
          questions,
        ),
    }),
  )
  return Type
}
