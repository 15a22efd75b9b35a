import { Trans } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import { weekdayName } from './weekday-words.ts'

type Props = {
  label: string
  /** ISO weekdays in order: `12345` */
  days: string
  onChange: (days: string) => void
}

/** Weekdays to choose; the last one stays. */
export function Weekdays({ label, days, onChange }: Props) {
  function toggle(id: string) {
    const rest = [...days].filter((day) => day !== id)
    const next = rest.length < days.length ? rest : [...days, id].sort()
    if (next.length > 0) onChange(next.join(''))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1">
        {[...'1234567'].map((id) => (
          <label
            key={id}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center justify-center rounded-field text-note font-semibold transition-[background-color,color] has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
              days.includes(id) ? 'bg-strong text-on-strong' : 'bg-quiet text-field',
            )}
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={days.includes(id)}
              onChange={() => toggle(id)}
            />
            {weekdayName(Number(id), 'short')}
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 text-note text-field-soft empty:hidden">
        {days.length === 1 && <Trans>Keep at least one day.</Trans>}
      </p>
    </fieldset>
  )
}
