import writeWorkbook from 'write-excel-file/node'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { csvLines, guarded } from '#lib/csv.ts'
import { badInput } from '#lib/errors.ts'
import type { ReportName } from './reports.rules.ts'
import { companyReports, type Report, type ReportLine, type ReportsAsked } from './reports.ts'

export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** `content` is the file in base64. */
export type ReportFile = { name: string; type: string; content: string }

export type Cell = string | number

/** A table of a file: what stands above it, the names of its columns, its rows. */
export type Table = { top: readonly Cell[]; head: readonly Cell[]; rows: readonly Cell[][] }

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const TOO_FEW = 'too few people'
/** The longest name of a sheet, and what may not be in it. */
const SHEET = 31
const NOT_IN_SHEETS = /[\\/?*[\]:]/g

const headOf = ({ label, of }: ReportLine) => (of === null ? label : `${label} (of ${of})`)

/** A report as a table: a row for each period, a column for each line, and what it is above. */
export const tableOf = (company: string, { title, by, periods, lines }: Report): Table => ({
  top: [company, title],
  head: [by === 'week' ? 'Week' : 'Month', ...lines.map(headOf)],
  rows: periods.map((period, at) => [
    period,
    ...lines.map(({ figures }) => figures[at] ?? TOO_FEW),
  ]),
})

/** A text on one line, as a cell shows it. */
const onOneLine = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ').trim() : cell

const lined = (row: readonly Cell[]) => row.map(onOneLine)

/** For a workbook, which no library of ours keeps free of formulas. */
const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' ? guarded(`${onOneLine(cell)}`) : cell

/** As CSV for a spreadsheet: with a byte order mark, and no formulas. */
export const csvOf = ({ top, head, rows }: Table): string =>
  csvLines([top, head, ...rows].map(lined), { bom: true })

/** As a workbook of one sheet, whose heads stay in sight; no formulas. */
export function workbookOf({ top, head, rows }: Table, title: string): Promise<Buffer> {
  const bold = (cells: readonly Cell[]) =>
    cells.map((cell) => ({ value: String(harmless(cell)), fontWeight: 'bold' as const }))
  const sheet = title.replaceAll(NOT_IN_SHEETS, ' ').slice(0, SHEET)
  const body = rows.map((row) => row.map(harmless))
  const options = { sheet, stickyRowsCount: 2, stickyColumnsCount: 1 }
  return writeWorkbook([bold(top), bold(head), ...body], options).toBuffer()
}

/** companyReportFile: one report of the same months as a file. Refuses as `companyReports` does. */
export async function reportFile(
  context: SignedIn,
  content: Content,
  { report: name, format, ...asked }: ReportsAsked & { report: ReportName; format: Format },
): Promise<ReportFile> {
  const { companyName, from, to, reports } = await companyReports(context, content, asked)
  const report = reports.find((one) => one.report === name)
  if (report === undefined) throw badInput('This report doesn’t exist.', 'report')
  const table = tableOf(companyName, report)
  return fileOf(table, { name: `${name}-${from}-${to}`, title: report.title, format })
}

/** A table as a file to keep; the name without its ending. */
export async function fileOf(
  table: Table,
  { name, title, format }: { name: string; title: string; format: Format },
): Promise<ReportFile> {
  const bytes = format === 'csv' ? Buffer.from(csvOf(table)) : await workbookOf(table, title)
  return {
    name: `${name}.${format}`,
    type: TYPES[format],
    content: bytes.toString('base64'),
  }
}
