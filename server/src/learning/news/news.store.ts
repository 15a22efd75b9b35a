import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

type Row = { newsReadDate: string | null; createdDate: number }

const read = prepared<Row>((db) =>
  db
    .selectFrom('user')
    .select(['newsReadDate', 'createdDate'])
    .where('_id', '=', slot<string>('user')),
)

/** How far somebody read, and when their account was made. */
export async function findNewsRead(store: Store, user: string): Promise<Row | undefined> {
  return (await read(store, { user }))[0]
}

/** Writes how far somebody read; never an earlier date than before. */
export async function recordNewsRead(trx: Db, user: string, date: string): Promise<void> {
  await trx
    .updateTable('user')
    .set({ newsReadDate: date })
    .where('_id', '=', user)
    .where((when) => when.or([when('newsReadDate', 'is', null), when('newsReadDate', '<', date)]))
    .execute()
}
