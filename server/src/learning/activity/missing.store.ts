import { sql } from 'kysely'
import type { Db } from '#db/store.ts'

/** What people said was missing in the search, newest first. */
export function listMissing(db: Db, most: number) {
  return (
    db
      .selectFrom('search')
      .select(['query', 'user', 'date'])
      // Written out: so the index of these is seen to fit.
      .where(sql<boolean>`"searchType" = 'missing'`)
      .orderBy('date', 'desc')
      .limit(most)
      .execute()
  )
}
