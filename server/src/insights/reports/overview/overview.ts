import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { Content } from '#content/content.ts'
import { companyWords } from '#db/company-search.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { monthAfter, type RangeAsked, rangeOf } from '../months.rules.ts'
import {
  type Column,
  columnsOf,
  DRAWN,
  newestOf,
  SORTS,
  type Sort,
  type Sum,
  sumsOf,
} from './overview.rules.ts'
import { findMonths, listCompanies } from './overview.store.ts'

const PAGE = 50
const MOST_PAGE = 100
export const OVERVIEW_SORTS = SORTS

type SearchedRange = RangeAsked & { query?: string | null | undefined }
export type OverviewAsked = SearchedRange & {
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
  /** Whether its month is closed; an open month has no figures */
  isClosed: boolean
  figures: (number | null)[]
}

type Overview = {
  /** From the first to the last closed month of any company */
  months: string[]
  from: string
  to: string
  /** The newest closed month of the range, which the rows show */
  month: string
  columns: readonly Column[]
  rows: OverviewRow[]
}
export type OverviewPage = Overview & { next: string | null; total: number }

/** Sums of the published figures: in the month of the rows, and over the range. */
export type OverviewSums = {
  month: string
  sums: Sum[]
  periods: string[]
  /** The columns of the chart, with one figure for each period */
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

/** The companies that a query finds. A query without a valid word finds none. */
async function companiesIn(
  { store }: Reader,
  { query }: SearchedRange,
  of: readonly Column[],
  month: string,
) {
  const words = companyWords(query ?? '')
  return words === null ? [] : listCompanies(store.read, words, of, month)
}

type Company = Awaited<ReturnType<typeof companiesIn>>[number]

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts by name, or by a figure and then by name; companies without that figure come last. */
function orderOf({ sort, descending }: OverviewAsked, columns: readonly Column[]) {
  const at = columns.findIndex(({ column }) => column === sort)
  const sign = descending === true ? -1 : 1
  return (one: Company, other: Company): number => {
    const byName = byText(one.nameKey, other.nameKey) || byText(one.companyId, other.companyId)
    if (at < 0) return sign * byName
    const [a, b] = [one.figures[at] ?? null, other.figures[at] ?? null]
    if (a === b) return byName
    if (a === null || b === null) return a === null ? 1 : -1
    return sign * (a - b)
  }
}

/** All companies in the newest month of a range, for callers that checked the permission. */
export async function readOverview(
  reader: Reader,
  content: Content,
  asked: OverviewAsked,
): Promise<Overview> {
  const months = await monthsOf(reader, asked)
  const columns = columnsNow(content)
  const companies = await companiesIn(reader, asked, columns, months.month)
  return { ...months, columns, rows: companies.sort(orderOf(asked, columns)) }
}

/** One line in the access log, not one for each company. */
export const noteOverview = (context: SignedIn) =>
  recordAdminAccess(context, { what: 'reports', subject: null })

/**
 * companyReportOverviewGetMany: a page of all companies side by side, for app admins. Each figure
 * is in the company's own report, too. Refuses bad months and a bad `after` with BAD_USER_INPUT.
 */
export async function overviewPage(
  context: SignedIn,
  content: Content,
  { first, after, ...asked }: PageAsked,
): Promise<OverviewPage> {
  const size = Math.min(Math.max(first ?? PAGE, 1), MOST_PAGE)
  const { rows: all, ...overview } = await readOverview(context, content, asked)
  const before = after == null ? -1 : all.findIndex(({ companyId }) => companyId === after)
  if (after != null && before < 0) throw badInput('This page of the list doesn’t exist.', 'after')
  const end = before + 1 + size
  await noteOverview(context)
  const next = end < all.length ? (all[end - 1]?.companyId ?? null) : null
  return { ...overview, rows: all.slice(before + 1, end), next, total: all.length }
}

/** companyReportOverviewSums: sums of the shown figures, and of the months of a range. */
export async function overviewSums(
  context: SignedIn,
  content: Content,
  asked: SearchedRange,
): Promise<OverviewSums> {
  const { from, month, months, columns, rows } = await readOverview(context, content, asked)
  const drawn = columns.filter(({ column }) => DRAWN.includes(column))
  const periods = months.filter((one) => one >= from && one <= month)
  const lines = async () => {
    const sums: Sum[][] = []
    // One query for each month, so that the embedded database can answer other requests in between.
    for (const period of periods) {
      sums.push(sumsOf(await companiesIn(context, asked, drawn, period), drawn))
    }
    return drawn.map((column, at) => ({
      ...column,
      figures: sums.map((all) => all[at]?.figure ?? null),
    }))
  }
  await noteOverview(context)
  return { month, sums: sumsOf(rows, columns), periods, lines }
}
