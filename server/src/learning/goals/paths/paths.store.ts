import { prepared, slot } from '#db/prepared.ts'
import type { Store } from '#db/store.ts'

/** A goal of a person that is a week of a path. */
export type PathGoalRow = {
  _id: string
  pathId: string
  pathWeek: number
  pathStarted: number
  progress: string | null
  letGoDate: number | null
}

const latest = prepared<PathGoalRow>((db) =>
  db
    .selectFrom('goal')
    .select(['_id', 'progress', 'letGoDate'])
    .select((eb) => [
      eb.ref('pathId').$notNull().as('pathId'),
      eb.ref('pathWeek').$notNull().as('pathWeek'),
      eb.ref('pathStarted').$notNull().as('pathStarted'),
    ])
    .where('user', '=', slot<string>('user'))
    .where('pathStarted', 'is not', null)
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .orderBy('pathStarted', 'desc')
    .orderBy('pathWeek', 'desc')
    .limit(50),
)

/** The newest weeks of paths of a person, newest first; at most 50, which is all twelve paths. */
export const listPathGoals = (store: Store, user: string): Promise<PathGoalRow[]> =>
  latest(store, { user })
