import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type Feedback, feedback, saveFeedback } from './feedback.ts'

/** People’s feedback about the product: product 2 and product 7, feedback. */
export function addFeedback(builder: Builder) {
  const Said = builder.objectRef<Feedback>('Feedback').implement({
    description: 'What somebody said of the product',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      date: t.expose('date', { type: 'DateTime' }),
      email: t.exposeString('email', {
        description: 'Empty, as name and user_id, of an account without an address of its own',
      }),
      name: t.exposeString('name'),
      user_id: t.exposeID('user_id'),
      message: t.exposeString('message'),
      path: t.exposeString('path', {
        description: 'The page they were on, without anything after ?',
      }),
    }),
  })
  const Create = builder.inputType('FeedbackCreateInput', {
    fields: (t) => ({
      _id: t.id({ description: 'Made by who sends it, so that it can be sent twice' }),
      message: t.string({ required: true }),
      path: t.string({ required: true }),
    }),
  })
  builder.mutationField('feedbackCreate', (t) =>
    t.boolean({
      args: { obj: t.arg({ type: Create, required: true }) },
      resolve: (_root, { obj }, context) => saveFeedback(signedIn(context), obj),
    }),
  )
  builder.queryField('feedbackGetMany', (t) =>
    t.field({
      type: [Said],
      args: {
        before: t.arg({
          type: 'DateTime',
          description: 'The date of the last one so far, to go on',
        }),
        beforeId: t.arg.id({ description: 'Its _id: several may have the same date' }),
        first: t.arg.int({ description: '500 unless told, and at most' }),
      },
      resolve: (_root, args, context) => feedback(signedIn(context), args),
    }),
  )
}
