import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PeriodPicker } from '#features/reports/period-picker.tsx'
import { type Asked, type Reports, reportsQuery } from '#features/reports/reports.queries.ts'
import { askedRange, monthIn } from '#features/reports/reports.rules.ts'
import { useLastData } from '#features/reports/use-last-data.ts'
import { cx } from '#lib/cx.ts'
import { formatMonth } from '#lib/dates.ts'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReportCard, whyNotShown } from './report-card.tsx'

type Props = {
  companyId?: string
  /** The heading, once the company is known. */
  head: (reports: Reports) => ReactNode
  /** Names of those who share their weekly score. */
  names?: (week: string) => ReactNode
}

export function ReportsView({ companyId, head, names }: Props) {
  const [search, setSearch] = useSearchParams()
  const asked: Asked = {
    ...(companyId !== undefined && { companyId }),
    ...monthIn(search, 'from'),
    ...monthIn(search, 'to'),
  }
  const query = useQuery(reportsQuery(asked))
  // Old figures stay while new ones load or fail.
  const data = useLastData(query.data)
  const picker = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button is gone: the focus goes to the picker.
    picker.current?.querySelector('select')?.focus()
    void query.refetch()
  }
  const choose = (range: { from: string; to: string }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('from', range.from)
        next.set('to', range.to)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  if (data === undefined) {
    return query.error ? <ErrorPlace error={query.error} onRetry={retry} /> : <PageLoading />
  }
  const isOld = query.data === undefined
  return (
    <div className="flex flex-col gap-8">
      {head(data)}
      {data.months.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <div ref={picker} className="flex flex-col gap-4">
            <PeriodPicker
              months={data.months}
              lastMonth={data.lastMonth}
              range={isOld ? askedRange(asked, data) : data}
              onChange={choose}
            />
            {query.error && <NotHad range={data} error={query.error} onRetry={retry} />}
          </div>
          <div
            aria-busy={query.isFetching}
            className={cx('gap-6 lg:columns-2', isOld && !query.error && 'opacity-60')}
          >
            {data.reports.map((report) => (
              <ReportCard
                key={report.report}
                report={report}
                members={membersIn(data)}
                asked={{ ...asked, from: data.from, to: data.to }}
              >
                {report.report === 'score' && names?.(report.periods.at(-1) ?? '')}
              </ReportCard>
            ))}
          </div>
          <Rules />
        </>
      )}
    </div>
  )
}

/** Members in a month: the scale of bars. */
const membersIn =
  ({ reports }: Reports) =>
  (month: string): number | null => {
    const factors = reports.find(({ report }) => report === 'factors')
    const at = factors?.periods.indexOf(month) ?? -1
    return factors?.lines.find(({ item }) => item === 'members')?.figures[at] ?? null
  }

type NotHadProps = { range: Reports; error: unknown; onRetry: () => void }

/** The requested months failed: what is still shown, and a retry. */
function NotHad({ range, error, onRetry }: NotHadProps) {
  const [from, to] = [formatMonth(range.from), formatMonth(range.to)]
  return (
    <div className="flex max-w-160 flex-col gap-3">
      <TryAgain error={error} onRetry={onRetry} />
      <p className="text-note text-field-soft">
        {from === to ? (
          <Trans>Below are still the figures of {from}.</Trans>
        ) : (
          <Trans>
            Below are still the figures from {from} to {to}.
          </Trans>
        )}
      </p>
    </div>
  )
}

function NothingYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={<PictureSteps />}
      title={t`Nothing to show yet`}
      text={t`The first figures come when a whole week is over, the next ones with each month. They are shown from five people on.`}
    />
  )
}

function Rules() {
  return (
    <section id={whyNotShown} tabIndex={-1} className="max-w-prose scroll-mt-6 outline-none">
      <h2 className="text-title">
        <Trans>Why some figures are not shown</Trans>
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-field-soft">
        <li>
          <Trans>
            Too few people: fewer than five did it, or fewer than five did not. Either could say
            something of one of them.
          </Trans>
        </li>
        <li>
          <Trans>
            Figures about people are in steps of five. Those that go on from month to month rise
            when five people more have than ever before, and do not fall when people leave.
          </Trans>
        </li>
        <li>
          <Trans>
            Invited, Joined and Members are exact, also where they are few: they are the list of
            members, which the admins have by name anyway.
          </Trans>
        </li>
        <li>
          <Trans>
            Only people who could take part all through the week or month are counted: they had
            started and had access. Admins are not.
          </Trans>
        </li>
        <li>
          <Trans>
            A week or month is counted once it is over everywhere on earth and never changes
            afterwards, whoever joins or leaves.
          </Trans>
        </li>
        <li>
          <Trans>
            Goals, notes, searches and traits are never part of a report, nor is the score of one
            person, unless that person chose to show it.
          </Trans>
        </li>
      </ul>
    </section>
  )
}
