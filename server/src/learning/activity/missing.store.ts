import { sql } from 'kysely'
import type { Db } from '#db/store.ts'

/** The words of people about content that the search lacked, newest first. */
export function listMissing(db: Db, most: number) {
  return (
    db
      .selectFrom('search')
      .select(['query', 'user', 'date'])
      // Raw SQL with the literal value, so that the database uses the partial index.
      .where(sql<boolean>`"searchType" = 'missing'`)
      .orderBy('date', 'desc')
      .limit(most)
      .execute()
  )
}
