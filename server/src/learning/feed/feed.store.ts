import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

export type KeptDay = {
  timeZone: string | null
  /** The day of the tips, such as 2026-11-21; null before the first day */
  day: string | null
  tips: number[]
  /** The tips shown since the order last started again, latest last */
  shown: number[]
}

type Row = {
  timeZone: string | null
  feedsOfTheDay: string | null
  feedUpdateDate: string | null
  feedsShown: string | null
}

const COLUMNS = ['timeZone', 'feedsOfTheDay', 'feedUpdateDate', 'feedsShown'] as const

const dayRead = prepared<Row>((db) =>
  db.selectFrom('user').select(COLUMNS).where('_id', '=', slot<string>('user')),
)

/** The latest tips of a person, and their day. */
export async function findDay(store: Store, user: string): Promise<KeptDay> {
  return kept((await dayRead(store, { user }))[0])
}

/** Like `findDay`, inside a transaction. */
export async function findDayWithin(trx: Db, user: string): Promise<KeptDay> {
  return kept(
    await trx.selectFrom('user').select(COLUMNS).where('_id', '=', user).executeTakeFirst(),
  )
}

function kept(row: Row | undefined): KeptDay {
  return {
    timeZone: row?.timeZone ?? null,
    day: row?.feedUpdateDate ?? null,
    tips: numbers(row?.feedsOfTheDay),
    shown: numbers(row?.feedsShown),
  }
}

const numbers = (json: string | null | undefined) => JSON.parse(json ?? '[]') as number[]

type NewDay = {
  user: string
  day: string
  tips: readonly number[]
  shown: readonly number[]
  instead: string | null
}

/** Stores the tips of a day unless another device was first. Answers whether they were stored. */
export async function giveDay(
  trx: Db,
  { user, day, tips, shown, instead }: NewDay,
): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({
      feedsOfTheDay: JSON.stringify(tips),
      feedUpdateDate: day,
      feedsShown: JSON.stringify(shown),
    })
    .where('_id', '=', user)
    .where('feedUpdateDate', instead === null ? 'is' : '=', instead)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
