import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type Cell, type Format, fileOf, type ReportFile, TOO_FEW } from '../files.ts'
import {
  type OverviewAsked,
  type OverviewRow,
  overviewPage,
  readOverview,
  readSums,
} from './overview.ts'

const TITLE = 'All companies'
const NOT_TOLD = 'nothing told'
const AT_ONCE = 500

/**
 * companyReportOverviewFile: the table of the newest month as a file, with all its rows, sorted and
 * found as asked, and below them what they come to. Refuses as `overviewPage` does.
 */
export async function overviewFile(
  context: SignedIn,
  content: Content,
  { format, ...asked }: OverviewAsked & { format: Format },
): Promise<ReportFile> {
  const { month, columns } = await overviewPage(context, content, { ...asked, first: 1 })
  const found: OverviewRow[] = []
  for (let after: string | null = null, isMore = true; isMore; ) {
    const page = await readOverview(context, content, { ...asked, first: AT_ONCE, after })
    found.push(...page.rows)
    after = page.next
    isMore = after !== null
  }
  const sums = await (await readSums(context, content, asked)).sums()
  const rows = found.map(({ companyName, isTold, figures }): Cell[] => [
    companyName,
    ...figures.map((figure) => (isTold ? (figure ?? TOO_FEW) : NOT_TOLD)),
  ])
  const table = {
    top: [TITLE, month],
    head: ['Company', ...columns.map(({ label, of }) => (of ? `${label} (of ${of})` : label))],
    rows: [
      ...rows,
      ['Sum of the figures that are told', ...sums.map(({ figure }) => figure ?? NOT_TOLD)],
      ['Companies of which it is told', ...sums.map(({ companies }) => companies)],
    ],
  }
  return fileOf(table, { name: `all-companies-${month}`, title: `${TITLE} ${month}`, format })
}
