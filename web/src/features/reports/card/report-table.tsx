import { Trans, useLingui } from '@lingui/react/macro'
import { periodName } from '#features/reports/reports.labels.ts'
import type { Report } from '#features/reports/reports.queries.ts'

const head = 'px-3 py-2.5 text-left font-semibold [overflow-wrap:normal]'
const sticky = 'sticky left-0 bg-surface'
// A shadow at the right edge for as long as there is more; what scrolls with the table covers it.
const more =
  '[background:linear-gradient(to_left,var(--surface),transparent)_right/3rem_100%_no-repeat_local,linear-gradient(to_left,color-mix(in_srgb,currentColor,transparent_75%),transparent)_right/0.75rem_100%_no-repeat_scroll]'

/** All figures of a report, newest first. It scrolls within itself; the periods stay in sight. */
export function ReportTable({ report, labelledBy }: { report: Report; labelledBy: string }) {
  const { t } = useLingui()
  const { by, periods, lines } = report
  const newest = periods.map((_period, at) => periods.length - 1 - at)
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className={`mt-2 max-h-120 overflow-auto rounded-field ${more}`}
    >
      <table className="w-full border-separate border-spacing-0 text-note">
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
