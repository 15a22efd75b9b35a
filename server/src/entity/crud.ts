import { type HeldPerson, holdPerson } from '#db/hold-person.ts'
import { shareCompany } from '#db/share-company.ts'
import type { Db } from '#db/store.ts'
import {
  checkId,
  givenValues,
  type Input,
  newValues,
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
import type { Asked, Entity, RecordRow, Scope, Setter } from '#entity/entity.types.ts'
import { columnsOfOthers, versionForOthers } from '#entity/versions.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'

/** What a feature may add to the family's own conduct. */
export type Hooks = {
  /** Checks or completes the columns of a new record */
  beforeCreate?(context: SignedIn, values: Values, obj: Input): Values
  /** Of records that belong to nobody: whether the caller made this one just now */
  isMaker?(context: SignedIn, trx: Db, _id: string): Promise<boolean>
  /** Runs in the transaction of the creation, before anything is stored; its company is shared */
  whileNew?(context: SignedIn, trx: Db, company: string | null): Promise<void>
  /** Runs in the transaction of the creation, on the stored record and the person it belongs to */
  afterCreate?(
    context: SignedIn,
    trx: Db,
    row: RecordRow,
    person: HeldPerson | undefined,
  ): Promise<void>
  /** Checks of an update what takes time to know, before the transaction begins */
  ahead?(given: Values, context: SignedIn): Promise<void>
  beforeUpdate?(context: SignedIn, values: Values): Values
  /** Runs in the transaction of the update, or of a merge, while the record is as it was */
  whileOld?(context: SignedIn, trx: Db, _id: string, given: Values): Promise<void>
  /**
   * The record that a new one would repeat, and what of the new one it takes on; null refuses.
   * Where the first column of the key is empty, nothing is repeated.
   */
  merge?: {
    by: readonly string[]
    with(existing: RecordRow, given: Values): Values | null
  }
  /** Runs in the transaction of the update, on the stored result */
  afterUpdate?(context: SignedIn, trx: Db, row: RecordRow, given: Values): Promise<void>
  /** Runs in the transaction of the deletion, once the record is known to be there */
  beforeDelete?(context: SignedIn, trx: Db, _id: string): Promise<void>
  /** In the same transaction: what holds rows that others hold after the record itself */
  afterDelete?(context: SignedIn, trx: Db, _id: string): Promise<void>
}

const setterOf = (entity: Entity, viewer: Viewer, obj: Input): Setter =>
  entity.setter?.(viewer, obj) ?? viewer.role

function reachable(entity: Entity, scope: Scope): Exclude<Scope, 'none'> {
  if (scope === 'none') throw notFound(entity.noun)
  return scope
}

const seen = (context: SignedIn, entity: Entity, row: RecordRow) =>
  withhold(entity, row, entity.audience(context.viewer, row))

/** {entity}GetMany: what the person's scope holds, in the entity's order; all of it, or `fields`. */
export async function getMany(
  context: SignedIn,
  entity: Entity,
  fields?: Asked,
): Promise<RecordRow[]> {
  const rows = await listRecords(context.store, entity, entity.readScope(context.viewer), fields)
  return rows.map((row) => seen(context, entity, row))
}

/** {entity}Get: one record; what is outside of the scope answers like what does not exist. */
export async function getOne(context: SignedIn, entity: Entity, _id: string): Promise<RecordRow> {
  const row = await findRecord(context.store, entity, entity.readScope(context.viewer), _id)
  if (row === undefined) throw notFound(entity.noun)
  return seen(context, entity, row)
}

function stamped(entity: Entity, now: number, creating: boolean): Values {
  const values: Values = {}
  for (const stamp of entity.stamps) {
    if (creating || stamp === 'updatedDate' || stamp === 'viewedDate') values[stamp] = now
  }
  return values
}

/**
 * {entity}Create. A client may make the `_id` itself (a UUID): the same call sent twice then makes
 * one record and answers it twice.
 */
export async function create(
  context: SignedIn,
  entity: Entity,
  obj: Input,
  hooks: Hooks = {},
): Promise<RecordRow> {
  const row = await context.store.write((trx) => createIn(trx, context, entity, obj, hooks))
  return seen(context, entity, row)
}

/** As `create`, inside a transaction that the caller owns. */
export async function createIn(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  obj: Input,
  hooks: Hooks = {},
): Promise<RecordRow> {
  const { viewer, clock, ids } = context
  const owner = entity.owner(viewer, obj)
  const own = newValues(entity, obj, setterOf(entity, viewer, obj), owner)
  const values: Values = {
    ...(hooks.beforeCreate?.(context, own, obj) ?? own),
    ...owner,
    ...stamped(entity, clock.now(), true),
    _id: typeof obj._id === 'string' ? checkId(obj._id) : ids.id(),
    version: 1,
  }
  // First the company, as everybody holds it before its people.
  const company = owner.company ?? obj.company
  if (typeof company === 'string' && !(await shareCompany(trx, company))) {
    throw badInput('There is no such company.', 'company')
  }
  await hooks.whileNew?.(context, trx, typeof company === 'string' ? company : null)
  const person = owner.user === undefined ? undefined : await holdPerson(trx, owner.user)
  const made = await insertRecord(trx, entity, values)
  if (made === undefined) return repeated(trx, context, entity, values, obj, hooks)
  await checkRoom(trx, entity, owner)
  await hooks.afterCreate?.(context, trx, made, person)
  return made
}

/** Refuses, inside the transaction that added one, when an owner now has more than may be listed. */
export async function checkRoom(
  trx: Db,
  entity: Entity,
  owner: Readonly<Record<string, string>>,
): Promise<void> {
  // What belongs to nobody in particular, as companies do, is listed page by page.
  if (Object.keys(owner).length === 0) return
  if ((await countRecords(trx, entity, owner)) <= entity.most) return
  const message = `There is room for ${entity.most} of these. Delete some first.`
  throw new AppError('LIMIT_REACHED', message)
}

/** A new record whose id or unique key is taken: the answer was lost, or it repeats another. */
async function repeated(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  values: Values,
  obj: Input,
  hooks: Hooks,
): Promise<RecordRow> {
  const owner = entity.owner(context.viewer, obj)
  const _id = String(values._id ?? '')
  const hasOwner = Object.keys(owner).length > 0
  if (hasOwner || (await hooks.isMaker?.(context, trx, _id))) {
    const same = await findWhere(trx, entity, { ...owner, _id })
    if (same !== undefined) return same
  }
  const merged = await mergeInto(trx, context, entity, values, obj, hooks)
  if (merged !== undefined) return merged
  throw new AppError('CONFLICT', `There is already such a ${entity.noun}, or its id is taken.`)
}

const MERGE_TRIES = 20

/**
 * Adds to the record that the new one repeats, if the feature lets it. Several may do so at once,
 * so each adds to the version it read, or reads again.
 */
async function mergeInto(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  values: Values,
  obj: Input,
  hooks: Hooks,
): Promise<RecordRow | undefined> {
  const { merge } = hooks
  if (merge === undefined || (values[merge.by[0] ?? ''] ?? null) === null) return undefined
  const owner = entity.owner(context.viewer, obj)
  const key = Object.fromEntries(merge.by.map((name) => [name, values[name] ?? null]))
  const given = givenValues(entity, obj, setterOf(entity, context.viewer, obj), false)
  const stamps = stamped(entity, context.clock.now(), false)
  for (let time = 0; time < MERGE_TRIES; time += 1) {
    const existing = await findWhere(trx, entity, { ...owner, ...key })
    const merged = existing === undefined ? null : merge.with(existing, given)
    if (existing === undefined || merged === null) return undefined
    await hooks.whileOld?.(context, trx, existing._id, given)
    const row = await updateRecord(trx, entity, owner, existing, { ...merged, ...stamps })
    if (row === undefined) continue
    await hooks.afterUpdate?.(context, trx, row, given)
    return row
  }
  return undefined
}

/**
 * {entity}Update: only the fields given. With `version`, a record that somebody changed in between
 * is refused with CONFLICT and left as it is.
 */
export async function update(
  context: SignedIn,
  entity: Entity,
  obj: Input & { _id: string },
  hooks: Hooks = {},
): Promise<RecordRow> {
  // Rights come first: what one may not set is refused as such, whatever its value.
  const given = givenValues(entity, obj, setterOf(entity, context.viewer, obj), true)
  await hooks.ahead?.(given, context)
  const row = await context.store.write((trx) => updateIn(trx, context, entity, obj, hooks))
  return seen(context, entity, row)
}

/** As `update`, inside a transaction that the caller owns. */
export async function updateIn(
  trx: Db,
  context: SignedIn,
  entity: Entity,
  obj: Input & { _id: string },
  hooks: Hooks = {},
): Promise<RecordRow> {
  const { viewer, clock } = context
  const scope = reachable(entity, entity.writeScope(viewer))
  const given = givenValues(entity, obj, setterOf(entity, viewer, obj), true)
  const values = {
    ...(hooks.beforeUpdate?.(context, given) ?? given),
    ...stamped(entity, clock.now(), false),
  }
  await hooks.whileOld?.(context, trx, obj._id, given)
  const seenAt = typeof obj.version === 'number' ? obj.version : null
  const isOwn = entity.othersSet === undefined || setterOf(entity, viewer, obj) === 'self'
  const row =
    seenAt === null || isOwn
      ? await updateRecord(trx, entity, scope, { _id: obj._id, version: seenAt }, values)
      : await updateOfOthers(trx, entity, scope, { _id: obj._id, version: seenAt }, values)
  if (row === undefined) {
    const there = await findWithin(trx, entity, scope, obj._id)
    if (there === undefined) throw notFound(entity.noun)
    const message = `This ${entity.noun} was changed elsewhere in the meantime. Look at it again before you save; what you typed is still here.`
    throw new AppError('CONFLICT', message, { field: 'version' })
  }
  await hooks.afterUpdate?.(context, trx, row, given)
  return row
}

/** As `updateRecord`, where the version is the one that others than its person see. */
async function updateOfOthers(
  trx: Db,
  entity: Entity,
  scope: Exclude<Scope, 'none'>,
  { _id, version }: { _id: string; version: number },
  values: Values,
): Promise<RecordRow | undefined> {
  const row = await findWithin(trx, entity, scope, _id)
  if (row === undefined || versionForOthers(entity, row) !== version) return undefined
  const same = { ...(scope === 'all' ? {} : scope), ...columnsOfOthers(entity, row) }
  return updateRecord(trx, entity, same, { _id, version: null }, values)
}

/** {entity}Delete: for good, or, where the entity says so, for 30 days undoable. */
export async function remove(
  context: SignedIn,
  entity: Entity,
  _id: string,
  hooks: Hooks = {},
): Promise<RecordRow> {
  const { viewer, clock } = context
  const scope = reachable(entity, entity.writeScope(viewer))
  const row = await context.store.write(async (trx) => {
    if ((await findWithin(trx, entity, scope, _id)) === undefined) return undefined
    await hooks.beforeDelete?.(context, trx, _id)
    const values = entity.deleted && { [entity.deleted]: clock.now() }
    const gone =
      values === undefined
        ? await deleteRecord(trx, entity, scope, _id)
        : await updateRecord(trx, entity, scope, { _id, version: null }, values)
    if (gone !== undefined) await hooks.afterDelete?.(context, trx, _id)
    return gone
  })
  if (row === undefined) throw notFound(entity.noun)
  return seen(context, entity, row)
}
