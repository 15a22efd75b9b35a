import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import { titleOf } from '../goals.rules.ts'

/**
 * The goal of an active person, whether this check-in exists, and when the goal was last checked in
 * on; undefined if one of them ended.
 */
export async function findAnswerable(db: Db, user: string, goal: string, checkIn: string) {
  const row = await db
    .selectFrom('goal')
    .innerJoin('user', 'user._id', 'goal.user')
    .leftJoin('checkIn', (join) => join.on('checkIn._id', '=', checkIn))
    .select(['goal.adviceTitle', 'goal.actionTitle', 'checkIn._id as answered', 'user.timeZone'])
    .select((eb) =>
      eb
        .selectFrom('checkIn as each')
        .select((of) => of.fn.max('each.createdDate').as('at'))
        .whereRef('each.goal', '=', 'goal._id')
        .as('lastCheckIn'),
    )
    .where('goal._id', '=', goal)
    .where('goal.user', '=', user)
    .where('goal.deletedDate', 'is', null)
    .where(isActivePerson)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { answered, lastCheckIn, timeZone } = row
  return { title: titleOf(row), isAnswered: answered !== null, lastCheckIn, timeZone }
}
