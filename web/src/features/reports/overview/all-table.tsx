import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportOverviewSort } from '#api/generated/graphql.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { linkClass } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type AllReports, type Row, sumsQuery } from './all.queries.ts'
import type { Order } from './all.rules.ts'

/** A cell of a figure: eight of them fit beside a name from 1280 px. */
const cell = 'min-w-[4.5rem] px-1.5 py-2 text-left align-middle last:pr-4'

const nameCell =
  'sticky left-0 z-1 w-[9rem] min-w-[9rem] max-w-[9rem] max-[22.5rem]:static bg-surface py-2 pr-3 pl-5 text-left align-middle sm:w-38 sm:min-w-38 sm:max-w-38'

type Props = {
  page: AllReports
  rows: readonly Row[]
  order: Order
  query: string
  onSort: (sort: ReportOverviewSort) => void
  labelledBy: string
}

/** A sortable table: a row for each company, a column for each figure. It scrolls sideways. */
export function AllTable({ page, rows, order, query, onSort, labelledBy }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
      tabIndex={0}
      // Hidden text needs a positioned parent, or the page would grow with the table.
      className="on-surface relative overflow-x-auto rounded-card"
    >
      <table className="w-full border-separate [border-spacing:0]">
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

function CompanyRow({ row: { companyId, companyName, isClosed, figures } }: { row: Row }) {
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
          <Figure figure={figure} isClosed={isClosed} />
        </td>
      ))}
    </tr>
  )
}

function Figure({ figure, isClosed }: { figure: number | null; isClosed: boolean }) {
  if (figure !== null) return figure.toLocaleString('en')
  if (isClosed) {
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
        <Trans>no figure for this month</Trans>
      </VisuallyHidden>
    </>
  )
}

type SortHeadProps = {
  sort: ReportOverviewSort
  order: Order
  onSort: (sort: ReportOverviewSort) => void
  className: string
  children: ReactNode
}

function SortHead({ sort, order, onSort, className, children }: SortHeadProps) {
  const isSorted = order.sort === sort
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={`${className} align-bottom text-note`}
    >
      <button
        type="button"
        onClick={() => onSort(sort)}
        className="-mx-2 min-h-11 rounded-field px-2 py-1.5 text-left align-bottom leading-snug font-semibold [overflow-wrap:normal] hover:bg-quiet"
      >
        {children}
        {isSorted && (
          <Arrow aria-hidden="true" className="ml-1 inline-block size-4 align-text-bottom" />
        )}
      </button>
    </th>
  )
}

/** The last row: the sums of the shown figures, and the number of companies in them. */
function SumRow({ page, query }: { page: AllReports; query: string }) {
  const { columns, month } = page
  const { data, error } = useQuery(sumsQuery(month, query))
  const line = 'border-t-4 border-(--quiet) align-top'
  return (
    <tfoot>
      <tr>
        <th scope="row" className={`${nameCell} ${line} font-semibold`}>
          {query === '' ? <Trans>All companies</Trans> : <Trans>All found companies</Trans>}
        </th>
        {error ? (
          <td colSpan={columns.length} className={`${cell} ${line}`}>
            <InlineError error={error} />
          </td>
        ) : (
          columns.map(({ item }, at) => {
            const { figure = null, companies = 0 } = data?.[at] ?? {}
            return (
              <td key={item} className={`${cell} ${line} figures`}>
                {data && (
                  <>
                    <span className="block font-display text-lead font-bold whitespace-nowrap">
                      {figure?.toLocaleString('en') ?? '–'}
                    </span>
                    <span className="block text-note text-field-soft">
                      {companies > 0 && (
                        <>
                          <Trans>from {companies}</Trans>
                          <VisuallyHidden>
                            {' '}
                            <Plural value={companies} one="company" other="companies" />
                          </VisuallyHidden>
                        </>
                      )}
                    </span>
                  </>
                )}
              </td>
            )
          })
        )}
      </tr>
    </tfoot>
  )
}
