import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { MIGRATIONS } from '#db/migrations.ts'
import { SqliteConnection, sqliteDialect } from '#db/sqlite.ts'
import type { Db, Store } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { OperatorError } from '#lib/errors.ts'

/** One line for each column, each column of a primary key, and each index. */
const SQLITE_SHAPE = sql<{ line: string }>`
  with columns as (
    select m.name as t, c.name, lower(c.type) as type, c."notnull" or c.pk > 0 as needed, c.pk
    from sqlite_schema m join pragma_table_xinfo(m.name) c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'kysely%')
  select t || '.' || name || ' ' || type || case when needed then ' not null' else '' end as line
  from columns
  union all select t || ' key ' || name from columns where pk > 0
  union all select tbl_name || ' index ' || name from sqlite_schema
    where type = 'index' and sql is not null`

/** The same lines, and the indexes of constraints. */
const POSTGRES_SHAPE = sql<{ line: string }>`
  with tables as (
    select oid, relname as t from pg_class where relkind = 'r'
    and relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and relname not like 'kysely%')
  select t || '.' || attname || ' ' || format_type(atttypid, null) ||
    case when attnotnull then ' not null' else '' end as line
  from tables join pg_attribute on attrelid = oid where attnum > 0 and not attisdropped
  union all select t || ' key ' || attname from tables join pg_index on indrelid = oid
    join pg_attribute on attrelid = oid and attnum = any(indkey) where indisprimary
  union all select t || ' index ' || i.relname from tables join pg_index on indrelid = tables.oid
    join pg_class i on i.oid = indexrelid where indisvalid`

async function shapeOf(db: Db, kind: Store['kind']): Promise<string[]> {
  const { rows } = await (kind === 'sqlite' ? SQLITE_SHAPE : POSTGRES_SHAPE).execute(db)
  return rows.map(({ line }) => line).sort()
}

/** The shape that the migrations of this version make, found by running them in memory. */
async function expectedShape(): Promise<string[]> {
  const connection = new SqliteConnection(new DatabaseSync(':memory:'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(connection, 0) })
  for (const { up } of Object.values(MIGRATIONS)) await up(db)
  const shape = await shapeOf(db, 'sqlite')
  connection.close()
  return shape
}

/** The schema is not the one that this version makes. */
export class SchemaError extends OperatorError {}

const tableOf = (line: string) => line.split(/[. ]/, 1)[0] ?? ''

/**
 * Throws a SchemaError unless the database has every table, column, key and index that the
 * migrations make: a half finished restore or a database of another baseline would fail later. The
 * operator may add tables and indexes, but no columns to our tables.
 */
export async function checkSchema({ read, kind }: Store): Promise<void> {
  const [expected, found] = await Promise.all([expectedShape(), shapeOf(read, kind)])
  const tables = new Set(expected.map(tableOf))
  const there = new Set(found.map(tableOf))
  const setting = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'
  const gone = [...tables].filter((table) => !there.has(table))
  if (gone.length > 0) {
    const names = `${gone.slice(0, 3).join(', ')}${gone.length > 3 ? ' and others' : ''}`
    throw new SchemaError(
      `${setting}: this database lacks ${gone.length} of its ${tables.size} tables (${names}), as after a restore that stopped half way. Restore the whole backup into an empty database.`,
    )
  }
  const isIndex = (line: string) => line.includes(' index ')
  const missing = expected.filter((line) => !found.includes(line))
  const more = found.filter((line) => tables.has(tableOf(line)) && !expected.includes(line))
  const [other = missing[0]] = [...missing, ...more].filter((line) => !isIndex(line))
  if (other === undefined) return
  throw new SchemaError(
    `${setting}: this database was made by another version of the product, or restored in part (${other}). Start the version that made it, restore the whole backup, or name an empty database.`,
  )
}
