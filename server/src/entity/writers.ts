import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import type { Entity } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'

type Loose = Record<string, Record<string, unknown>>
type Eb = ExpressionBuilder<Loose, string>

/**
 * A column with the author of some fields. `last`: the author of the last change; `alone`: the only
 * author, null once another person changed one of them.
 */
export type Written = { column: string; fields: readonly string[]; who: 'last' | 'alone' }

export const writtenBy = (user: string, written: readonly Written[]): Values =>
  Object.fromEntries(written.map(({ column }) => [column, user]))

/**
 * Call before an update: stores the authors of its changes. Saving an unchanged value does not make
 * you its author.
 */
export async function noteWriters(
  trx: Db,
  { viewer }: SignedIn,
  { entity, written }: { entity: Entity; written: readonly Written[] },
  _id: string,
  given: Values,
): Promise<void> {
  const scope = entity.writeScope(viewer)
  const touched = written.filter(({ fields }) => fields.some((field) => field in given))
  if (touched.length === 0 || scope === 'none' || storable(_id) !== _id) return
  let query = (trx as unknown as Kysely<Loose>)
    .updateTable(entity.table)
    .set((eb: Eb) =>
      Object.fromEntries(
        touched.map((it) => [it.column, writerOf(eb, it, { user: viewer.userId, given })]),
      ),
    )
    .where('_id', '=', _id)
  for (const [column, value] of Object.entries(scope === 'all' ? {} : scope)) {
    query = query.where(column, '=', value)
  }
  await query.execute()
}

function writerOf(
  eb: Eb,
  { column, fields, who }: Written,
  { user, given }: { user: string; given: Values },
) {
  const isChanged = eb.or(
    fields
      .filter((field) => field in given)
      .map((field) => eb(field, 'is distinct from', given[field] ?? null)),
  )
  const isOthers = eb(column, 'is distinct from', user)
  const when = who === 'last' ? isChanged : eb.and([isChanged, isOthers])
  const noted = who === 'last' ? eb.val(user) : eb.lit(null)
  return eb.case().when(when).then(noted).else(eb.ref(column)).end()
}
