import { prepared, slot } from '#db/prepared.ts'
import type { Store } from '#db/store.ts'
import { LAST_STEP } from '../goals.rules.ts'
import type { OpenGoal } from './commitment.rules.ts'

const open = prepared((db) =>
  db
    .selectFrom('goal')
    .select(['_id', 'reviewDate', 'reviewTime', 'createdDate', 'pathWeek'])
    .where('user', '=', slot<string>('user'))
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('letGoDate', 'is', null)
    .where((eb) => eb.or([eb('progress', 'is', null), eb('progress', '<>', LAST_STEP)])),
)

const timesDone = prepared<{ n: number | string }>((db) =>
  db
    .selectFrom('checkIn')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('goal', '=', slot<string>('goal'))
    .where('outcome', '=', 'did'),
)

/** How often the person did what a goal says. */
export async function countDone(store: Store, goal: string): Promise<number> {
  const [row] = await timesDone(store, { goal })
  return Number(row?.n ?? 0)
}

/** The open goals of a person without their texts: there may be a thousand. */
export const listOpenGoals = (store: Store, user: string): Promise<OpenGoal[]> =>
  open(store, { user })
