import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { Content } from '#content/content.ts'
import { companyWords, hasCompanyWord } from '#db/company-search.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { cursorOf, placeOf } from '#lib/places.ts'
import { monthAfter, type RangeAsked, rangeOf } from '../months.rules.ts'
import {
  type Column,
  columnsOf,
  DRAWN,
  newestOf,
  SORTS,
  type Sort,
  type Sum,
} from './overview.rules.ts'
import {
  countPlaces,
  findMonths,
  listFiguresOf,
  listPlaces,
  type Order,
  type Place,
  sumFigures,
  type Which,
} from './overview.store.ts'

const PAGE = 50
const MOST_PAGE = 100
/** What a table can be sorted by. */
export const OVERVIEW_SORTS = SORTS

export type OverviewAsked = RangeAsked & {
  query?: string | null | undefined
  sort?: Sort | null | undefined
  descending?: boolean | null | undefined
}
export type PageAsked = OverviewAsked & {
  first?: number | null | undefined
  after?: string | null | undefined
}

/** A company in a month: its figures in the order of the columns. */
export type OverviewRow = {
  companyId: string
  companyName: string
  /** Whether its month is closed; else there are no figures */
  isTold: boolean
  figures: (number | null)[]
}

export type Overview = {
  /** From the first to the last of which any company was told something */
  months: string[]
  from: string
  to: string
  /** The newest of them: the one of the rows */
  month: string
  columns: readonly Column[]
  rows: OverviewRow[]
  next: string | null
  /** Null where nothing could be found by what was asked */
  which: Which | null
}

/** What the figures that are told come to: in the month of the rows, and over the range. */
export type OverviewSums = {
  month: string
  /** In the order of the columns */
  sums: () => Promise<Sum[]>
  periods: string[]
  /** Of the columns that are drawn, one figure for each period */
  lines: () => Promise<SumLine[]>
}
export type SumLine = Column & { figures: (number | null)[] }

type Reader = Pick<SignedIn, 'store' | 'clock'>

function columnsNow(content: Content): readonly Column[] {
  const questions = content.tables.get('handbook')?.records ?? []
  const categories = new Set(questions.map(({ fields }) => String(fields.category)))
  return columnsOf([...categories], questions.length)
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}

async function monthsOf({ store, clock }: Reader, asked: RangeAsked) {
  const ends = await findMonths(store.read)
  const months = ends === null ? [] : monthsBetween(ends.first, ends.last)
  const range = rangeOf(asked, months, clock.now())
  return { months, ...range, month: newestOf(range, ends?.last ?? null) }
}

function orderOf({ sort, descending }: OverviewAsked, columns: readonly Column[]): Order {
  const source = columns.find(({ column }) => column === sort) ?? null
  return { source, descending: descending ?? false }
}

function readAfter(after: string | null | undefined): Place | null {
  if (after == null) return null
  const place = placeOf(after, ['number', 'string', 'string'])
  if (place === undefined) throw badInput('This is no place in this list.', 'after')
  const [key = 0, name = '', _id = ''] = place
  return { key: Number(key), name: String(name), _id: String(_id) }
}

/** The companies that a query asks for; nothing where no name could be like that. */
function companiesWith(query: string | null | undefined): Which | null {
  const words = companyWords(query ?? '')
  return words?.map((word) => hasCompanyWord(word)) ?? null
}

/** As `overviewPage`, for whoever may look, in pages of any size. */
export async function readOverview(
  reader: Reader,
  content: Content,
  { first: size = PAGE, ...asked }: OverviewAsked & { first?: number; after?: string | null },
): Promise<Overview> {
  const { read } = reader.store
  const after = readAfter(asked.after)
  const head = { ...(await monthsOf(reader, asked)), columns: columnsNow(content) }
  const which = companiesWith(asked.query)
  if (which === null) return { ...head, rows: [], next: null, which }
  const { month, columns } = head
  const order = orderOf(asked, columns)
  // One more tells whether there is a next page.
  const places = await listPlaces(read, { which, month, order, after }, size + 1)
  const shown = places.slice(0, size)
  const ids = shown.map(({ _id }) => _id)
  const told = await listFiguresOf(read, ids, columns, month)
  const last = shown.at(-1)
  return {
    ...head,
    rows: shown.map(({ _id, name }) => ({
      ...{ companyId: _id, companyName: name, isTold: told.has(_id) },
      figures: told.get(_id) ?? columns.map(() => null),
    })),
    next: places.length > size && last ? cursorOf([last.key, last.nameKey, last._id]) : null,
    which,
  }
}

/** How many companies the whole list has. */
export const overviewTotal = async ({ store }: SignedIn, { which }: Pick<Overview, 'which'>) =>
  which === null ? 0 : countPlaces(store.read, which)

/** As `overviewSums`, for whoever may look. */
export async function readSums(
  reader: Reader,
  content: Content,
  asked: RangeAsked & Pick<OverviewAsked, 'query'>,
): Promise<OverviewSums> {
  const { from, month, months } = await monthsOf(reader, asked)
  const columns = columnsNow(content)
  const which = companiesWith(asked.query)
  const periods = which === null ? [] : months.filter((one) => one >= from && one <= month)
  const sumsOf = (of: readonly Column[], period: string) =>
    which === null
      ? Promise.resolve(of.map(() => ({ figure: null, companies: 0 })))
      : sumFigures(reader.store.read, which, of, period)
  const lines = async () => {
    const drawn = columns.filter(({ column }) => DRAWN.includes(column))
    const sums: Sum[][] = []
    // Month by month: the embedded store answers others in between.
    for (const period of periods) sums.push(await sumsOf(drawn, period))
    return drawn.map((column, at) => ({
      ...column,
      figures: sums.map((all) => all[at]?.figure ?? null),
    }))
  }
  return { month, sums: () => sumsOf(columns, month), periods, lines }
}

/** One look at all, whatever of it is shown: not one for each company. */
const noteOverview = (context: SignedIn) =>
  recordAdminAccess(context, { what: 'reports', subject: null })

/**
 * companyReportOverviewGetMany: all companies side by side in the newest month of a range, page by
 * page, by name or by a figure, those alone whose name or domains have words that begin like those of
 * the query. Each figure is one that the company’s own report tells. For app admins, who leave one
 * trace. Refuses with BAD_USER_INPUT bad months and a bad `after`.
 */
export async function overviewPage(context: SignedIn, content: Content, asked: PageAsked) {
  const first = Math.min(Math.max(asked.first ?? PAGE, 1), MOST_PAGE)
  const page = await readOverview(context, content, { ...asked, first, after: asked.after ?? null })
  await noteOverview(context)
  return page
}

/**
 * companyReportOverviewSums: what the figures that are told come to, and of how many companies there
 * is one; and some of it over the months of a range. Sums of what rows show tell nothing new.
 */
export async function overviewSums(
  context: SignedIn,
  content: Content,
  asked: RangeAsked & Pick<OverviewAsked, 'query'>,
) {
  const sums = await readSums(context, content, asked)
  await noteOverview(context)
  return sums
}
