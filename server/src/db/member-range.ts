import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** A person's place in their company by the age of accounts, which never changes. */
type Place = readonly [createdDate: number, _id: string]

/** Consecutive people of a company. */
export type MemberRange = { after: Place | null; upTo: Place }

/** Whether a user is in the range; always true without a range. */
export const isInRange =
  (range: MemberRange | null) =>
  <Table extends 'user'>(all: ExpressionBuilder<Tables, Table>) => {
    const eb = all as unknown as ExpressionBuilder<Tables, 'user'>
    if (range === null) return eb.lit(true)
    const place = eb.refTuple('user.createdDate', 'user._id')
    const { after, upTo } = range
    const parts = [
      eb(place, '<=', eb.tuple(...upTo)),
      // Redundant, but with it PostgreSQL estimates the few rows well and uses the index.
      eb('user.createdDate', '<=', upTo[0]),
    ]
    if (after !== null) {
      parts.push(eb(place, '>', eb.tuple(...after)), eb('user.createdDate', '>=', after[0]))
    }
    return eb.and(parts)
  }

/**
 * Yields all people of a company in ranges of at most `most` people. Pauses after each range: the
 * embedded store answers no other request while a statement runs.
 */
export async function* memberRanges(
  db: Db,
  company: string,
  most: number,
): AsyncGenerator<MemberRange> {
  for (let after: Place | null = null; ; ) {
    const rows: { createdDate: number; _id: string }[] = await db
      .selectFrom('user')
      .select(['createdDate', '_id'])
      .where('company', '=', company)
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('createdDate', '_id'), '>', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
        ),
      )
      .orderBy('createdDate')
      .orderBy('_id')
      .limit(most)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    const upTo: Place = [last.createdDate, last._id]
    yield { after, upTo }
    if (rows.length < most) return
    after = upTo
    await nextTurn()
  }
}
