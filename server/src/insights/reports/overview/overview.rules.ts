import { descriptionOf, type ReportName } from '../reports.rules.ts'

// The overview of all companies. It shows only figures from the companies' own reports.

export const COLUMNS = [
  'members',
  'invited',
  'onboarded',
  'goal',
  'checkIn',
  'achieved',
  'secured',
  'handbook',
] as const
export type ColumnName = (typeof COLUMNS)[number]

/** The columns of the chart over the months. */
export const DRAWN: readonly ColumnName[] = ['members', 'onboarded', 'goal', 'achieved']

export const SORTS = ['name', ...COLUMNS] as const
export type Sort = (typeof SORTS)[number]

/** The report of each column. "Joined" equals "Members": one count has both (`countMonth`). */
const REPORT_OF: Readonly<Record<ColumnName, ReportName>> = {
  members: 'factors',
  invited: 'way',
  onboarded: 'way',
  goal: 'way',
  checkIn: 'way',
  achieved: 'way',
  secured: 'factors',
  handbook: 'handbook',
}

/** The lines of a report that add up to the figure of a company in a month. */
export type Source = { report: ReportName; items: readonly string[] }

export type Sum = { figure: number | null; companies: number }

export type Column = Source & {
  column: ColumnName
  label: string
  isExact: boolean
  /** The number of questions, for the handbook only */
  of: number | null
}

/** The columns. All categories of the handbook share one. */
export const columnsOf = (categories: readonly string[], questions: number): readonly Column[] =>
  COLUMNS.map((column) => {
    const report = REPORT_OF[column]
    if (report === 'handbook') {
      return {
        ...{ column, report, items: categories, label: 'Answers in the handbook' },
        ...{ isExact: true, of: questions },
      }
    }
    const line = descriptionOf(report).lines?.find(({ item }) => item === column)
    const { label = column, exact = false } = line ?? {}
    return { column, report, items: [column], label, isExact: exact, of: null }
  })

/** The sum of each column over some rows. */
export const sumsOf = (
  rows: readonly { figures: readonly (number | null)[] }[],
  columns: readonly Column[],
): Sum[] =>
  columns.map((_column, at) => {
    const figures = rows.flatMap((row) => row.figures[at] ?? [])
    const figure = figures.length === 0 ? null : figures.reduce((sum, more) => sum + more, 0)
    return { figure, companies: figures.length }
  })

/** The newest month of a range that can be closed already. */
export function newestOf({ from, to }: { from: string; to: string }, last: string | null): string {
  return last !== null && last >= from && last < to ? last : to
}
