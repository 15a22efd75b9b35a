import { invalidFormula, unknownField } from './content.errors.ts'
import { type ListQuery, offsetAt, positionOf } from './content.query.ts'
import { type ContentRecord, type ContentTable, ranksBy, recordJson } from './content.store.ts'
import { compileFormula } from './formula/formula.ts'
import { FormulaError } from './formula/formula-error.ts'

export type Filter = (record: ContentRecord) => boolean

/**
 * One page of a table as Airtable's JSON: `records`, and `offset` if another page follows. `isWhole`:
 * with the fields that are only searched.
 */
export function listPage(
  table: ContentTable,
  query: ListQuery,
  fits: Filter,
  queryName: string,
  isWhole: boolean,
): string {
  const start = positionOf(query.offset, queryName)
  const last = start + query.pageSize
  // A record beyond the page shows that another page follows.
  const places = select(table, query, fits, last + 1)
  const end = Math.min(last, places.length)
  const page = places
    .slice(start, end)
    .flatMap((place) => table.records[place] ?? [])
    .map((record) => toJson(record, query.fields, isWhole))
  const offset = end < places.length ? `,"offset":"${offsetAt(end, queryName)}"` : ''
  return `{"records":[${page.join(',')}]${offset}}`
}

/** The positions of matching records in the requested order, at most as many as needed. */
function select(
  table: ContentTable,
  { sort, maxRecords = Number.POSITIVE_INFINITY }: ListQuery,
  fits: Filter,
  needed: number,
): number[] {
  const most = Math.min(maxRecords, needed)
  // Only an unsorted list is known to be complete before the last record.
  const enough = sort.length === 0 ? most : Number.POSITIVE_INFINITY
  const places: number[] = []
  for (let place = 0; place < table.records.length && places.length < enough; place += 1) {
    const record = table.records[place]
    if (record && fits(record)) places.push(place)
  }
  if (sort.length > 0) {
    const keys = sort.map(({ field, direction }) => ({
      ranks: ranksBy(table, field),
      sign: direction === 'desc' ? -1 : 1,
    }))
    places.sort((a, b) => {
      for (const { ranks, sign } of keys) {
        const difference = (ranks[a] ?? 0) - (ranks[b] ?? 0)
        if (difference !== 0) return sign * difference
      }
      return a - b
    })
  }
  return places.slice(0, most)
}

function toJson(record: ContentRecord, fields: string[], isWhole: boolean): string {
  if (fields.length === 0) return isWhole ? record.json : record.shown
  const wanted = Object.entries(record.fields).filter(([name]) => fields.includes(name))
  return recordJson(record.id, Object.fromEntries(wanted))
}

/** Throws if a query names a field that the table does not have. */
export function checkFields(table: ContentTable, query: ListQuery): void {
  const named = [...query.fields, ...query.sort.map(({ field }) => field)]
  const unknown = named.find((field) => !table.fieldNames.has(field))
  if (unknown !== undefined) throw unknownField(unknown)
}

const cacheLimits = { formulas: 100, characters: 2_000 }

/** Reads and caches formulas. Throws for a text that is no valid formula for the table. */
export function filterReader(): (table: ContentTable, formula: string) => Filter {
  const seen = new Map<string, Filter>()
  return (table, formula) => {
    if (formula === '') return () => true
    const name = `${table.name}\n${formula}`
    const known = seen.get(name)
    if (known) return known
    const filter = compileOrRefuse(table, formula)
    if (formula.length <= cacheLimits.characters) {
      const [oldest] = seen.keys()
      if (seen.size >= cacheLimits.formulas && oldest !== undefined) seen.delete(oldest)
      seen.set(name, filter)
    }
    return filter
  }
}

function compileOrRefuse(table: ContentTable, formula: string): Filter {
  const fits = refusing(() => compileFormula(formula, table.fieldNames))
  return (record) => refusing(() => fits(record))
}

function refusing<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof FormulaError) throw invalidFormula(error.message)
    throw error
  }
}
