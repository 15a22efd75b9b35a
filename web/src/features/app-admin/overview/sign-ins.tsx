import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '#lib/dates.ts'
import { Fold } from '#ui/fold.tsx'
import type { Health } from './overview.queries.ts'
import { heightsOf } from './overview.rules.ts'

/** Sign-ins by day that is over: a small chart, and the same as a table. */
export function SignIns({ days }: { days: Health['signIns'] }) {
  const heights = heightsOf(days.map(({ count }) => count))
  const count = days.length
  const sum = days.reduce((before, day) => before + day.count, 0)
  const all = sum.toLocaleString('en')
  return (
    <div className="min-w-0">
      <p className="text-note text-field-soft">
        <Trans>Sign-ins, the last {count} whole days, in steps of five</Trans>
      </p>
      <p className="font-display text-title figures">
        {sum === 0 ? <Trans>Fewer than 5 a day</Trans> : <Trans>At least {all}</Trans>}
      </p>
      <div
        aria-hidden="true"
        className="mt-2 flex h-16 items-end gap-1 border-b-2 border-(--quiet)"
      >
        {days.map(({ day }, at) => (
          <span
            key={day}
            className="min-w-0 flex-1 rounded-t-sm bg-strong"
            style={{ height: `${heights[at]}%` }}
          />
        ))}
      </div>
      <Fold look="inline" title={<Trans>Show as table</Trans>} className="mt-1">
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>Sign-ins</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row" className="py-1 font-normal">
                  {formatDay(day)}
                </th>
                <td className="py-1 text-right figures">
                  <Plural value={count} _0="fewer than 5" one="# sign-in" other="# sign-ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
