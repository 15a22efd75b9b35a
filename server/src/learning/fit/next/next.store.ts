import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'
import { dayAfter } from '#lib/moments.ts'
import { KEPT_DAYS, REST_DAYS, type Shown } from './next.rules.ts'

const shownRead = prepared<Shown>((db) =>
  db
    .selectFrom('adviceShown')
    .select(['id', 'times', 'lastDay', 'newIn'])
    .where('user', '=', slot<string>('user')),
)

/** The advice that was shown to a person on home in the last half year. */
export const listShown = (store: Store, user: string): Promise<Shown[]> =>
  shownRead(store, { user })

const OPENED = 'adviceViewed:'

const openedRead = prepared<{ item: string }>((db) =>
  db
    .selectFrom('impactEvent')
    .select('item')
    .where('user', '=', slot<string>('user'))
    .where('measure', '=', 'takeAction')
    .where('item', 'like', `${OPENED}%`),
)

/** The ids of all advice that a person ever opened. */
export async function listOpened(store: Store, user: string): Promise<Set<string>> {
  const rows = await openedRead(store, { user })
  return new Set(rows.map(({ item }) => item.slice(OPENED.length)))
}

export type GoalRow = {
  _id: string
  adviceId: string | null
  adviceTitle: string | null
  actionTitle: string | null
  entity: string | null
  progress: string | null
  letGoDate: number | null
  updatedDate: number
  didDate: number | null
  achievedDate: number | null
}

const goalsRead = prepared<GoalRow>((db) =>
  db
    .selectFrom('goal')
    .select([
      ...(['_id', 'adviceId', 'adviceTitle', 'actionTitle', 'entity', 'progress'] as const),
      ...(['letGoDate', 'updatedDate', 'achievedDate'] as const),
    ])
    .select((eb) => {
      const latest = eb
        .selectFrom('checkIn')
        .select((of) => of.fn.max('createdDate').as('at'))
        .whereRef('checkIn.goal', '=', 'goal._id')
      return latest.where('outcome', '=', 'did').as('didDate')
    })
    .where('user', '=', slot<string>('user'))
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .orderBy('updatedDate'),
)

/** The goals of a person, the latest change last, each with its latest check-in "did". */
export const listGoals = (store: Store, user: string): Promise<GoalRow[]> =>
  goalsRead(store, { user })

type Showing = {
  user: string
  ids: readonly string[]
  today: string
  fresh: string | null
  week: string
}

/** Counts a showing of each piece, once a day; after four weeks the count starts again. */
export async function recordShown(trx: Db, showing: Showing): Promise<void> {
  const { user, ids, today, fresh, week } = showing
  if (ids.length === 0) return
  await trx
    .insertInto('adviceShown')
    .values(
      ids.map((id) => ({ user, id, times: 1, lastDay: today, newIn: id === fresh ? week : null })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'id'])
        .doUpdateSet((eb) => ({
          times: eb
            .case()
            .when('adviceShown.lastDay', '<=', dayAfter(today, -REST_DAYS))
            .then(1)
            .else(eb('adviceShown.times', '+', 1))
            .end(),
          lastDay: today,
        }))
        .where('adviceShown.lastDay', '<', today),
    )
    .execute()
}

/** Deletes showings of more than half a year ago. */
export async function purgeShown(trx: Db, today: string): Promise<void> {
  await trx.deleteFrom('adviceShown').where('lastDay', '<', dayAfter(today, -KEPT_DAYS)).execute()
}
