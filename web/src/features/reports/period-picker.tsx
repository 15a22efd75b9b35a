import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { lastMonths, monthsBetween, rangeWith } from './reports.rules.ts'

type Range = { from: string; to: string }
type Props = {
  /** Of which something is told, oldest first. */
  months: readonly string[]
  range: Range
  onChange: (range: Range) => void
}

/** From which month to which; whole months alone. */
export function PeriodPicker({ months, range, onChange }: Props) {
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
        {[3, 12]
          .filter((count) => count === 12 || months.length > count)
          .map((count) => {
            const last = lastMonths(months, count)
            return (
              <Button
                key={count}
                variant={last.from === from && last.to === to ? 'strong' : 'quiet'}
                className="min-h-11 px-4! text-note"
                aria-pressed={last.from === from && last.to === to}
                onClick={() => onChange(last)}
              >
                <Trans>Last {count} months</Trans>
              </Button>
            )
          })}
      </div>
    </fieldset>
  )
}
