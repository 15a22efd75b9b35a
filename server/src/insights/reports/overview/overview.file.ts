import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import {
  type Cell,
  csvOf,
  type Format,
  fileOf,
  type ReportFile,
  TOO_FEW,
  workbookOf,
} from '../files.ts'
import { sumsOf } from './overview.rules.ts'
import { noteOverview, type OverviewAsked, readOverview } from './overview.ts'

const TITLE = 'All companies'
const NO_FIGURE = 'no figure'

/** companyReportOverviewFile: all rows and their sums. Same refusals as `overviewPage`. */
export async function overviewFile(
  context: SignedIn,
  content: Content,
  { format, ...asked }: OverviewAsked & { format: Format },
): Promise<ReportFile> {
  await noteOverview(context)
  const { month, columns, rows: companies } = await readOverview(context, content, asked)
  const sums = sumsOf(companies, columns)
  const rows = companies.map(({ companyName, isClosed, figures }): Cell[] => [
    companyName,
    ...figures.map((figure) => (isClosed ? (figure ?? TOO_FEW) : NO_FIGURE)),
  ])
  const table = {
    top: [TITLE, month],
    head: ['Company', ...columns.map(({ label, of }) => (of ? `${label} (of ${of})` : label))],
    rows: [
      ...rows,
      ['Sum of the figures shown', ...sums.map(({ figure }) => figure ?? NO_FIGURE)],
      ['Companies with a figure', ...sums.map(({ companies }) => companies)],
    ],
  }
  const title = `${TITLE} ${month}`
  const bytes = format === 'csv' ? csvOf(table) : await workbookOf([{ ...table, title }])
  return fileOf(bytes, { name: `all-companies-${month}`, format })
}
