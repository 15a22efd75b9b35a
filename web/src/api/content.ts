import type { ContentTables } from '#api/content-tables.ts'
import { AppError, fromContent } from '#api/errors.ts'
import { type CallOptions, call } from '#api/http.ts'

const base = '/content/v0/goodwork'

/** A record in Airtable's wire format; `fields.id` is the id that tables refer to. */
export type ContentRecord<Fields> = { id: string; createdTime: string; fields: Fields }

export type ContentQuery = {
  /** An Airtable formula, for example `{trending} = 1`. */
  filterByFormula?: string
  sort?: { field: string; direction?: 'asc' | 'desc' }[]
  fields?: string[]
  /** At most 100. */
  pageSize?: number
  maxRecords?: number
  /** From the last answer, for the next page. */
  offset?: string
}

export type ContentPage<Fields> = { records: ContentRecord<Fields>[]; offset?: string }

export async function listContent<Table extends keyof ContentTables>(
  table: Table,
  query: ContentQuery = {},
  options: CallOptions = {},
): Promise<ContentPage<ContentTables[Table]>> {
  const search = toSearch(query)
  const url = search === '' ? `${base}/${table}` : `${base}/${table}?${search}`
  const { status, body } = await call(url, { headers: { accept: 'application/json' } }, options)
  if (status >= 400) throw fromContent(body, status)
  return body as ContentPage<ContentTables[Table]>
}

/** How often listing restarts because the content changed between two pages. */
const newStarts = 2

/**
 * The fields of all records of the query, page by page, from one content version. Throws AppError.
 */
export async function listAllContent<Table extends keyof ContentTables>(
  table: Table,
  query: ContentQuery = {},
  options: CallOptions = {},
): Promise<ContentTables[Table][]> {
  for (let start = 0; ; start += 1) {
    try {
      return await everyPage(table, query, options)
    } catch (error) {
      const isStale = error instanceof AppError && error.code === staleList
      if (!isStale || start === newStarts) throw error
    }
  }
}

/** The content service's error for an offset of an older version. */
const staleList = 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE'

async function everyPage<Table extends keyof ContentTables>(
  table: Table,
  query: ContentQuery,
  options: CallOptions,
): Promise<ContentTables[Table][]> {
  const found: ContentTables[Table][] = []
  let offset = query.offset
  do {
    const paged = offset === undefined ? query : { ...query, offset }
    const page = await listContent(table, paged, options)
    found.push(...page.records.map((record) => record.fields))
    offset = page.offset
  } while (offset !== undefined)
  return found
}

/**
 * The formula that finds the records with one of these ids; without ids, a formula that matches no
 * record.
 */
export function idsFormula(ids: readonly string[]): string {
  const parts = ids.map((id) => `{id} = ${quoted(id)}`)
  return parts.length === 0 ? 'FALSE()' : `OR(${parts.join(', ')})`
}

const longestTitleSearch = 300

/**
 * A formula for records whose title contains the text, ignoring case and apostrophe style. Escapes
 * the text.
 */
export function titleFormula(text: string): string {
  const wanted = Array.from(text.trim()).slice(0, longestTitleSearch).join('').trim()
  if (wanted === '') return 'FALSE()'
  const ways = new Set([wanted, wanted.replaceAll("'", '’'), wanted.replaceAll('’', "'")])
  const parts = [...ways].map((way) => `SEARCH(${quoted(way)}, {title})`)
  return parts.length === 1 ? `${parts[0]}` : `OR(${parts.join(', ')})`
}

/** Escapes the backslash first, or it would undo the escape of a quote. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** The query in the format of Airtable: `sort[0][field]`, `fields[]`. */
export function toSearch(query: ContentQuery): string {
  const search = new URLSearchParams()
  const { sort = [], fields = [], ...plain } = query
  for (const [name, value] of Object.entries(plain)) search.set(name, String(value))
  sort.forEach(({ field, direction = 'asc' }, index) => {
    search.set(`sort[${index}][field]`, field)
    search.set(`sort[${index}][direction]`, direction)
  })
  for (const field of fields) search.append('fields[]', field)
  return search.toString()
}
