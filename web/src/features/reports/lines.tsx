import { Trans } from '@lingui/react/macro'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LinesProps } from './lines-chart.tsx'
import { periodName } from './reports.labels.ts'
import type { Line, Report } from './reports.queries.ts'
import { endsOf } from './reports.rules.ts'

const linesChart = lazyPart<LinesProps>(async () => (await import('./lines-chart.tsx')).LinesChart)

/** Lines over time, as a chart and in words. */
export function Lines(props: LinesProps) {
  return (
    <div className="flex flex-col gap-3">
      <Lazy part={linesChart} props={props} placeholder={<Skeleton className="h-72" />} />
      <LinesInWords {...props} />
    </div>
  )
}

/** The lines in words: the highest and the lowest value of each. */
function LinesInWords({ report, lines }: { report: Report; lines: readonly Line[] }) {
  return (
    <ul className="flex flex-col gap-2 text-note text-field-soft">
      {lines.map((line) => (
        <li key={line.item}>
          <OfLine report={report} line={line} />
        </li>
      ))}
    </ul>
  )
}

function OfLine({
  report: { by, periods },
  line: { label, figures },
}: {
  report: Report
  line: Line
}) {
  const ends = endsOf(figures)
  if (ends === null) {
    return <Trans>{label}: too few people to show.</Trans>
  }
  const nameAt = (at: number) => periodName(by, periods[at] ?? '')
  const [highest, lowest] = [ends.highest, ends.lowest].map(({ figure }) =>
    figure.toLocaleString('en'),
  )
  const [highestAt, lowestAt] = [nameAt(ends.highest.at), nameAt(ends.lowest.at)]
  if (highest === lowest) {
    return (
      <Trans>
        {label}: always {highest}.
      </Trans>
    )
  }
  return by === 'week' ? (
    <Trans>
      {label}: highest {highest} in the week from {highestAt}, lowest {lowest} in the week from{' '}
      {lowestAt}.
    </Trans>
  ) : (
    <Trans>
      {label}: highest {highest} in {highestAt}, lowest {lowest} in {lowestAt}.
    </Trans>
  )
}
