import { useId } from 'react'
import { cx } from '#lib/cx.ts'

export type SegmentedChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-field">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-card bg-quiet p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-11 max-w-full flex-[1_0_auto] cursor-pointer items-center justify-center rounded-[1.5rem] px-3 text-center font-semibold transition-[background-color,color] has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
              option.value === value ? 'bg-strong text-on-strong' : 'text-field',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
