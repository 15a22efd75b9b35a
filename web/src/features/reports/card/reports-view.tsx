import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { digestOf } from '#features/admin/digest/digest.rules.ts'
import { Download } from '#features/reports/download.tsx'
import { PeriodPicker } from '#features/reports/period-picker.tsx'
import {
  downloadReports,
  type Reports,
  type ReportsRange,
  reportsQuery,
} from '#features/reports/reports.queries.ts'
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
  /** Names of people who share their weekly score. */
  names?: (week: string) => ReactNode
}

export function ReportsView({ companyId, head, names }: Props) {
  const [search, setSearch] = useSearchParams()
  const asked: ReportsRange = {
    ...(companyId !== undefined && { companyId }),
    ...monthIn(search, 'from'),
    ...monthIn(search, 'to'),
  }
  const query = useQuery(reportsQuery(asked))
  // Old figures stay while new ones load or fail.
  const data = useLastData(query.data)
  const picker = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button is removed: the focus goes to the picker.
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
          <div className="flex flex-col items-start gap-5">
            <Summary reports={data.reports} />
            <Download
              download={(format) =>
                downloadReports({ ...asked, from: data.from, to: data.to }, format)
              }
            />
          </div>
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
              <ReportCard key={report.report} report={report} members={membersIn(data)}>
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

/** The requested months failed: names the months that are still shown, and offers a retry. */
function NotHad({ range, error, onRetry }: NotHadProps) {
  const [from, to] = [formatMonth(range.from), formatMonth(range.to)]
  return (
    <div className="flex max-w-160 flex-col gap-3">
      <TryAgain error={error} onRetry={onRetry} />
      <p className="text-note text-field-soft">
        {from === to ? (
          <Trans>Still showing {from}.</Trans>
        ) : (
          <Trans>
            Still showing {from} to {to}.
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
      text={t`The first figures come after a full week, more after each month. They need at least 5 people.`}
    />
  )
}

function Rules() {
  return (
    <section id={whyNotShown} tabIndex={-1} className="max-w-prose scroll-mt-6 outline-none">
      <h2 className="text-title">
        <Trans>Why some figures aren’t shown</Trans>
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-field-soft">
        <li>
          <Trans>
            Too few people: fewer than 5 did it, or fewer than 5 didn’t. A smaller group could show
            what one person did.
          </Trans>
        </li>
        <li>
          <Trans>
            Figures about people are in steps of 5. Running totals rise only when 5 more people are
            added, and don’t fall when people leave.
          </Trans>
        </li>
        <li>
          <Trans>
            Invited, Joined and Members are exact. Admins see these people in the list of members
            anyway.
          </Trans>
        </li>
        <li>
          <Trans>
            Only people who had started and had access for the whole week or month are counted.
            Admins aren’t counted.
          </Trans>
        </li>
        <li>
          <Trans>
            A week or month is counted once, after it has ended in every time zone. It never changes
            afterwards.
          </Trans>
        </li>
        <li>
          <Trans>
            Goals, notes, searches and traits are never in a report. A person’s score is only shown
            if they chose to share it.
          </Trans>
        </li>
      </ul>
    </section>
  )
}

/** The reports in a sentence or two, from published figures only. */
function Summary({ reports }: { reports: Reports['reports'] }) {
  const { started, themes } = digestOf(reports)
  return (
    <p className="max-w-prose font-display text-title text-pretty">
      <Started started={started} /> {themes && <Themes themes={themes} />}
    </p>
  )
}

/** With more themes than this, the sentence is left out. */
const MOST_NAMED = 3

type Digest = ReturnType<typeof digestOf>

function Started({ started }: Pick<Digest, 'started'>) {
  if (started === null) return <Trans>Too few people have started to show figures.</Trans>
  const { figure, all } = started
  const month = formatMonth(started.period)
  return all === null ? (
    <Trans>
      About {figure} people had started by the end of {month}.
    </Trans>
  ) : (
    <Trans>
      About {figure} of {all} people had started by the end of {month}.
    </Trans>
  )
}

function Themes({ themes }: { themes: NonNullable<Digest['themes']> }) {
  const month = formatMonth(themes.period)
  const { names } = themes
  if (names.length > MOST_NAMED) return null
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return names.length === 1 ? (
    <Trans>
      The most chosen theme in {month} was {list}.
    </Trans>
  ) : (
    <Trans>
      The most chosen themes in {month} were {list}.
    </Trans>
  )
}
