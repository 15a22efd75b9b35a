import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linesChart } from '#features/reports/lines.lazy.ts'
import { LinesInWords } from '#features/reports/lines-in-words.tsx'
import type { Report } from '#features/reports/reports.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { linesQuery } from './all.queries.ts'

/** What the figures of all companies come to, month by month: the last row of each. */
export function OverTime({ from, to }: { from: string; to: string }) {
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
            What the figures that are told come to. A line also moves when a company is told a
            figure for the first time, or no more.
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
  return (
    <div className="flex flex-col gap-3">
      <Lazy
        part={linesChart}
        props={{ report, lines }}
        placeholder={<Skeleton className="h-72" />}
      />
      <LinesInWords report={report} lines={lines} />
    </div>
  )
}
