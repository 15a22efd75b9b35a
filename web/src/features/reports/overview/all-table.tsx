import { Trans } from '@lingui/react/macro'
import type { ReportOverviewSort } from '#api/generated/graphql.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { linkClass } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AllReports, Row } from './all.queries.ts'
import type { Order } from './all.rules.ts'
import { SortHead } from './sort-head.tsx'
import { SumRow } from './sum-row.tsx'
import { cell, nameCell } from './table.styles.ts'

type Props = {
  page: AllReports
  rows: readonly Row[]
  order: Order
  query: string
  onSort: (sort: ReportOverviewSort) => void
  labelledBy: string
}

/**
 * A row for each company and a column for each figure, sorted by any of them. It scrolls within
 * itself; the names stay in sight.
 */
export function AllTable({ page, rows, order, query, onSort, labelledBy }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      // What is hidden from sight is placed by its own frame, or the page would grow with the table.
      className="on-surface relative overflow-x-auto rounded-card"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <SortHead sort="name" order={order} onSort={onSort} className={nameCell}>
              <Trans>Company</Trans>
            </SortHead>
            {page.columns.map(({ item, label, of }) => (
              <SortHead
                key={item}
                sort={item as ReportOverviewSort}
                order={order}
                onSort={onSort}
                className={cell}
              >
                {of ? (
                  <Trans>
                    {label} (of {of})
                  </Trans>
                ) : (
                  label
                )}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompanyRow key={row.companyId} row={row} />
          ))}
        </tbody>
        <SumRow page={page} query={query} />
      </table>
    </section>
  )
}

function CompanyRow({ row: { companyId, companyName, isTold, figures } }: { row: Row }) {
  return (
    <tr>
      <th scope="row" className={`${nameCell} border-t-2 border-(--quiet) font-semibold`}>
        <AppLink
          to={paths.appAdminReports(companyId)}
          className={linkClass('flex min-h-11 items-center')}
        >
          <span className="min-w-0 wrap-anywhere">{companyName}</span>
        </AppLink>
      </th>
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
        <td key={at} className={`${cell} border-t-2 border-(--quiet) figures`}>
          <Figure figure={figure} isTold={isTold} />
        </td>
      ))}
    </tr>
  )
}

function Figure({ figure, isTold }: { figure: number | null; isTold: boolean }) {
  if (figure !== null) return figure.toLocaleString('en')
  if (isTold) {
    return (
      <span className="block text-note leading-snug text-field-soft">
        <Trans>too few people</Trans>
      </span>
    )
  }
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans>nothing told of this month</Trans>
      </VisuallyHidden>
    </>
  )
}
