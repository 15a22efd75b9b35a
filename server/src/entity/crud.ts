import { lockActor } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import {
  givenValues,
  type Input,
  type NewValues,
  newValues,
  setterOf,
  updateStamps,
  type Values,
  withhold,
} from '#entity/crud.rules.ts'
import {
  countRecords,
  deleteRecord,
  findRecord,
  findWhere,
  findWithin,
  insertRecord,
  listRecords,
  updateRecord,
} from '#entity/crud.store.ts'
import type { Asked, Entity, RecordOf, Scope } from '#entity/entity.types.ts'
import { columnsOfOthers, versionForOthers } from '#entity/versions.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'

/** An update as a call gives it; `version` is that of the record the caller saw. */
export type Change = Input & { _id: string }

/** {entity}GetMany: the records in the caller's scope, in the entity's order. */
export async function getMany<E extends Entity>(
  context: SignedIn,
  entity: E,
  fields?: Asked,
): Promise<RecordOf<E>[]> {
  const rows = await listRecords(context.store, entity, entity.readScope(context.viewer), fields)
  return rows.map((row) => withhold(context, entity, row))
}

/** {entity}Get: one record; NOT_FOUND also for one outside of the caller's scope. */
export async function getOne<E extends Entity>(
  context: SignedIn,
  entity: E,
  _id: string,
): Promise<RecordOf<E>> {
  const row = await findRecord(context.store, entity, entity.readScope(context.viewer), _id)
  if (row === undefined) throw notFound(entity.noun)
  return withhold(context, entity, row)
}

/** {entity}Create for entities without rules of their own. */
export async function create<E extends Entity>(
  context: SignedIn,
  entity: E,
  obj: Input,
): Promise<RecordOf<E>> {
  const values = newValues(context, entity, obj)
  return context.store.write(async (trx) => {
    if (entity.owner === 'user') await lockActor(trx, context.viewer.userId)
    const made = await insertOnce(trx, entity, values)
    if (made === undefined) throw alreadyThere(entity)
    return made.row
  })
}

/**
 * Stores a new record, or returns the one that the same call made before (`isNew` is false).
 * Undefined if another record has its id or unique key. LIMIT_REACHED above `entity.most`.
 */
export async function insertOnce<E extends Entity>(
  trx: Db,
  entity: E,
  values: NewValues,
): Promise<{ row: RecordOf<E>; isNew: boolean } | undefined> {
  const row = await insertRecord(trx, entity, values)
  if (row !== undefined) {
    await checkLimit(trx, entity, values)
    return { row, isNew: true }
  }
  const { owner } = entity
  if (owner === undefined) return undefined
  const same = await findWhere(trx, entity, { [owner]: values[owner] ?? null, _id: values._id })
  return same && { row: same, isNew: false }
}

/** After an insert: refuses with LIMIT_REACHED if the owner has more records than `entity.most`. */
export async function checkLimit(trx: Db, entity: Entity, values: Values): Promise<void> {
  const { owner, most } = entity
  // Companies have no owner, and are listed in pages.
  if (owner === undefined) return
  if ((await countRecords(trx, entity, { [owner]: values[owner] ?? null })) <= most) return
  throw new AppError('LIMIT_REACHED', `You can have up to ${most} of these. Delete some first.`)
}

export const alreadyThere = ({ noun }: Entity, field?: string) =>
  new AppError('CONFLICT', `This ${noun} already exists, or its id is taken.`, {
    ...(field && { field }),
  })

const MERGE_TRIES = 20

/**
 * Merges values into the existing record with this `key`; undefined if there is none. Retries when
 * another transaction changed the record meanwhile.
 */
export async function mergeInto<E extends Entity>(
  trx: Db,
  context: SignedIn,
  entity: E,
  key: Values,
  merged: (existing: RecordOf<E>) => Values | Promise<Values>,
): Promise<RecordOf<E> | undefined> {
  for (let time = 0; time < MERGE_TRIES; time += 1) {
    const existing = await findWhere(trx, entity, key)
    if (existing === undefined) return undefined
    const values = { ...(await merged(existing)), ...updateStamps(context, entity) }
    const row = await updateRecord(trx, entity, 'all', existing, values)
    if (row !== undefined) return row
  }
  return undefined
}

/** {entity}Update for entities without rules of their own: changes only the given fields. */
export function update<E extends Entity>(
  context: SignedIn,
  entity: E,
  obj: Change,
): Promise<RecordOf<E>> {
  const values = givenValues(context, entity, obj)
  return context.store.write((trx) => updateIn(trx, context, entity, obj, values))
}

/**
 * Writes columns of a record in the caller's write scope; `obj` has its id and the version they saw.
 * Refuses with NOT_FOUND, or with CONFLICT if it was changed meanwhile.
 */
export async function updateIn<E extends Entity>(
  trx: Db,
  context: SignedIn,
  entity: E,
  obj: Change,
  columns: Values,
): Promise<RecordOf<E>> {
  const { viewer } = context
  const { _id } = obj
  const scope = writable(context, entity)
  const values = { ...columns, ...updateStamps(context, entity) }
  const version = typeof obj.version === 'number' ? obj.version : null
  const isOwn = entity.othersSet === undefined || setterOf(entity, viewer, obj) === 'self'
  const row =
    version === null || isOwn
      ? await updateRecord(trx, entity, scope, { _id, version }, values)
      : await updateOfOthers(trx, entity, scope, { _id, version }, values)
  if (row !== undefined) return row
  if ((await findWithin(trx, entity, scope, _id)) === undefined) throw notFound(entity.noun)
  const message = `This ${entity.noun} was changed in the meantime. Look at it again before you save. What you typed is still here.`
  throw new AppError('CONFLICT', message, { field: 'version' })
}

function writable({ viewer }: SignedIn, entity: Entity): Exclude<Scope, 'none'> {
  const scope = entity.writeScope(viewer)
  if (scope === 'none') throw notFound(entity.noun)
  return scope
}

/** As `updateRecord`, with the version that people other than the owner see. */
async function updateOfOthers<E extends Entity>(
  trx: Db,
  entity: E,
  scope: Exclude<Scope, 'none'>,
  { _id, version }: { _id: string; version: number },
  values: Values,
): Promise<RecordOf<E> | undefined> {
  const row = await findWithin(trx, entity, scope, _id)
  if (row === undefined || versionForOthers(entity, row) !== version) return undefined
  const same = { ...(scope === 'all' ? {} : scope), ...columnsOfOthers(entity, row) }
  return updateRecord(trx, entity, same, { _id, version: null }, values)
}

/** {entity}Delete for entities without rules of their own. */
export const remove = <E extends Entity>(
  context: SignedIn,
  entity: E,
  _id: string,
): Promise<RecordOf<E>> => context.store.write((trx) => removeIn(trx, context, entity, _id))

/** Reads a record in the caller's write scope. Refuses with NOT_FOUND. */
export async function findWritable<E extends Entity>(
  trx: Db,
  context: SignedIn,
  entity: E,
  _id: string,
): Promise<RecordOf<E>> {
  const row = await findWithin(trx, entity, writable(context, entity), _id)
  if (row === undefined) throw notFound(entity.noun)
  return row
}

/** Deletes a record, or marks it as deleted if `entity.deleted` is set. Refuses with NOT_FOUND. */
export async function removeIn<E extends Entity>(
  trx: Db,
  context: SignedIn,
  entity: E,
  _id: string,
): Promise<RecordOf<E>> {
  const scope = writable(context, entity)
  const values = entity.deleted && { [entity.deleted]: context.clock.now() }
  const row =
    values === undefined
      ? await deleteRecord(trx, entity, scope, _id)
      : await updateRecord(trx, entity, scope, { _id, version: null }, values)
  if (row === undefined) throw notFound(entity.noun)
  return row
}
