import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportOverviewSort } from '#api/generated/graphql.ts'
import type { Order } from './all.rules.ts'

type Props = {
  sort: ReportOverviewSort
  order: Order
  onSort: (sort: ReportOverviewSort) => void
  className: string
  children: ReactNode
}

/** The heading of a column, which sorts by it; pressed again, the other way round. */
export function SortHead({ sort, order, onSort, className, children }: Props) {
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
