import type { Audience, Entity, Field, RecordRow, Setter } from '#entity/entity.types.ts'
import { encode } from '#entity/fields.ts'
import { versionForOthers } from '#entity/versions.ts'
import { AppError, badInput } from '#lib/errors.ts'

export type Values = Record<string, string | number | null>
export type Input = Readonly<Record<string, unknown>>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An id made by the client is a UUID in small letters. */
export function checkId(_id: string): string {
  if (!UUID.test(_id)) throw badInput('The id must be a UUID in small letters.', '_id')
  return _id
}

function refuseField(entity: Entity, name: string): never {
  throw new AppError('FIELD_NOT_ALLOWED', `You cannot set “${name}” of this ${entity.noun}.`, {
    field: name,
  })
}

const isSettable = (field: Field, role: Setter, updating: boolean) =>
  field.set?.includes(role) === true && !(updating && field.once === true)

/** Columns from what the caller gave. A field that the caller may not set is refused by name. */
export function givenValues(entity: Entity, obj: Input, role: Setter, updating: boolean): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(obj)) {
    if (name === '_id' || name === 'version' || value === undefined) continue
    const field = entity.fields[name]
    if (field === undefined || !isSettable(field, role, updating)) refuseField(entity, name)
    values[name] = encode(name, field, value)
  }
  return values
}

/**
 * Columns of a new record: what was given, then defaults. What is missing is refused by name, but
 * for what its owner says.
 */
export function newValues(entity: Entity, obj: Input, role: Setter, owner: Values): Values {
  const values = givenValues(entity, obj, role, false)
  for (const [name, field] of Object.entries(entity.fields)) {
    if (values[name] !== undefined || name in owner) continue
    if (field.default !== undefined) values[name] = encode(name, field, field.default)
    else if (field.nullable === true) values[name] = null
    else if (field.set?.includes(role)) throw badInput(`Please fill in ${name}.`, name)
  }
  return values
}

const withheld = new WeakMap<Entity, Map<Audience, readonly string[]>>()

/** The fields that this reader may not read. */
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

/** Blanks what this reader may not read, of a row with all its columns. Answers the same object. */
export function withhold(entity: Entity, row: RecordRow, audience: Audience): RecordRow {
  if (entity.othersSet !== undefined && audience !== 'self') {
    row.version = versionForOthers(entity, row)
  }
  entity.shown?.(row, audience)
  for (const name of withheldFrom(entity, audience)) row[name] = null
  return row
}
