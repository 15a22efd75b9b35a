import { lockCounted } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import { noteAuthors } from '#entity/authors.ts'
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
import type { Entity, FieldSelection, Page, RecordOf, Scope } from '#entity/entity.types.ts'
import { isLong } from '#entity/long-fields.rules.ts'
import { columnsOfOthers, versionForOthers } from '#entity/versions.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'

/** The update of a call; `version` is that of the record that the caller saw. */
export type Change = Input & { _id: string }

/** {entity}GetMany: the records in the caller's scope, in the entity's order, or a page of them. */
export async function getMany<E extends Entity>(
  context: SignedIn,
  entity: E,
  fields?: FieldSelection,
  page?: Page,
): Promise<RecordOf<E>[]> {
  const scope = entity.readScope(context.viewer)
  const rows = await listRecords(context.store, entity, scope, fields, page)
  return rows.map((row) => withhold(context, entity, row))
}

/** The most records of a page, and its length by default. */
export const PAGE = 200

/** The arguments of a list in pages. */
export type Paging = { first?: number | null | undefined; after?: string | null | undefined }

/** The page that a call asks for, of `most` records at most. Refuses with BAD_USER_INPUT. */
export function pageOf({ first, after }: Paging, most = PAGE): Page {
  if (first != null && (first < 1 || first > most)) throw badInput(`Ask for 1 to ${most}.`, 'first')
  return { first: first ?? most, after: after ?? null }
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

/** {entity}Create for entities without special rules. */
export async function create<E extends Entity>(
  context: SignedIn,
  entity: E,
  obj: Input,
): Promise<RecordOf<E>> {
  const values = newValues(context, entity, obj)
  return context.store.write(async (trx) => {
    if (entity.owner === 'user') await lockCounted(trx, context.viewer.userId)
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

/** The most bytes that all records of one kind and owner may have in their long fields. */
export const MOST_BYTES = 4_000_000

/**
 * After an insert: refuses with LIMIT_REACHED if the owner has more records than `entity.most`, or
 * more than `MOST_BYTES` in them. Call with the owner locked (`lockCounted`, `lockCompany`).
 */
export async function checkLimit(trx: Db, entity: Entity, values: Values): Promise<void> {
  const { owner, most } = entity
  // Companies have no owner, and are listed in pages.
  if (owner === undefined) return
  const { records, bytes } = await countRecords(trx, entity, { [owner]: values[owner] ?? null })
  if (records > most) {
    throw new AppError('LIMIT_REACHED', `You can have up to ${most} of these. Delete some first.`)
  }
  if (bytes > MOST_BYTES) {
    const room = `${MOST_BYTES / 1_000_000} MB of text in all`
    const message = `There is no room left: these can have ${room}. Shorten this, or delete some first.`
    throw new AppError('LIMIT_REACHED', message)
  }
}

/** As `checkLimit`, after a change of a long field; others can't pass the limit. */
async function checkChange(trx: Db, entity: Entity, row: object, given: Values): Promise<void> {
  const hasLong = Object.keys(given).some((name) => {
    const field = entity.fields[name]
    return typeof given[name] === 'string' && field !== undefined && isLong(field)
  })
  if (hasLong) await checkLimit(trx, entity, row as Values)
}

export const alreadyThere = ({ noun }: Entity, field?: string) =>
  new AppError('CONFLICT', `This ${noun} already exists, or its id is taken.`, {
    ...(field && { field }),
  })

const MERGE_TRIES = 20

/**
 * Merges values into the existing record with this `key`; undefined without one. Retries when
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
    const given = await merged(existing)
    await noteAuthors(trx, entity, 'all', { _id: existing._id, user: context.viewer.userId, given })
    const values = { ...given, ...updateStamps(context, entity) }
    const row = await updateRecord(trx, entity, 'all', existing, values)
    if (row === undefined) continue
    await checkChange(trx, entity, row, values)
    return row
  }
  return undefined
}

/** {entity}Update for entities without special rules: changes only the given fields. */
export function update<E extends Entity>(
  context: SignedIn,
  entity: E,
  obj: Change,
): Promise<RecordOf<E>> {
  const values = givenValues(context, entity, obj)
  return context.store.write(async (trx) => {
    if (entity.owner === 'user') await lockCounted(trx, context.viewer.userId)
    return updateIn(trx, context, entity, obj, values)
  })
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
  await noteAuthors(trx, entity, scope, { _id, user: viewer.userId, given: columns })
  const values = { ...columns, ...updateStamps(context, entity) }
  const version = typeof obj.version === 'number' ? obj.version : null
  const isOwn = entity.othersSet === undefined || setterOf(entity, viewer, obj) === 'self'
  const row =
    version === null || isOwn
      ? await updateRecord(trx, entity, scope, { _id, version }, values)
      : await updateOfOthers(trx, entity, scope, { _id, version }, values)
  if (row !== undefined) {
    await checkChange(trx, entity, row, columns)
    return row
  }
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

/** {entity}Delete for entities without special rules. */
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
