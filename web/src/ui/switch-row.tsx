import { type ReactNode, useId } from 'react'
import { cx } from '#lib/cx.ts'

export type SwitchRowProps = {
  label: string
  hint: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className="relative -mx-3 flex min-h-14 cursor-pointer items-start gap-4 rounded-tile px-3 py-3 hover:bg-quiet has-focus-visible:outline-3 has-focus-visible:outline-(--focus)">
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="mt-0.5 block text-note text-field-soft">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 flex h-8 w-14 shrink-0 items-center rounded-pill border-2 p-0.5 transition-[background-color,border-color]',
          checked ? 'border-strong bg-strong' : 'border-line bg-surface',
        )}
      >
        <span
          className={cx(
            'size-6 rounded-pill transition-[translate,background-color] duration-150',
            checked ? 'translate-x-6 bg-on-strong' : 'bg-line',
          )}
        />
      </span>
    </label>
  )
}
