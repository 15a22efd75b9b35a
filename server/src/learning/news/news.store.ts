import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

type Row = { newsReadDate: string | null; createdDate: number }

const read = prepared<Row>((db) =>
  db
    .selectFrom('user')
    .select(['newsReadDate', 'createdDate'])
    .where('_id', '=', slot<string>('user')),
)

/** The date of the newest news that a person read, and the creation date of their account. */
export async function findNewsRead(store: Store, user: string): Promise<Row | undefined> {
  return (await read(store, { user }))[0]
}

/** Stores the date of the newest news that a person read, unless a later one is stored. */
export async function recordNewsRead(trx: Db, user: string, date: string): Promise<void> {
  await trx
    .updateTable('user')
    .set({ newsReadDate: date })
    .where('_id', '=', user)
    .where((when) => when.or([when('newsReadDate', 'is', null), when('newsReadDate', '<', date)]))
    .execute()
}
