import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { monthsBetween, quickRanges, rangeWith } from './reports.rules.ts'

type Range = { from: string; to: string }
type Props = {
  months: readonly string[]
  /** The newest finished month; weeks may be newer. */
  lastMonth: string | null
  range: Range
  onChange: (range: Range) => void
}

/** The first and the last month to show. */
export function PeriodPicker({ months, lastMonth, range, onChange }: Props) {
  const { t } = useLingui()
  const { from, to } = range
  const all = [...months, from, to].sort()
  const options = monthsBetween(all[0] ?? from, all.at(-1) ?? to)
    .reverse()
    .map((month) => ({ value: month, label: formatMonth(month) }))
  return (
    <fieldset className="max-w-160">
      <legend className="sr-only">{t`Period`}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`From`}
          options={options}
          value={from}
          onChange={(event) => onChange(rangeWith({ from, to }, { from: event.target.value }))}
        />
        <SelectField
          label={t`To`}
          options={options}
          value={to}
          onChange={(event) => onChange(rangeWith({ from, to }, { to: event.target.value }))}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {quickRanges(months, lastMonth).map(({ count, ...quick }) => {
          const isChosen = quick.from === from && quick.to === to
          const first = formatMonth(quick.from)
          return (
            <Button
              key={count}
              variant={isChosen ? 'strong' : 'quiet'}
              className="min-h-11 px-4! text-note"
              aria-pressed={isChosen}
              onClick={() => onChange(quick)}
            >
              {count === null ? (
                <Trans>All since {first}</Trans>
              ) : (
                <Trans>Last {count} months</Trans>
              )}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
