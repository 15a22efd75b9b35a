import { sql } from 'kysely'
import { addIndexes, bigint, type Db, integer, key, optional, table, text } from './columns.ts'

/** Question flows, searches, advice that was viewed, rated or shown, and reviewed months. */
export async function makeActivity(db: Db): Promise<void> {
  await table(db, 'history', {
    _id: key,
    version: integer,
    user: text,
    flow: text,
    startTime: bigint,
    endTime: optional(bigint),
    liked: optional(integer),
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'history', { history_user_startTime: ['user', 'startTime'] })
  await table(db, 'search', {
    _id: key,
    version: integer,
    user: text,
    query: text,
    searchType: optional(text),
    date: bigint,
  }).execute()
  await addIndexes(db, 'search', {
    search_user_date: ['user', 'date'],
    search_missing: { columns: ['date'], where: sql`"searchType" = 'missing'` },
  })
  await table(db, 'impactActionHistory', {
    _id: key,
    version: integer,
    user: text,
    id: text,
    type: optional(text),
    title: optional(text),
    source: optional(text),
    entity: optional(text),
    createdDate: bigint,
    viewedDate: bigint,
  }).execute()
  await addIndexes(db, 'impactActionHistory', {
    impactActionHistory_user_viewedDate: ['user', 'viewedDate'],
  })
  // A unique index treats nulls as different: without coalesce an item without entity could repeat.
  await sql`create unique index "impactActionHistory_one_per_item"
    on "impactActionHistory" ("user", "id", coalesce("entity", ''))`.execute(db)
  await table(db, 'likedAction', { user: text, id: text, liked: integer, likedDate: bigint })
    .addPrimaryKeyConstraint('likedAction_key', ['user', 'id'])
    .execute()
  await table(db, 'adviceWish', { user: text, id: text, wish: text, wishDate: bigint })
    .addPrimaryKeyConstraint('adviceWish_key', ['user', 'id'])
    .execute()
  await table(db, 'adviceShown', {
    user: text,
    id: text,
    times: integer,
    lastDay: text,
    newIn: optional(text),
  })
    .addPrimaryKeyConstraint('adviceShown_key', ['user', 'id'])
    .execute()
  await table(db, 'monthSeen', { user: key, month: text }).execute()
}
