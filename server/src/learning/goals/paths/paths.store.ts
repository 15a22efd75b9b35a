import { prepared, slot } from '#db/prepared.ts'
import type { Store } from '#db/store.ts'

/** The newest goal of a person that is a week of a path. */
export type PathGoalRow = {
  _id: string
  pathId: string
  pathWeek: number
  createdDate: number
  startDate: string | null
  progress: string | null
  letGoDate: number | null
}

const latest = prepared<PathGoalRow>((db) =>
  db
    .selectFrom('goal')
    .select(['_id', 'createdDate', 'startDate', 'progress', 'letGoDate'])
    .select((eb) => [
      eb.ref('pathId').$notNull().as('pathId'),
      eb.ref('pathWeek').$notNull().as('pathWeek'),
    ])
    .where('user', '=', slot<string>('user'))
    .where('pathId', 'is not', null)
    .where('pathWeek', 'is not', null)
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .orderBy('startDate', 'desc')
    .orderBy('pathWeek', 'desc')
    .limit(20),
)

/** The newest weeks of paths of a person, newest first; at most 20. */
export const listPathGoals = (store: Store, user: string): Promise<PathGoalRow[]> =>
  latest(store, { user })
