import { createHash } from 'node:crypto'
import { z } from 'zod'
import { invalidRequest, staleOffset } from './content.errors.ts'

const listQuery = z.strictObject({
  fields: z.array(z.string()).max(100).default([]),
  sort: z
    .array(z.strictObject({ field: z.string(), direction: z.enum(['asc', 'desc']).default('asc') }))
    .max(20)
    .default([]),
  filterByFormula: z.string().default(''),
  pageSize: z.int().min(1).max(100).default(100),
  maxRecords: z.int().min(1).optional(),
  offset: z.string().max(100).optional(),
  // The content has one form; parameters that request this form are accepted without effect.
  cellFormat: z.literal('json').optional(),
  returnFieldsByFieldId: z.literal([false, 'false']).optional(),
  timeZone: z.string().optional(),
  userLocale: z.string().optional(),
  // The client sends its choice of GET or POST.
  method: z.string().optional(),
})

/** A query of one table. Empty `fields` means all fields; empty `filterByFormula`, every record. */
export type ListQuery = z.infer<typeof listQuery>

/** Reads the parameters of a GET, as a query string spells them, and the body of a POST. */
export function readListQuery(parameters: unknown, body: unknown = {}): ListQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidRequest('the body must be an object')
  }
  const result = listQuery.safeParse({ ...nestParameters(parameters), ...body })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue?.path.join('.')
  throw invalidRequest(where ? `${where}: ${issue?.message}` : (issue?.message ?? 'unknown'))
}

type NestedQuery = { fields?: string[]; sort?: Record<string, unknown>[] } & Record<string, unknown>

/** From `fields[]=a` and `sort[0][field]=b` to lists; whole numbers become numbers. */
function nestParameters(parameters: unknown): NestedQuery {
  const nested: NestedQuery = {}
  const sort = new Map<number, Record<string, unknown>>()
  for (const [name, value] of Object.entries(parameters ?? {})) {
    const sortKey = /^sort\[(\d{1,4})\]\[(field|direction)\]$/.exec(name)
    if (/^fields(?:\[\d{0,4}\])?$/.test(name)) {
      nested.fields = [...(nested.fields ?? []), value].flat()
    } else if (sortKey?.[2]) {
      const index = Number(sortKey[1])
      sort.set(index, { ...sort.get(index), [sortKey[2]]: value })
    } else if (name === 'pageSize' || name === 'maxRecords') {
      nested[name] = /^\d{1,15}$/.test(value) ? Number(value) : value
    } else if (name === '__proto__') {
      throw invalidRequest('unknown parameter')
    } else {
      nested[name] = value
    }
  }
  if (sort.size > 0) nested.sort = [...sort].sort(([a], [b]) => a - b).map(([, key]) => key)
  return nested
}

/** The same digest for the same query on the same content, for every page. */
export function queryDigest(version: string, table: string, query: ListQuery): string {
  const { fields, sort, filterByFormula, pageSize, maxRecords } = query
  return digest([version, table, fields, sort, filterByFormula, pageSize, maxRecords ?? 0])
}

/**
 * A place in a list. It is not secret: it needs the right to read the list. The digest binds it to
 * the list, so that it never continues another list.
 */
export function offsetAt(position: number, queryName: string): string {
  return `itr${digest([queryName, position])}/${position}`
}

/** The position of an offset, 0 without one. Throws if it belongs to another list. */
export function positionOf(offset: string | undefined, queryName: string): number {
  if (offset === undefined) return 0
  const position = Number(offset.slice(offset.indexOf('/') + 1))
  if (!Number.isSafeInteger(position) || offset !== offsetAt(position, queryName))
    throw staleOffset()
  return position
}

function digest(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
