import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { cx } from '#lib/cx.ts'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReportCard } from './card/report-card.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { type Asked, type Reports, reportsQuery } from './reports.data.ts'

type Props = {
  /** Of which company; without it one's own. */
  companyId?: string
  /** What stands above the figures, once it is known whose they are. */
  head: (reports: Reports) => ReactNode
  /** Beside the weekly score: those who show theirs. */
  names?: (week: string) => ReactNode
}

/** Every report of a company, of the months in the address. */
export function ReportsView({ companyId, head, names }: Props) {
  const [search, setSearch] = useSearchParams()
  const asked: Asked = {
    ...(companyId !== undefined && { companyId }),
    ...monthIn(search, 'from'),
    ...monthIn(search, 'to'),
  }
  // The old figures stay until the new ones are there.
  const key = useDeferredValue(JSON.stringify(asked))
  const { data } = useSuspenseQuery(reportsQuery(JSON.parse(key)))
  const isOld = key !== JSON.stringify(asked)
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
  return (
    <div className="flex flex-col gap-8">
      {head(data)}
      {data.months.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <PeriodPicker months={data.months} range={data} onChange={choose} />
          <div aria-busy={isOld} className={cx('gap-6 lg:columns-2', isOld && 'opacity-60')}>
            {data.reports.map((report) => (
              <ReportCard
                key={report.report}
                report={report}
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

function monthIn(search: URLSearchParams, name: 'from' | 'to') {
  const month = search.get(name)
  // What somebody wrote into the address and is no month is not asked for.
  return month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { [name]: month } : {}
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
    <section className="max-w-prose">
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
            Figures about people are in steps of five. Those that go on from month to month move
            only when five people or more have moved.
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
            Goals, notes, searches, traits and the score of one person are never part of a report.
          </Trans>
        </li>
      </ul>
    </section>
  )
}
