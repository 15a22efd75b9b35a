import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** Where somebody stands in a company, in the order of their accounts, which nothing changes. */
type Place = readonly [createdDate: number, _id: string]

/** Some people of a company who follow each other. */
export type MemberRange = { after: Place | null; upTo: Place }

/** Whether a user is among these; everybody where there is no range. */
export const isAmong =
  (range: MemberRange | null) =>
  <Table extends 'user'>(all: ExpressionBuilder<Tables, Table>) => {
    const eb = all as unknown as ExpressionBuilder<Tables, 'user'>
    if (range === null) return eb.lit(true)
    const place = eb.refTuple('user.createdDate', 'user._id')
    const { after, upTo } = range
    const parts = [
      eb(place, '<=', eb.tuple(...upTo)),
      // Says no more, but by it PostgreSQL sees how few they are, and looks at no others.
      eb('user.createdDate', '<=', upTo[0]),
    ]
    if (after !== null) {
      parts.push(eb(place, '>', eb.tuple(...after)), eb('user.createdDate', '>=', after[0]))
    }
    return eb.and(parts)
  }

/**
 * All people of a company, so many at a time, each once. Between two ranges others are served: on
 * the embedded store nothing else is answered while a statement runs.
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
