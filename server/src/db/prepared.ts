import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Store } from '#db/store.ts'

/** A placeholder in a query for a value that each call gives. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Adds a placeholder, typed as its value. */
export const slot = <T>(name: string): T => new Slot(name) as unknown as T

/**
 * A read that is compiled once for each store; `slot<string>('userId')` marks a parameter, and calls
 * give values by name. For hot paths only: compiling costs two to four times a point read.
 */
export function prepared<Row>(build: (db: Db) => Compilable<Row>) {
  const compiled = new WeakMap<Store, { sql: string; parameters: readonly unknown[] }>()
  return async (store: Store, values: Record<string, unknown>): Promise<Row[]> => {
    let query = compiled.get(store)
    if (query === undefined) {
      query = build(store.read).compile()
      compiled.set(store, query)
    }
    return (await store.rows(query.sql, filled(query.parameters, values))) as Row[]
  }
}

const filled = (parameters: readonly unknown[], values: Record<string, unknown>) =>
  parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.name] : parameter))

/** As `prepared`, for a query that runs in a transaction; compiled once for each dialect. */
export function preparedIn<Row>(build: (trx: Db) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (trx: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const dialect = trx.getExecutor().adapter
    let query = compiled.get(dialect)
    if (query === undefined) {
      query = build(trx).compile()
      compiled.set(dialect, query)
    }
    const parameters = filled(query.parameters, values)
    return (await trx.executeQuery<Row>({ ...query, parameters })).rows
  }
}
