import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import { titleOf } from '../goals.rules.ts'

/** The goal of an active person, and whether this check-in exists; undefined if one of them ended. */
export async function findAnswerable(db: Db, user: string, goal: string, checkIn: string) {
  const row = await db
    .selectFrom('goal')
    .innerJoin('user', 'user._id', 'goal.user')
    .leftJoin('checkIn', (join) => join.on('checkIn._id', '=', checkIn))
    .select(['goal.adviceTitle', 'goal.actionTitle', 'checkIn._id as answered'])
    .where('goal._id', '=', goal)
    .where('goal.user', '=', user)
    .where('goal.deletedDate', 'is', null)
    .where(isActivePerson)
    .executeTakeFirst()
  return row && { title: titleOf(row), isAnswered: row.answered !== null }
}
