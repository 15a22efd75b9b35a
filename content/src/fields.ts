import type { z } from 'zod'
import { type TableName, tables } from '#tables.ts'

export type FieldKind = 'text' | 'number' | 'truth' | 'list'

/** The names of the fields of a table, in the order of its schema. */
export function fieldNames(table: TableName): string[] {
  return Object.keys(tables[table].row.shape)
}

export function fieldSchema(table: TableName, field: string): z.ZodType {
  const shape: Record<string, z.ZodType> = tables[table].row.shape
  const schema = shape[field]
  if (!schema) throw new Error(`The table ${table} has no field ${field}`)
  return schema
}

/** The part of a zod schema that distinguishes the kinds. */
type DescribedField = {
  type: string
  innerType?: { def: DescribedField }
  options?: { def: DescribedField }[]
  element?: z.ZodType
  values?: unknown[]
}

const describe = (schema: z.ZodType) => (schema as unknown as { def: DescribedField }).def

export function kindOf(schema: z.ZodType): FieldKind {
  return kindIn(describe(schema))
}

function kindIn({ type, innerType, options, values }: DescribedField): FieldKind {
  if (type === 'array') return 'list'
  if (type === 'number') return 'number'
  if (type === 'boolean') return 'truth'
  if (type === 'literal') return typeof values?.[0] === 'number' ? 'number' : 'text'
  const inner = innerType?.def ?? options?.[0]?.def
  return inner ? kindIn(inner) : 'text'
}

/** The schema of the items of a list. Throws if the field is not a list. */
export function elementOf(schema: z.ZodType): z.ZodType {
  const described = describe(schema)
  const element = described.element ?? described.innerType?.def.element
  if (!element) throw new Error('This field is no list')
  return element
}

/** Whether the schema is an object, like the items of some lists. */
export function isObject(schema: z.ZodType): boolean {
  return describe(schema).type === 'object'
}

/**
 * The value of an empty cell: the first of undefined, null, false, [] and "" that the field allows.
 * If it allows no such value, undefined, so that the schema reports the missing value.
 */
export function blankOf(schema: z.ZodType): Blank {
  if (!blanksOf.has(schema)) {
    const fits = (blank: Blank) => schema.safeParse(blank).success
    blanksOf.set(schema, blanks.find(fits))
  }
  return blanksOf.get(schema)
}

type Blank = undefined | null | false | readonly [] | ''
const blanks = [undefined, null, false, Object.freeze([] as const), ''] as const
const blanksOf = new WeakMap<z.ZodType, Blank>()
