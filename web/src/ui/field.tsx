import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '#lib/cx.ts'

type FieldBase = {
  label: string
  hint?: ReactNode
  /** The fault and how to correct it; shown below, read out, and marks the field. */
  error?: string | undefined
}

const control =
  'block w-full min-h-13 rounded-field border-2 border-line bg-surface px-4 py-2.5 text-body text-ink placeholder:text-ink-soft aria-invalid:border-danger focus-visible:outline-offset-1'

function Field(props: FieldBase & { id: string; children: ReactNode }) {
  const { id, label, hint, error, children } = props
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold text-field">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-note text-field-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="flex gap-2 text-note font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, { hint, error }: FieldBase): string | undefined {
  return cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
}

export type TextFieldProps = FieldBase &
  ComponentPropsWithRef<'input'> & {
    /**
     * A button at the field's end; give the text space with `className`. False keeps the layout.
     */
    end?: ReactNode
  }

/** One line of text. Accepts all properties of `input`, such as those of a form. */
export function TextField({ label, hint, error, end, className, ...rest }: TextFieldProps) {
  const id = useId()
  // Text has the direction of its script; addresses, numbers and passwords run from the left.
  const isWords = rest.type === undefined || rest.type === 'text' || rest.type === 'search'
  const input = (
    <input
      dir={isWords ? 'auto' : undefined}
      {...rest}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { label, hint, error })}
      className={cx(control, className)}
    />
  )
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {end === undefined ? (
        input
      ) : (
        <span className="relative block">
          {input}
          <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>
        </span>
      )}
    </Field>
  )
}

export type TextAreaProps = FieldBase & ComponentPropsWithRef<'textarea'>

/** Several lines of text; grows with its text if the browser can do that. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        dir="auto"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={cx(control, 'field-sizing-content min-h-24', className)}
      />
    </Field>
  )
}

export type SelectFieldProps = FieldBase &
  ComponentPropsWithRef<'select'> & {
    options: readonly { value: string; label: string }[]
  }

/** One choice of a list: the browser's own element, which every phone and screen reader knows. */
export function SelectField({ label, hint, error, options, className, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={cx(control, 'appearance-none pr-12', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink"
        />
      </span>
    </Field>
  )
}
