import { Check } from 'lucide-react'
import { cx } from '#lib/cx.ts'

export type PillChoiceProps = {
  label: string
  note?: string | undefined
  error?: string | undefined
  choices: readonly { id: string; title: string }[]
  selected: readonly string[]
  onToggle: (id: string) => void
}

export function PillChoice({ label, note, error, choices, selected, onToggle }: PillChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, title }) => {
          const isSelected = selected.includes(id)
          return (
            <label
              key={id}
              className={cx(
                'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 py-1.5 font-semibold transition-[background-color,color,scale] active:scale-[0.97] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
                isSelected ? 'on-tone bg-sun' : 'bg-quiet text-field',
              )}
            >
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                checked={isSelected}
                onChange={() => onToggle(id)}
              />
              {isSelected && <Check aria-hidden="true" className="size-4.5 shrink-0" />}
              <span>{title}</span>
            </label>
          )
        })}
      </div>
      {note && (
        <p role="status" className="mt-2 text-note text-field-soft">
          {note}
        </p>
      )}
      {error && <p className="mt-2 text-note font-semibold text-danger">{error}</p>}
    </fieldset>
  )
}
