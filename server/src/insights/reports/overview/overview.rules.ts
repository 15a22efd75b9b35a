import { descriptionOf, type ReportName } from '../reports.rules.ts'

// The overview of all companies: it shows figures of their own reports and no others.

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

/** Those that are drawn over the months. */
export const DRAWN: readonly ColumnName[] = ['members', 'onboarded', 'goal', 'achieved']

export const SORTS = ['name', ...COLUMNS] as const
export type Sort = (typeof SORTS)[number]

/** Of which report a column is. Joined is Members: one count closes both (`countMonth`). */
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

/** The figure of a company in a month: of one line of a report, or of several that add up. */
export type Source = { report: ReportName; items: readonly string[] }

/** What figures come to, and of how many companies there is one. */
export type Sum = { figure: number | null; companies: number }

export type Column = Source & {
  column: ColumnName
  label: string
  isExact: boolean
  /** How many there are at all, of what has an end: the questions of the handbook */
  of: number | null
}

/** The columns; the handbook is all of its categories together, with so many questions. */
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

/** The newest month of a range of which something may be told. */
export function newestOf({ from, to }: { from: string; to: string }, last: string | null): string {
  return last !== null && last >= from && last < to ? last : to
}
