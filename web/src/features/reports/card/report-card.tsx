import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Lines } from '#features/reports/lines.tsx'
import {
  about,
  drawn,
  ofMembers,
  periodName,
  toneOfLine,
} from '#features/reports/reports.labels.ts'
import type { Report } from '#features/reports/reports.queries.ts'
import { cx } from '#lib/cx.ts'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { type Tone, toneClass } from '#ui/tone.ts'

type Props = {
  report: Report
  members: (month: string) => number | null
  children?: ReactNode
}

/** The element that explains suppressed figures. */
export const whyNotShown = 'why-not-shown'

export function ReportCard({ report, members, children }: Props) {
  const { i18n } = useLingui()
  const id = `report-${report.report}`
  return (
    <Card className="mb-6 flex min-w-0 break-inside-avoid flex-col gap-5 sm:p-8">
      <div>
        <h2 id={id} className="text-title">
          {report.title}
        </h2>
        <p className="mt-1 text-field-soft">{i18n._(about[report.report])}</p>
      </div>
      {report.periods.length === 0 ? (
        <p className="rounded-tile bg-quiet px-5 py-4">
          <Trans>This month isn’t over yet. Its figures come a few days after it ends.</Trans>
        </p>
      ) : isEmpty(report) ? (
        <p className="rounded-tile bg-quiet px-5 py-4">
          <Trans>Too few people to show a figure yet.</Trans>{' '}
          <a href={`#${whyNotShown}`}>
            <Trans>Why?</Trans>
          </a>
        </p>
      ) : (
        <Drawing report={report} members={members} />
      )}
      {children}
      {report.periods.length > 0 && report.lines.length > 0 && (
        <Fold look="inline" title={<Trans>Show as table</Trans>}>
          <ReportTable report={report} labelledBy={id} />
        </Fold>
      )}
    </Card>
  )
}

const isEmpty = ({ lines }: Report) =>
  lines.every(({ figures }) => figures.every((figure) => figure === null))

type DrawingProps = Pick<Props, 'report' | 'members'>

function Drawing({ report, members }: DrawingProps) {
  const items = drawn[report.report]
  if (items === undefined) return <Newest report={report} members={members} />
  const lines = report.lines.filter(({ item }) => items.includes(item))
  return <Lines report={report} lines={lines} />
}

function Newest({ report, members }: DrawingProps) {
  const at = report.periods.length - 1
  const period = report.periods[at]
  if (period === undefined) return null
  const name = periodName(report.by, period)
  const all = ofMembers.includes(report.report) ? members(period) : null
  return (
    <div>
      <p className="mb-3 font-semibold">{name}</p>
      <Bars
        label={`${report.title}, ${name}`}
        full={all}
        bars={report.lines.map((line) => ({
          key: line.item,
          label: line.label,
          figure: line.figures[at] ?? null,
          isExact: line.isExact,
          of: line.of ?? null,
          tone: toneOfLine(report.report, line),
        }))}
      />
      {all !== null && (
        <p className="mt-3 text-note text-field-soft">
          <Plural value={all} one="A full bar is # member." other="A full bar is all # members." />
        </p>
      )}
    </div>
  )
}

const head = 'px-3 py-2.5 text-left font-semibold [overflow-wrap:normal]'
const sticky = 'sticky left-0 bg-surface'
// A shadow at the right edge while the table can scroll further.
const more =
  '[background:linear-gradient(to_left,var(--surface),transparent)_right/3rem_100%_no-repeat_local,linear-gradient(to_left,color-mix(in_srgb,currentColor,transparent_75%),transparent)_right/0.75rem_100%_no-repeat_scroll]'

function ReportTable({ report, labelledBy }: { report: Report; labelledBy: string }) {
  const { t } = useLingui()
  const { by, periods, lines } = report
  const newest = periods.map((_period, at) => periods.length - 1 - at)
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
      tabIndex={0}
      className={`mt-2 max-h-120 overflow-auto rounded-field ${more}`}
    >
      <table className="w-full border-separate [border-spacing:0] text-note">
        <thead>
          <tr>
            <th scope="col" className={`${head} ${sticky} z-1 align-bottom`}>
              {by === 'week' ? <Trans>Week from</Trans> : <Trans>Month</Trans>}
            </th>
            {lines.map(({ item, label, of }) => (
              <th key={item} scope="col" className={`${head} min-w-32 align-bottom`}>
                {of ? t`${label} (of ${of})` : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newest.map((at) => (
            <tr key={periods[at]}>
              <th
                scope="row"
                className={`${head} ${sticky} border-t-2 border-(--quiet) align-baseline whitespace-nowrap`}
              >
                {periodName(by, periods[at] ?? '')}
              </th>
              {lines.map(({ item, figures }) => (
                <td
                  key={item}
                  className="border-t-2 border-(--quiet) px-3 py-2.5 align-baseline figures"
                >
                  {figures[at] ?? <Trans>too few people</Trans>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Bar = {
  key: string
  label: string
  /** null for fewer than five people. */
  figure: number | null
  isExact: boolean
  of: number | null
  tone: Tone
}

type BarProps = {
  bars: readonly Bar[]
  label: string
  full: number | null
}

/** Figures side by side: a list of numbers, with bars of the same values. */
function Bars({ bars, label, full }: BarProps) {
  const longest = Math.max(1, full ?? 0, ...bars.map(({ figure }) => figure ?? 0))
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">{bar.label}</span>
            <Figure bar={bar} />
          </span>
          <span aria-hidden="true" className="mt-1 block h-3 rounded-pill bg-quiet">
            {bar.figure !== null && bar.figure > 0 && (
              <span
                className={cx('fill block h-full min-w-3 rounded-pill', toneClass[bar.tone])}
                style={{ width: `${(100 * bar.figure) / (bar.of ?? longest)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ bar: { figure, isExact, of } }: { bar: Bar }) {
  if (figure === null) {
    return (
      <span className="shrink-0 text-note text-field-soft">
        <Trans>too few people</Trans>
      </span>
    )
  }
  return (
    <span className="shrink-0 font-display text-lead font-bold">
      {of !== null ? (
        <Trans>
          {figure} of {of}
        </Trans>
      ) : isExact ? (
        figure
      ) : (
        <Trans>about {figure}</Trans>
      )}
    </span>
  )
}
