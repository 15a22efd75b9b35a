import type { Content } from '#content/content.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { PathStepRef } from '../paths/paths.graphql.ts'
import { type Commitment, commitment } from './commitment.ts'

/** What home opens on: product 4, commitment. */
export function addCommitment(
  builder: Builder,
  content: () => Content,
  goalType: RecordType,
  Step: PathStepRef,
) {
  const Type = builder.objectRef<Commitment>('Commitment').implement({
    description: 'The open goal whose check-in comes next; null without an open goal',
    fields: (t) => ({
      goal: t.expose('goal', { type: goalType, nullable: true }),
      when: t.exposeString('when', {
        description: 'overdue: since an earlier day; today; ahead: later, or on a day off',
      }),
      days: t.exposeInt('days', {
        nullable: true,
        description: 'Days until its check-in, below 0 for a passed one; null without a day',
      }),
      week: t.exposeInt('week', { description: 'The week of the goal, from 1' }),
      timesDone: t.exposeInt('timesDone', { description: 'How often the person did it' }),
      step: t.expose('step', {
        type: Step,
        nullable: true,
        description: 'Where the person is on their path; null without one',
      }),
      othersDue: t.exposeInt('othersDue', { description: 'How many other check-ins are due' }),
    }),
  })
  builder.queryField('commitmentGet', (t) =>
    t.field({
      type: Type,
      description: 'The commitment that home opens on',
      resolve: (_root, _args, context) => commitment(signedIn(context), content()),
    }),
  )
}
