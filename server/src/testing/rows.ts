import type { Selectable, Updateable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { TestApp } from '#testing/test-app.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** Rows of a table with these values, directly from the store; by default with all columns. */
export async function rowsOf<T extends keyof Tables, C extends keyof Row<T> = keyof Row<T>>(
  app: TestApp,
  table: T,
  having: Partial<Row<T>> = {},
  ...columns: C[]
): Promise<Pick<Row<T>, C>[]> {
  const from = app.services.store.read.selectFrom(table as 'user')
  let query = columns.length === 0 ? from.selectAll() : from.select(columns as unknown as '_id'[])
  for (const [column, value] of Object.entries(having)) {
    query = query.where(column as '_id', value === null ? 'is' : '=', value as string)
  }
  return (await query.execute()) as never
}

/** The first of `rowsOf`; fails without a row. */
export async function rowOf<T extends keyof Tables, C extends keyof Row<T> = keyof Row<T>>(
  ...given: Parameters<typeof rowsOf<T, C>>
): Promise<Pick<Row<T>, C>> {
  const [row] = await rowsOf(...given)
  if (row === undefined) throw new Error(`No row of ${given[1]}.`)
  return row
}

/** Changes the rows of a table with these values directly in the store, without any checks. */
export const setRows = <T extends keyof Tables>(
  app: TestApp,
  table: T,
  having: Partial<Row<T>>,
  values: Updateable<Tables[T]>,
): Promise<unknown> =>
  app.services.store.write((trx) => {
    let query = trx.updateTable(table as 'user').set(values as object)
    for (const [column, value] of Object.entries(having)) {
      query = query.where(column as '_id', value === null ? 'is' : '=', value as string)
    }
    return query.execute()
  })
