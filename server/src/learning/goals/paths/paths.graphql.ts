import type { Content } from '#content/content.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type PathStep, startPathStep } from './paths.ts'

/** Adds paths of four weeks: product 4, path. Answers the type of a step. */
export function addPaths(builder: Builder, content: () => Content, goalType: RecordType) {
  const Step = builder.objectRef<PathStep>('PathStep').implement({
    description: 'Where a person is on a path',
    fields: (t) => ({
      pathId: t.exposeID('pathId'),
      title: t.exposeString('title'),
      state: t.exposeString('state', {
        description: 'current: in its week; ready: to be started; done: all four weeks are over',
      }),
      week: t.exposeInt('week', { description: 'From 1 to 4' }),
      weekTitle: t.exposeString('weekTitle'),
      why: t.exposeString('why', { description: 'Why it comes now' }),
      end: t.exposeString('end', {
        nullable: true,
        description: 'What changed, once the path is done',
      }),
    }),
  })
  builder.mutationField('pathStepCreate', (t) =>
    t.field({
      type: goalType,
      description:
        'Makes the goal of the next week of a path; a begun week’s goal is answered again',
      args: { pathId: t.arg.id({ required: true }) },
      resolve: (_root, { pathId }, context) =>
        startPathStep(signedIn(context), content(), String(pathId)),
    }),
  )
  return Step
}

export type PathStepRef = ReturnType<typeof addPaths>
