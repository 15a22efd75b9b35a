import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import type { AuthorRule, Entity, Scope } from '#entity/entity.types.ts'
import { storable } from '#lib/storable.ts'

type Loose = Record<string, Record<string, unknown>>
type Eb = ExpressionBuilder<Loose, string>

const authored = (entity: Entity, column: string): string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.author === column)

/** The columns that name the authors of a record's fields. */
export const authorColumns = <A extends string>(entity: Entity & { authorColumns?: A }): A[] =>
  Object.keys(entity.authors ?? {}) as A[]

/** Erasure removes authors from a record that a company keeps. */
export const namesOfAuthors = (entity: Entity, because: string) =>
  Object.fromEntries(
    authorColumns(entity).map((column) => [column, { kept: { [column]: null }, because }]),
  )

/** The fields of a record whose author is another person. */
export const fieldsOfOthers = (entity: Entity, row: Values, user: string): string[] =>
  authorColumns(entity)
    .filter((column) => row[column] !== user)
    .flatMap((column) => authored(entity, column))

/**
 * Stores the author of each change in `given`, before the change itself: a person does not become
 * the author by saving an unchanged value.
 */
export async function noteAuthors(
  trx: Db,
  entity: Entity,
  scope: Exclude<Scope, 'none'>,
  { _id, user, given }: { _id: string; user: string; given: Values },
): Promise<void> {
  const touched = Object.entries(entity.authors ?? {}).flatMap(([column, rule]) => {
    const fields = authored(entity, column).filter((name) => name in given)
    return fields.length === 0 ? [] : [{ column, rule, fields }]
  })
  if (touched.length === 0 || storable(_id) !== _id) return
  let query = (trx as unknown as Kysely<Loose>)
    .updateTable(entity.table)
    .set((eb: Eb) =>
      Object.fromEntries(touched.map((it) => [it.column, authorOf(eb, it, user, given)])),
    )
    .where('_id', '=', _id)
  for (const [column, value] of Object.entries(scope === 'all' ? {} : scope)) {
    query = query.where(column, '=', value)
  }
  await query.execute()
}

type TouchedColumn = { column: string; rule: AuthorRule; fields: readonly string[] }

function authorOf(eb: Eb, { column, rule, fields }: TouchedColumn, user: string, given: Values) {
  const isChanged = eb.or(
    fields.map((field) => eb(field, 'is distinct from', given[field] ?? null)),
  )
  const isOthers = eb(column, 'is distinct from', user)
  const when = rule === 'last' ? isChanged : eb.and([isChanged, isOthers])
  const author = rule === 'last' ? eb.val(user) : eb.lit(null)
  return eb.case().when(when).then(author).else(eb.ref(column)).end()
}
