import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { Lines } from '#features/reports/lines.tsx'
import { PeriodPicker } from '#features/reports/period-picker.tsx'
import type { Report } from '#features/reports/reports.queries.ts'
import { askedRange } from '#features/reports/reports.rules.ts'
import { useLastData } from '#features/reports/use-last-data.ts'
import { paths } from '#paths.ts'
import { ErrorPlace } from '#shell/error-place.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { allReportsQuery, linesQuery } from './all.queries.ts'
import { Found } from './found.tsx'
import { useAsked } from './use-asked.ts'

/** All companies side by side: figures of their own reports, and their sums. */
export function AllReports() {
  const asking = useAsked()
  const query = useInfiniteQuery(allReportsQuery(asking.asked))
  const { error, refetch } = query
  const picker = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button is removed: the focus goes to the picker.
    picker.current?.querySelector('select')?.focus()
    void refetch()
  }
  const data = useLastData(query.data)
  const first = data?.pages[0]
  if (data === undefined || first === undefined) {
    return error ? <ErrorPlace error={error} onRetry={retry} /> : <PageLoading />
  }
  const { months, month } = first
  const isOld = query.data === undefined
  const range = isOld ? askedRange(asking.asked, first) : first
  return (
    <AdminFrame
      title={<Trans>Reports</Trans>}
      moment="all"
      back={{ to: paths.appAdmin, label: <Trans>App Admin</Trans> }}
      lead={<Trans>All companies side by side. The figures are those of their own reports.</Trans>}
    >
      {months.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <div ref={picker} className="flex flex-col gap-4">
            <PeriodPicker
              months={months}
              lastMonth={months.at(-1) ?? null}
              range={range}
              onChange={asking.setMonths}
            />
            <Search typed={asking.typed} setTyped={asking.setTyped} />
          </div>
          {isOld && error && <TryAgain error={error} onRetry={retry} />}
          <Found asking={asking} query={query} data={data} />
          {first.from < month && asking.asked.query === '' && (
            <OverTime from={first.from} to={month} />
          )}
        </>
      )}
    </AdminFrame>
  )
}

type SearchProps = { typed: string; setTyped: (typed: string) => void }

function Search({ typed, setTyped }: SearchProps) {
  const { t } = useLingui()
  return (
    <div className="max-w-160">
      <SearchField label={t`Search by name or domain`} typed={typed} setTyped={setTyped} />
    </div>
  )
}

function NothingYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={<PictureSteps />}
      title={t`Nothing to show yet`}
      text={t`The first figures come after a full month. They need at least 5 people.`}
    />
  )
}

/** The totals of all companies, month by month. */
function OverTime({ from, to }: { from: string; to: string }) {
  const { t } = useLingui()
  const { data, error } = useQuery(linesQuery(from, to))
  return (
    <Card className="flex min-w-0 flex-col gap-5 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>All companies over time</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-field-soft">
          <Trans>
            The sum of the figures that are shown. A line also moves when a company’s figure appears
            for the first time or is no longer shown.
          </Trans>
        </p>
      </div>
      <InlineError error={error} />
      {data === undefined
        ? !error && <Skeleton className="h-72" />
        : drawn({ ...data, title: t`All companies over time` })}
    </Card>
  )
}

function drawn({ title, periods, lines }: Pick<Report, 'title' | 'periods' | 'lines'>) {
  const report: Report = { report: 'way', title, by: 'month', periods, lines }
  return <Lines report={report} lines={lines} />
}
