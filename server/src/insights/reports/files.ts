import writeWorkbook from 'write-excel-file/node'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { csvLines, guarded } from '#lib/csv.ts'
import { companyReports, type Report, type ReportLine, type ReportsAsked } from './reports.ts'

export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** `content` is the file in base64. */
export type ReportFile = { name: string; type: string; content: string }

export type Cell = string | number

/** A table of a file: the lines above it, the names of its columns, and its rows. */
export type Table = { top: readonly Cell[]; head: readonly Cell[]; rows: readonly Cell[][] }

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const TOO_FEW = 'too few people'
/** The longest name of a sheet, and the characters that it may not contain. */
const SHEET = 31
const NOT_IN_SHEETS = /[\\/?*[\]:]/g

const headOf = ({ label, of }: ReportLine) => (of === null ? label : `${label} (of ${of})`)

/** A report as a table: a row for each period, a column for each line, company and title above. */
export const tableOf = (company: string, { title, by, periods, lines }: Report): Table => ({
  top: [company, title],
  head: [by === 'week' ? 'Week' : 'Month', ...lines.map(headOf)],
  rows: periods.map((period, at) => [
    period,
    ...lines.map(({ figures }) => figures[at] ?? TOO_FEW),
  ]),
})

/** A cell shows its text on one line. */
const onOneLine = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ').trim() : cell

const lined = (row: readonly Cell[]) => row.map(onOneLine)

/** For a workbook: the library that writes it doesn't escape formulas. */
const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' ? guarded(`${onOneLine(cell)}`) : cell

/** As CSV for a spreadsheet: with a byte order mark, and no formulas. */
export const csvOf = ({ top, head, rows }: Table): string =>
  csvLines([top, head, ...rows].map(lined), { bom: true })

const bold = (cells: readonly Cell[]) =>
  cells.map((cell) => ({ value: String(harmless(cell)), fontWeight: 'bold' as const }))

/** A sheet with its name. Its heads stay visible when a person scrolls. */
export type Sheet = Table & { title: string }

/** As a workbook with a sheet for each table; no formulas. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ title, top, head, rows }) => ({
      data: [bold(top), bold(head), ...rows.map((row) => row.map(harmless))],
      sheet: title.replaceAll(NOT_IN_SHEETS, ' ').slice(0, SHEET),
      stickyRowsCount: 2,
      stickyColumnsCount: 1,
    })),
  ).toBuffer()
}

/** All reports in one table: a row for each figure. */
export const listOf = (company: string, reports: readonly Report[]): Table => ({
  top: [company],
  head: ['Report', 'Period', 'Figure', 'Value', 'Of'],
  rows: reports.flatMap(({ title, periods, lines }) =>
    periods.flatMap((period, at) =>
      lines.map(({ label, figures, of }) => [
        title,
        period,
        label,
        figures[at] ?? TOO_FEW,
        of ?? '',
      ]),
    ),
  ),
})

/**
 * companyReportFile: all reports of the same months in one file, either a workbook with a sheet for
 * each or one CSV table. Has the same refusals as `companyReports`.
 */
export async function reportFile(
  context: SignedIn,
  content: Content,
  { format, ...asked }: ReportsAsked & { format: Format },
): Promise<ReportFile> {
  const { companyName, from, to, reports } = await companyReports(context, content, asked)
  const bytes =
    format === 'csv'
      ? csvOf(listOf(companyName, reports))
      : await workbookOf(
          reports.map((report) => ({ ...tableOf(companyName, report), title: report.title })),
        )
  return fileOf(bytes, { name: `reports-${from}-${to}`, format })
}

/** A file to download; `name` has no extension. */
export const fileOf = (
  bytes: string | Buffer,
  { name, format }: { name: string; format: Format },
): ReportFile => ({
  name: `${name}.${format}`,
  type: TYPES[format],
  content: Buffer.from(bytes as string).toString('base64'),
})
