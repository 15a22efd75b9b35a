import type { Content } from '#content/content.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type PathProgress, type PathStep, pathProgress, startPathStep } from './paths.ts'

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
  const WeekDone = builder.objectRef<PathProgress['weeks'][number]>('PathProgressWeek').implement({
    description: 'A week of a path that a person has started',
    fields: (t) => ({
      week: t.exposeInt('week', { description: 'From 1 to 4' }),
      goalId: t.exposeID('goalId'),
      isAchieved: t.exposeBoolean('isAchieved'),
    }),
  })
  const Progress = builder.objectRef<PathProgress>('PathProgress').implement({
    description: 'How far a person has come on a path',
    fields: (t) => ({
      current: t.exposeInt('current', { nullable: true, description: 'The week that is going' }),
      next: t.exposeInt('next', {
        nullable: true,
        description: 'The week that can be started; null while one is going',
      }),
      weeks: t.expose('weeks', { type: [WeekDone], description: 'Newest first' }),
    }),
  })
  builder.queryField('pathProgressGet', (t) =>
    t.field({
      type: Progress,
      description: 'The weeks of the latest time through a path',
      args: { pathId: t.arg.id({ required: true }) },
      resolve: (_root, { pathId }, context) =>
        pathProgress(signedIn(context), content(), String(pathId)),
    }),
  )
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
