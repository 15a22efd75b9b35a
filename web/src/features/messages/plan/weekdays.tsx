import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PillChoice } from '#ui/pill-choice.tsx'

/** The name of an ISO weekday, 1 is Monday. */
export const weekdayName = (day: number, weekday: 'short' | 'long' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat('en-GB', { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** Weekdays in words: "weekdays", "every day" or "Mon, Wed". */
export function daysText(days: string): string {
  if (days === '1234567') return t`every day`
  if (days === '12345') return t`weekdays`
  return [...days].map((day) => weekdayName(Number(day), 'short')).join(', ')
}

type Props = {
  label: string
  /** ISO weekdays in order: `12345` */
  days: string
  onChange: (days: string) => void
}

/** Weekdays to choose; the last one stays. */
export function Weekdays({ label, days, onChange }: Props) {
  const { t } = useLingui()
  return (
    <PillChoice
      label={label}
      choices={[...'1234567'].map((id) => ({ id, title: weekdayName(Number(id), 'short') }))}
      selected={[...days]}
      note={days.length === 1 ? t`Keep at least one day.` : undefined}
      onToggle={(id) => {
        const rest = [...days].filter((day) => day !== id)
        const next = rest.length < days.length ? rest : [...days, id].sort()
        if (next.length > 0) onChange(next.join(''))
      }}
    />
  )
}
