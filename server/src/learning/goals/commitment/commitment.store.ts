import { prepared, slot } from '#db/prepared.ts'
import type { Store } from '#db/store.ts'
import { LAST_STEP } from '../goals.rules.ts'
import type { OpenGoal } from './commitment.rules.ts'

const open = prepared((db) =>
  db
    .selectFrom('goal')
    .select(['_id', 'reviewDate', 'reviewTime', 'createdDate'])
    .where('user', '=', slot<string>('user'))
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('letGoDate', 'is', null)
    .where((eb) => eb.or([eb('progress', 'is', null), eb('progress', '<>', LAST_STEP)])),
)

/** The open goals of a person without their texts: there may be a thousand. */
export const listOpenGoals = (store: Store, user: string): Promise<OpenGoal[]> =>
  open(store, { user })
