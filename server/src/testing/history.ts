import { randomUUID } from 'node:crypto'
import type { Db } from '#db/store.ts'
import { mondayOf } from '#lib/weeks.ts'

export type Did = { feed?: number; reminder?: number; takeAction?: number; shared?: boolean }

/** A Wednesday noon of a week. */
export const within = (week: string): number =>
  Date.parse(`${mondayOf(week)}T12:00:00Z`) + 2 * 24 * 3_600_000

/** Inserts the counts of a person's week directly into the store. */
export async function didIn(trx: Db, user: string, week: string, did: Did): Promise<void> {
  const { feed = 0, reminder = 0, takeAction = 0 } = did
  await trx
    .insertInto('impactWeek')
    .values({ user, week, feed, reminder, takeAction, goals: 0, hasAvatar: 0, shared: 0 })
    .execute()
}

type Goal = { at: number; actionId?: string; category?: string; progress?: string }

/** Inserts a goal that a person saved at an instant. Returns its id. */
export async function savedGoal(trx: Db, user: string, goal: Goal): Promise<string> {
  const _id = randomUUID()
  await trx
    .insertInto('goal')
    .values({
      ...{ _id, version: 1, user, advices: '[]', isBookmark: 0, isGoal: 1 },
      ...{ actionId: goal.actionId ?? null, category: goal.category ?? null },
      ...{ progress: goal.progress ?? null, createdDate: goal.at, updatedDate: goal.at },
    })
    .execute()
  return _id
}

/** Inserts a person's rating (1 to 4) of a piece of advice at an instant. */
export async function rated(trx: Db, user: string, liked: number, at: number): Promise<void> {
  const row = { user, id: randomUUID(), liked, likedDate: at }
  await trx.insertInto('likedAction').values(row).execute()
}
