import { type CreateTableBuilder, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

export type Db = Kysely<unknown>

type Type = 'text' | 'integer' | 'bigint' | RawBuilder<unknown>
type Column = {
  type: Type
  isKey?: true
  isOptional?: true
  default?: string | number
  /** The expression that the database computes the value from */
  from?: RawBuilder<unknown>
}

export const text: Column = { type: 'text' }
export const integer: Column = { type: 'integer' }
export const bigint: Column = { type: 'bigint' }
/** The column that alone is the primary key */
export const key: Column = { type: 'text', isKey: true }
export const optional = (column: Column): Column => ({ ...column, isOptional: true })
export const withDefault = (column: Column, value: string | number): Column => ({
  ...column,
  default: value,
})

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Text that both databases sort by code points, so that a prefix search is a range of the index. */
export const sortedText = (db: Db): Column => ({
  type: isPostgres(db) ? sql`text collate "C"` : 'text',
})

export const computed = (column: Column, from: RawBuilder<unknown>): Column => ({ ...column, from })

/** Builds a table; columns are required unless optional. The caller may add constraints, and executes. */
export function table<Name extends string>(db: Db, name: string, columns: Record<Name, Column>) {
  let made = db.schema.createTable(name) as CreateTableBuilder<string, Name>
  for (const [column, { type, ...is }] of Object.entries<Column>(columns)) {
    made = made.addColumn(column as Name, type as 'text', (it) => {
      if (is.isKey) return it.primaryKey()
      if (is.from) {
        const generated = it.generatedAlwaysAs(is.from)
        // PostgreSQL 15 has no virtual columns.
        return isPostgres(db) ? generated.stored() : generated
      }
      const filled = is.default === undefined ? it : it.defaultTo(is.default)
      return is.isOptional ? filled : filled.notNull()
    })
  }
  return made
}

type Index = string[] | { columns: string[]; isUnique?: true; where?: RawBuilder<unknown> }

/** Makes the indexes of a table, given by name. */
export async function addIndexes(
  db: Db,
  on: string,
  indexes: Record<string, Index>,
): Promise<void> {
  for (const [name, index] of Object.entries(indexes)) {
    const { columns, isUnique, where } = Array.isArray(index) ? { columns: index } : index
    const kind = isUnique ? sql`unique index` : sql`index`
    const condition = where === undefined ? sql`` : sql` where ${where}`
    await sql`create ${kind} ${sql.ref(name)} on ${sql.table(on)}
      (${sql.join(columns.map((column) => sql.ref(column)))})${condition}`.execute(db)
  }
}
