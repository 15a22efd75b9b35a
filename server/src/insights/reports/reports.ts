import { recordEvent } from '#audit/audit.ts'
import { type Content, contentRow } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { listPublishedWeeks } from '#impact/members-index/members-index.ts'
import { notFound } from '#lib/errors.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { monthOf, type Range, type RangeAsked, rangeOf, weeksOf } from './months.rules.ts'
import { descriptionOf, REPORTS, type ReportName } from './reports.rules.ts'
import { findName, listFigures, listPeriods } from './reports.store.ts'

export const REPORT_NAMES = REPORTS

export type ReportLine = {
  item: string
  label: string
  isExact: boolean
  /** The number of questions, for categories of the handbook only */
  of: number | null
  /** One for each period; null where it is suppressed */
  figures: (number | null)[]
}

export type Report = {
  report: ReportName
  title: string
  by: 'week' | 'month'
  /** The closed periods of the requested months, oldest first */
  periods: string[]
  lines: ReportLine[]
}

export type CompanyReports = {
  companyId: string
  companyName: string
  /** Every month that is closed or has a closed week, oldest first */
  months: string[]
  /** The newest closed month, or null; weeks of a later month may be closed already */
  lastMonth: string | null
  from: string
  to: string
  reports: Report[]
}

export type ReportsAsked = RangeAsked & { companyId?: string | null | undefined }

type Figure = { report: string; period: string; item: string; figure: number | null }

async function scores(db: Db, company: string, first: string, last: string): Promise<Figure[]> {
  const weeks = await listPublishedWeeks(db, company, first, last)
  return weeks.flatMap(({ week, people, mean }) => [
    { report: 'score', period: week, item: 'mean', figure: mean },
    { report: 'score', period: week, item: 'people', figure: people },
  ])
}

/** The published figures of some months. Rows are not added up, so a range reveals no more. */
async function figuresOf(db: Db, company: string, { from, to }: Range): Promise<Figure[]> {
  const [first = '', last = ''] = [weeksOf(from)[0], weeksOf(to).at(-1)]
  const by = (span: 'week' | 'month') => REPORTS.filter((name) => descriptionOf(name).by === span)
  const parts = await Promise.all([
    listFigures(db, company, by('month'), { first: from, last: to }),
    listFigures(db, company, by('week'), { first, last }),
    scores(db, company, first, last),
  ])
  return parts.flat()
}

/**
 * The lines of a report that come from the current content; removed items show their id. A theme
 * without a published figure has no line, because the line alone would show that a person chose it.
 */
function contentLines(content: Content, report: ReportName, rows: readonly Figure[]) {
  if (report === 'handbook') {
    const questions = content.tables.get('handbook')?.records ?? []
    const groups = Map.groupBy(questions, ({ fields }) => String(fields.category))
    return [...groups].map(([item, all]) => ({ item, label: item, exact: true, of: all.length }))
  }
  const published = rows.filter(({ figure }) => figure !== null)
  const items = [...new Set(published.map(({ item }) => item))]
  return items
    .map((item) => {
      const row = contentRow(content, 'impact-category', item)
      const [entity] = (row?.entity ?? []) as string[]
      return { item, label: `${row?.title ?? item}${entity ? ` (${WHOM[entity]})` : ''}` }
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}

const WHOM: Readonly<Record<string, string>> = {
  yourself: 'myself',
  team: 'my team',
  colleague: 'my colleague',
  customer: 'our customers',
}

type DrawnLine = { item: string; label: string; exact?: boolean; of?: number }

function reportOf(report: ReportName, content: Content, rows: readonly Figure[], closed: string[]) {
  const { title, by, lines } = descriptionOf(report)
  const drawn: readonly DrawnLine[] = lines ?? contentLines(content, report, rows)
  const at = new Map(rows.map((row) => [`${row.period} ${row.item}`, row.figure]))
  const periods = report === 'score' ? [...new Set(rows.map(({ period }) => period))] : closed
  return {
    ...{ report, title, by, periods },
    lines: drawn.map(({ item, label, exact = false, of = null }) => ({
      ...{ item, label, of, isExact: exact },
      figures: periods.map((period) => at.get(`${period} ${item}`) ?? null),
    })),
  }
}

/** The same as `companyReports`, for callers that have checked the permission. */
export async function readReports(
  { store, clock }: Pick<SignedIn, 'store' | 'clock'>,
  content: Content,
  company: string,
  asked: ReportsAsked,
): Promise<CompanyReports> {
  const companyName = await findName(store.read, company)
  if (companyName === undefined) throw notFound('company')
  const closed = await listPeriods(store.read, company)
  const monthOfPeriod = ({ span, period }: (typeof closed)[number]) =>
    span === 'month' ? period : monthOf(period)
  const months = [...new Set(closed.map(monthOfPeriod))].sort()
  const lastMonth = closed.findLast(({ span }) => span === 'month')?.period ?? null
  const range = rangeOf(asked, months, clock.now())
  const rows = await figuresOf(store.read, company, range)
  const byReport = Map.groupBy(rows, ({ report }) => report)
  const shown = closed.filter((one) => {
    const month = monthOfPeriod(one)
    return month >= range.from && month <= range.to
  })
  const reports = REPORTS.map((name) => {
    const { by } = descriptionOf(name)
    const periods = shown.filter(({ span }) => span === by).map(({ period }) => period)
    return reportOf(name, content, byReport.get(name) ?? [], periods)
  })
  return { companyId: company, companyName, months, lastMonth, ...range, reports }
}

/**
 * companyReportGetMany: the figures of a company in some closed months (the latest twelve, at most
 * 24), for its admins. App admins may name any company; their access is recorded. Refuses another
 * company with NOT_FOUND, bad months with BAD_USER_INPUT.
 */
export async function companyReports(
  context: SignedIn,
  content: Content,
  asked: ReportsAsked,
): Promise<CompanyReports> {
  const company = administered(context, asked.companyId)
  const reports = await readReports(context, content, company, asked)
  if (context.viewer.role === 'appAdmin') {
    const detail = { what: 'reports', from: reports.from, to: reports.to }
    await context.store.write((trx) =>
      recordEvent(trx, context, { kind: 'app_admin_look', subject: company, detail }),
    )
  }
  return reports
}
