import { createHash } from 'node:crypto'
import type { CompiledContent, CompiledTable } from '@goodwork/content/compiled.ts'
import type { Value } from './formula/values.ts'

export type ContentRecord = {
  /** `rec` and 14 characters, which never change for a row. */
  id: string
  /** The name of the row in its table: for most tables its slug. */
  key: string
  /** The fields that are not empty. */
  fields: Readonly<Record<string, unknown>>
  /** The fields for formulas and sorting, with lists as joined text. */
  cells: Readonly<Record<string, Value>>
  /** The record in Airtable's wire format, all fields. */
  json: string
  /** As `json`, without the fields that are only searched */
  shown: string
}

export type ContentTable = {
  name: string
  fieldNames: ReadonlySet<string>
  records: readonly ContentRecord[]
  byId: ReadonlyMap<string, ContentRecord>
  byKey: ReadonlyMap<string, ContentRecord>
  /** Position of each record of `records` when sorted by a field, equal values sharing one. */
  ranks: Map<string, Uint32Array>
}

/** All tables in memory, read only. `version` is a hash of the content. */
export type ContentTables = { version: string; tables: ReadonlyMap<string, ContentTable> }

/** Airtable sends a creation time with each record; ours is the same for all records. */
const createdTime = '2026-11-21T00:00:00.000Z'

export function buildTables(compiled: CompiledContent): ContentTables {
  const entries = Object.entries(compiled.tables)
  return {
    version: compiled.version,
    tables: new Map(entries.map(([name, table]) => [name, buildTable(name, table)])),
  }
}

function buildTable(name: string, { fields, rows }: CompiledTable): ContentTable {
  const records = rows.map((row) => buildRecord(name, row))
  return {
    name,
    fieldNames: new Set(fields),
    records,
    byId: new Map(records.map((record) => [record.id, record])),
    byKey: new Map(records.map((record) => [record.key, record])),
    ranks: new Map(),
  }
}

function buildRecord(table: string, row: CompiledTable['rows'][number]): ContentRecord {
  const id = recordId(table, row.key)
  const fields = Object.fromEntries(
    Object.entries(row.fields).filter(([, value]) => isFilled(value)),
  )
  const cells: Record<string, Value> = Object.create(null)
  for (const [name, value] of Object.entries(fields)) cells[name] = cellOf(value)
  const json = recordJson(id, fields)
  const shown = json.includes('"saidAs":') ? recordJson(id, fields, isShown) : json
  return { id, key: row.key, fields, cells, json, shown }
}

/** `saidAs` is only searched with, and is half of the size of an action or a rehearsal. */
const isShown = (name: string) => name !== 'saidAs'

/** A record as the API sends it; without the fields, also inner ones, that `has` leaves out. */
export function recordJson(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  has: (name: string) => boolean = () => true,
): string {
  return JSON.stringify({ id, createdTime, fields }, (name, value) =>
    has(name) ? value : undefined,
  )
}

/** As Airtable does, an empty cell is left out of the record; 0 is not empty. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== '' && value !== false
}

function cellOf(value: unknown): Value {
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return JSON.stringify(value)
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The id of a row in the API: `rec` and 14 base62 digits of a hash of its table and key. */
export function recordId(table: string, key: string): string {
  const digest = createHash('sha256').update(`${table}/${key}`).digest()
  let rest = digest.readBigUInt64BE(0) * 2n ** 64n + digest.readBigUInt64BE(8)
  let digits = ''
  for (let i = 0; i < 14; i++) {
    digits += base62.charAt(Number(rest % 62n))
    rest /= 62n
  }
  return `rec${digits}`
}

const collator = new Intl.Collator('en')

/** Ranks by one field, made at the first use: blanks, then numbers, then text by alphabet. */
export function ranksBy(table: ContentTable, field: string): Uint32Array {
  const known = table.ranks.get(field)
  if (known) return known
  const values = table.records.map(({ cells }) => cells[field] ?? null)
  const order = values.map((_, index) => index).sort((a, b) => compareCells(values[a], values[b]))
  const ranks = new Uint32Array(values.length)
  let rank = 0
  order.forEach((index, place) => {
    const before = order[place - 1]
    if (before !== undefined && compareCells(values[before], values[index]) !== 0) rank = place
    ranks[index] = rank
  })
  table.ranks.set(field, ranks)
  return ranks
}

function compareCells(a: Value | undefined, b: Value | undefined): number {
  const kinds = kindOf(a) - kindOf(b)
  if (kinds !== 0) return kinds
  return typeof a === 'string' && typeof b === 'string'
    ? collator.compare(a, b)
    : Number(a) - Number(b)
}

function kindOf(value: Value | undefined): number {
  if (value === null || value === undefined) return 0
  return typeof value === 'string' ? 2 : 1
}
