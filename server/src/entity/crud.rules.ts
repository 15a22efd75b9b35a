import type { Audience, Entity, Field, RecordRow, Setter } from '#entity/entity.types.ts'
import { encode } from '#entity/fields.ts'
import { versionForOthers } from '#entity/versions.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { AppError, badInput } from '#lib/errors.ts'

/** Columns as they are stored. */
export type Values = Record<string, string | number | null>
export type NewValues = Values & { _id: string }
export type Input = Readonly<Record<string, unknown>>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An id made by the client is a UUID in small letters. */
export function checkId(_id: string): string {
  if (!UUID.test(_id)) throw badInput('The id must be a UUID in lowercase.', '_id')
  return _id
}

function refuseField(entity: Entity, name: string): never {
  throw new AppError('FIELD_NOT_ALLOWED', `You can’t set “${name}” of this ${entity.noun}.`, {
    field: name,
  })
}

/** The rights with which the caller sets fields of a record. */
export const setterOf = (entity: Entity, viewer: Viewer, obj: Input): Setter =>
  entity.setter?.(viewer, obj) ?? viewer.role

const isSettable = (field: Field, setter: Setter, isNew: boolean) =>
  field.set?.includes(setter) === true && (isNew || field.once !== true)

function columnsOf(entity: Entity, obj: Input, setter: Setter, isNew: boolean): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(obj)) {
    if (name === '_id' || name === 'version' || value === undefined) continue
    const field = entity.fields[name]
    if (field === undefined || !isSettable(field, setter, isNew)) refuseField(entity, name)
    values[name] = encode(name, field, value)
  }
  return values
}

/**
 * The columns of an update: only the given fields. FIELD_NOT_ALLOWED names a field that the caller
 * may not set, BAD_USER_INPUT one with an invalid value.
 */
export const givenValues = ({ viewer }: SignedIn, entity: Entity, obj: Input): Values =>
  columnsOf(entity, obj, setterOf(entity, viewer, obj), false)

/** As `givenValues`, for a new record: includes fields that are set only once. */
export const givenForNew = ({ viewer }: SignedIn, entity: Entity, obj: Input): Values =>
  columnsOf(entity, obj, setterOf(entity, viewer, obj), true)

/** The owner column of a new record. An app admin may name another company. */
export function ownerOf({ viewer }: SignedIn, { owner }: Entity, obj: Input): Values {
  if (owner === undefined) return {}
  if (owner === 'user') return { user: viewer.userId }
  const named = viewer.role === 'appAdmin' ? obj.company : undefined
  const company = typeof named === 'string' ? named : viewer.companyId
  if (company === null) throw badInput('Say for which company.', 'company')
  return { company }
}

/**
 * All columns of a new record: given fields, defaults, owner, authors, id, version and stamps.
 * Refuses as `givenValues`, and names a missing field. A client may make the `_id` itself (a UUID).
 */
export function newValues(context: SignedIn, entity: Entity, obj: Input): NewValues {
  const { viewer, clock, ids } = context
  const owner = ownerOf(context, entity, obj)
  const setter = setterOf(entity, viewer, obj)
  const values = columnsOf(entity, obj, setter, true)
  for (const [name, field] of Object.entries(entity.fields)) {
    if (values[name] !== undefined || name in owner) continue
    if (field.default !== undefined) values[name] = encode(name, field, field.default)
    else if (field.nullable === true) values[name] = null
    else if (field.set?.includes(setter)) throw badInput(`Fill in ${name}.`, name)
  }
  for (const column of Object.keys(entity.authors ?? {})) values[column] = viewer.userId
  const stamps = Object.fromEntries(entity.stamps.map((stamp) => [stamp, clock.now()]))
  const _id = typeof obj._id === 'string' ? checkId(obj._id) : ids.id()
  return { ...values, ...owner, ...stamps, _id, version: 1 }
}

/** The stamps of every update. */
export function updateStamps({ clock }: SignedIn, { stamps }: Entity): Values {
  const renewed = stamps.filter((stamp) => stamp === 'updatedDate' || stamp === 'viewedDate')
  return Object.fromEntries(renewed.map((stamp) => [stamp, clock.now()]))
}

const withheld = new WeakMap<Entity, Map<Audience, readonly string[]>>()

export function withheldFrom(entity: Entity, audience: Audience): readonly string[] {
  const known = withheld.get(entity) ?? new Map<Audience, readonly string[]>()
  withheld.set(entity, known)
  const found = known.get(audience)
  if (found !== undefined) return found
  const fields = Object.entries(entity.fields)
  const names = fields.filter(([, { read }]) => read !== undefined && !read.includes(audience))
  const made = names.map(([name]) => name)
  known.set(audience, made)
  return made
}

/** Blanks fields that the caller may not read, in a row with all columns. Returns the same object. */
export function withhold<R extends object>({ viewer }: SignedIn, entity: Entity, row: R): R {
  const record = row as unknown as RecordRow
  const audience = entity.audience(viewer, record)
  if (entity.othersSet !== undefined && audience !== 'self') {
    record.version = versionForOthers(entity, record)
  }
  entity.shown?.(record, audience)
  for (const name of withheldFrom(entity, audience)) record[name] = null
  return row
}
