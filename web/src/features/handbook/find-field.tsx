import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useId } from 'react'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** How many are shown of it, read out as one types; null where nothing is looked for. */
  found: string | null
}

/** Narrows what is on the page to what holds some words. */
export function FindField({ label, value, onChange, found }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <search className="flex max-w-prose flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink"
        />
        <input
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t`Such as payslip`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block min-h-13 w-full rounded-field border-2 border-line bg-surface py-2.5 pr-4 pl-12 text-body text-ink placeholder:text-ink-soft focus-visible:outline-offset-1"
        />
      </span>
      <p role="status" className="min-h-5 text-note text-field-soft">
        {found}
      </p>
    </search>
  )
}
