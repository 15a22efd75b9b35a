import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { prepared, preparedIn, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import type {
  Among,
  Entity,
  FieldSelection,
  Page,
  RecordOf,
  RecordRow,
  Scope,
} from '#entity/entity.types.ts'
import { decode } from '#entity/fields.ts'
import { longFieldsOf, pageEnd, type ReadRows, readPage } from '#entity/long-fields.rules.ts'
import { storable } from '#lib/storable.ts'

// Descriptions name tables and columns, so Kysely can't check them.
type Loose = Record<string, Record<string, unknown>>
const loose = (db: Db) => db as unknown as Kysely<Loose>

const JSON_LIKE = new Set(['bool', 'texts', 'ints', 'advices', 'flow'])
const decoded = new WeakMap<Entity, string[]>()

/** Turns columns into fields in place: only this code uses the row, which the driver has made. */
export function toRecord<E extends Entity>(entity: E, row: unknown): RecordOf<E> {
  let names = decoded.get(entity)
  if (names === undefined) {
    names = Object.keys(entity.fields).filter((name) =>
      JSON_LIKE.has(entity.fields[name]?.kind ?? 'text'),
    )
    decoded.set(entity, names)
  }
  const record = row as RecordRow
  for (const name of names) {
    const field = entity.fields[name]
    if (field !== undefined && record[name] !== undefined)
      record[name] = decode(field, record[name])
  }
  return record as unknown as RecordOf<E>
}

type Eb = ExpressionBuilder<Loose, string>

/** Equality on every column of the scope; excludes records with an undoable deletion. */
function within(entity: Entity, columns: readonly string[], value: (column: string) => unknown) {
  return (eb: Eb) => {
    const parts = columns.map((column) => {
      const wanted = value(column)
      return wanted === null ? eb(column, 'is', null) : eb(column, '=', wanted)
    })
    if (entity.deleted !== undefined) parts.push(eb(entity.deleted, 'is', null))
    return eb.and(parts)
  }
}

/** Marks null values, for which the query differs: `is null`. */
const marked = (at: Values) =>
  Object.entries(at).map(([name, value]) => (value === null ? `${name}?` : name))
const emptyOf = (at: Values) => new Set(Object.keys(at).filter((name) => at[name] === null))

const entries = (scope: Exclude<Scope, 'none'>) => (scope === 'all' ? {} : scope)

/** The scope and one id as equalities; undefined if the scope is another record. */
function oneOf(scope: Exclude<Scope, 'none'>, _id: string): Values | undefined {
  if (storable(_id) !== _id) return undefined
  const values = entries(scope)
  return values._id === undefined || values._id === _id ? { ...values, _id } : undefined
}

type PreparedQuery = (store: Store, values: Record<string, unknown>) => Promise<unknown[]>
// By entity and columns, then by fields: a combined key would have to be built at each read.
const reads = new Map<string, Map<string, PreparedQuery>>()

// Callers choose the fields, so the number of cached selections is limited.
const MOST_SELECTIONS = 50

function preparedRead(
  entity: Entity,
  at: Values,
  limit: number,
  fields: FieldSelection | undefined,
  isAfter = false,
): PreparedQuery {
  const place = `${entity.name} ${limit} ${isAfter} ${marked(at).join(' ')}`
  const known = reads.get(place) ?? new Map<string, PreparedQuery>()
  reads.set(place, known)
  const found = known.get(fields?.key ?? '*')
  if (found !== undefined) return found
  const isFull = fields !== undefined && known.size >= MOST_SELECTIONS
  if (isFull) return preparedRead(entity, at, limit, undefined, isAfter)
  const made = readOf(entity, at, limit, fields, isAfter)
  known.set(fields?.key ?? '*', made)
  return made
}

function readOf(
  entity: Entity,
  at: Values,
  limit: number,
  fields: FieldSelection | undefined,
  isAfter: boolean,
  among?: Among,
): PreparedQuery {
  const empty = emptyOf(at)
  return prepared<unknown>((db) =>
    loose(db)
      .selectFrom(entity.table)
      .$if(fields === undefined, (query) => query.selectAll())
      .$if(fields !== undefined, (query) =>
        query.select(['_id', 'version', ...(fields?.names ?? [])]),
      )
      .where(within(entity, Object.keys(at), (name) => (empty.has(name) ? null : slot(name))))
      .$if(among !== undefined, (query) => query.where(among?.column ?? '', 'in', among?.values))
      .$if(isAfter, (query) => query.where(following(entity)))
      .orderBy(entity.order.by, entity.order.direction)
      .orderBy('_id', entity.order.direction)
      // A literal: with a parameter as limit, SQLite would plan the query again at every call.
      .limit(sql.lit(limit)),
  )
}

/** Rows that follow the record `after` in the order, also if that record waits for an undo. */
const following = ({ table, owner, order: { by, direction } }: Entity) =>
  sql<boolean>`(${sql.ref(by)}, "_id") ${sql.raw(direction === 'desc' ? '<' : '>')}
    (select ${sql.ref(by)}, "_id" from ${sql.table(table)}
      where "_id" = ${slot('after')} and ${sql.ref(owner ?? '_id')} = ${slot(owner ?? 'after')})`

/**
 * The records of a scope in the entity's order: those of a page, or all, which are at most
 * `entity.most`. With `fields`, reads only those, the id and the version.
 */
export async function listRecords<E extends Entity>(
  store: Store,
  entity: E,
  scope: Scope,
  fields?: FieldSelection,
  page?: Page,
  among?: Among,
) {
  if (scope === 'none') return []
  const at = entries(scope)
  const read: ReadRows = async (count, after) => {
    const values = { ...at, ...(after !== null && { after: storable(after) }) }
    const make = among === undefined ? preparedRead : readOf
    const read = make(entity, at, count, fields, after !== null, among)
    return (await read(store, values)) as RecordRow[]
  }
  const rows =
    page === undefined
      ? await read(entity.most, null)
      : await readPage(read, page, pageEnd(entity, fields))
  return rows.map((row) => toRecord(entity, row))
}

/** One record of a scope by its id; `fields` as for a list. */
export async function findRecord<E extends Entity>(
  store: Store,
  entity: E,
  scope: Scope,
  _id: string,
  fields?: FieldSelection,
) {
  const values = scope === 'none' ? undefined : oneOf(scope, _id)
  if (values === undefined) return undefined
  const rows = await preparedRead(entity, values, 1, fields)(store, values)
  return rows[0] === undefined ? undefined : toRecord(entity, rows[0])
}

/** As findRecord, but inside a transaction. */
export async function findWithin<E extends Entity>(
  trx: Db,
  entity: E,
  scope: Exclude<Scope, 'none'>,
  _id: string,
) {
  const columns = oneOf(scope, _id)
  return columns === undefined ? undefined : findWhere(trx, entity, columns)
}

/** One live record by any columns. */
export async function findWhere<E extends Entity>(trx: Db, entity: E, columns: Values) {
  const row = await loose(trx)
    .selectFrom(entity.table)
    .selectAll()
    .where(within(entity, Object.keys(columns), (column) => columns[column]))
    .executeTakeFirst()
  return row === undefined ? undefined : toRecord(entity, row)
}

/** The bytes of a record’s long fields. */
export const bytesOf = (entity: Entity) =>
  sql<number>`(${sql.join(
    longFieldsOf(entity).map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`),
    sql` + `,
  )})`

/** How many records an owner has, and how many bytes in their long fields. */
export async function countRecords(trx: Db, entity: Entity, owner: Values) {
  const row = await loose(trx)
    .selectFrom(entity.table)
    .select((eb) => eb.fn.countAll().as('records'))
    .select(sql`sum(${bytesOf(entity)})`.as('bytes'))
    .where(within(entity, Object.keys(owner), (column) => owner[column]))
    .executeTakeFirstOrThrow()
  return { records: Number(row.records), bytes: Number(row.bytes ?? 0) }
}

/** Stores a record; undefined if its id or unique key is taken. */
export async function insertRecord<E extends Entity>(trx: Db, entity: E, values: Values) {
  const row = await loose(trx)
    .insertInto(entity.table)
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : toRecord(entity, row)
}

/** Changes one record of a scope if it still has the given version; null skips that check. */
export async function updateRecord<E extends Entity>(
  trx: Db,
  entity: E,
  scope: Exclude<Scope, 'none'>,
  at: { _id: string; version: number | null },
  values: Values,
) {
  const columns = oneOf(scope, at._id)
  if (columns === undefined) return undefined
  if (at.version !== null) columns.version = at.version
  const given: Values = {}
  for (const [name, value] of Object.entries(values)) given[`set ${name}`] = value
  for (const [name, value] of Object.entries(columns)) given[`at ${name}`] = value
  const [row] = await preparedUpdate(entity, Object.keys(values), columns)(trx, given)
  return row === undefined ? undefined : toRecord(entity, row)
}

type PreparedIn = (trx: Db, values: Values) => Promise<unknown[]>
const updates = new Map<string, PreparedIn>()
// Callers choose the fields, so the number of cached statements is limited.
const MOST_UPDATES = 300

function preparedUpdate(entity: Entity, names: readonly string[], at: Values): PreparedIn {
  const key = `${entity.name} ${marked(at).join(' ')} / ${names.join(' ')}`
  const found = updates.get(key)
  if (found !== undefined) return found
  const empty = emptyOf(at)
  const made = preparedIn<unknown>((trx) =>
    loose(trx)
      .updateTable(entity.table)
      .set((eb: Eb) => ({
        ...Object.fromEntries(names.map((name) => [name, slot(`set ${name}`)])),
        version: eb('version', '+', 1),
      }))
      .where(
        within(entity, Object.keys(at), (name) => (empty.has(name) ? null : slot(`at ${name}`))),
      )
      .returningAll(),
  )
  if (updates.size < MOST_UPDATES) updates.set(key, made)
  return made
}

/** Deletes one record of a scope; no undo. */
export async function deleteRecord<E extends Entity>(
  trx: Db,
  entity: E,
  scope: Exclude<Scope, 'none'>,
  _id: string,
) {
  const columns = oneOf(scope, _id)
  if (columns === undefined) return undefined
  const row = await loose(trx)
    .deleteFrom(entity.table)
    .where(within(entity, Object.keys(columns), (column) => columns[column]))
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : toRecord(entity, row)
}

/** Deletes every record with these columns; no undo. */
export async function deleteWhere(trx: Db, entity: Entity, columns: Values): Promise<void> {
  await loose(trx)
    .deleteFrom(entity.table)
    .where((eb: Eb) => eb.and(Object.entries(columns).map(([name, value]) => eb(name, '=', value))))
    .execute()
}
