import { useId } from 'react'
import { cx } from '#lib/cx.ts'

type Props = {
  label: string
  hint: string
  error?: string | undefined
  options: readonly { id: string; title: string }[]
  value: string
  onChange: (id: string) => void
}

/** One of a few whose words need a line each. */
export function RadioRows({ label, hint, error, options, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-hint`} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <p id={`${name}-hint`} className="mt-1 mb-2 text-note text-field-soft">
        {hint}
      </p>
      {options.map(({ id, title }) => (
        <label
          key={id}
          className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-tile px-3 py-2 leading-snug hover:bg-quiet has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            checked={id === value}
            onChange={() => onChange(id)}
            className="size-5 shrink-0 accent-(--color-strong)"
          />
          <span className={cx(id === value && 'font-semibold')}>{title}</span>
        </label>
      ))}
      {error && <p className="mt-2 text-note font-semibold text-danger">{error}</p>}
    </fieldset>
  )
}
