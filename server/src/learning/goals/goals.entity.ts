import { describeEntity, type RecordOf } from '#entity/entity.types.ts'
import { PERSONS, PRIVATE } from '#entity/scopes.ts'
import { ENTITIES } from '#lib/entities.ts'
import { FIRST_STEP, PROGRESS_STEPS } from './goals.rules.ts'

const text = (max: number) => ({ kind: 'text', nullable: true, max, set: PERSONS }) as const
const words = (max: number) => ({ ...text(max), isOwnText: true }) as const
const day = { kind: 'day', nullable: true, set: PERSONS } as const

const MOST_GOALS = 1000

/** The most steps of a kit (product 4, kit). */
const MOST_STEPS = 12

/** A goal, which is a bookmark when isBookmark is set, or both: product 3, goal. */
export const goalEntity = describeEntity({
  name: 'goal',
  type: 'Goal',
  noun: 'goal',
  table: 'goal',
  fields: {
    actionId: text(100),
    adviceId: text(100),
    impactAdviceId: text(100),
    adviceTitle: text(200),
    adviceBody: text(8000),
    actionTitle: text(200),
    category: text(200),
    entity: { ...text(20), values: ENTITIES },
    progress: { ...text(40), values: PROGRESS_STEPS, default: FIRST_STEP },
    note: words(10_000),
    specific: words(2000),
    measurable: words(2000),
    achievable: words(2000),
    relevant: words(2000),
    startDate: day,
    endDate: day,
    partner: words(200),
    reviewDate: day,
    reviewTime: text(5),
    planWhen: text(300),
    planThen: text(500),
    planObstacle: text(300),
    planIfThen: text(500),
    planTime: text(5),
    planDays: text(7),
    kitId: text(100),
    stepsDone: { kind: 'texts', nullable: true, max: MOST_STEPS, set: PERSONS },
    // Set only by pathStepCreate.
    pathId: { kind: 'text', nullable: true },
    pathWeek: { kind: 'int', nullable: true },
    pathStarted: { kind: 'instant', nullable: true },
    isBookmark: { kind: 'bool', default: false, set: PERSONS },
    isGoal: { kind: 'bool', default: false, set: PERSONS },
    advices: { kind: 'advices', default: [], max: 20, set: PERSONS },
    letGoDate: { kind: 'instant', nullable: true },
    achievedDate: { kind: 'instant', nullable: true },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
    user: { kind: 'text' },
  },
  ...PRIVATE,
  order: { by: 'createdDate', direction: 'desc' },
  most: MOST_GOALS,
  isPaged: true,
  deleted: 'deletedDate',
  derived: {
    title: ['adviceTitle', 'actionTitle'],
    state: ['progress', 'letGoDate'],
    reviewMoment: ['reviewDate', 'reviewTime', 'progress', 'letGoDate'],
    checkInWorth: ['isGoal', 'createdDate', 'progress', 'letGoDate'],
  },
  stamps: ['createdDate', 'updatedDate'],
})

export type Goal = RecordOf<typeof goalEntity>
