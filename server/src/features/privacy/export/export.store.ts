import type { Kysely } from 'kysely'
import type { Db } from '#db/store.ts'
import type { ShownTable } from '../personal.ts'

export type Row = Record<string, unknown>

type Loose = Record<string, Record<string, unknown>>

/** Some rows of a table that are about a person; in the order of what is unique in it. */
export async function readRows(
  db: Db,
  { table, by, order }: Pick<ShownTable, 'table' | 'by' | 'order'>,
  user: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  let query = (db as unknown as Kysely<Loose>)
    .selectFrom(table)
    .selectAll()
    .where((eb) => eb.or(by.map((column) => eb(column, '=', user))))
  for (const column of order) query = query.orderBy(column)
  return query.limit(limit).offset(offset).execute()
}

/** The name of a person's company, or nothing. */
export async function companyName(db: Db, user: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select('company.name')
    .where('user._id', '=', user)
    .executeTakeFirst()
  return row?.name
}
