import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type AppError, toAppError } from '#api/errors.ts'
import { FormContext, type FormState } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'

type FieldNames = { readonly [codeOrField: string]: string }

const usual: FieldNames = { INVALID_CODE: 'code' }

type FieldsProps<V> = {
  form: FormState<V>
  error: unknown
  fieldNames?: FieldNames | undefined
  children: ReactNode
}

/** The visible field an error concerns, if any. */
function fieldAt<V>(form: FormState<V>, { code, field }: AppError, names = usual): string | null {
  const name = names[code] ?? (field === null ? null : (names[field] ?? field))
  return name !== null && form.shown.has(name) ? name : null
}

/** Errors without a visible field, shown beside the button. */
export function errorBeside<V>(form: FormState<V>, error: unknown, names?: FieldNames): unknown {
  return error && fieldAt(form, toAppError(error), names) !== null ? null : error
}

/** Fields of a form whose button is elsewhere, with the server's error at its field. */
export function FormFields<V>({ form, error, fieldNames, children }: FieldsProps<V>) {
  const place = useRef<HTMLDivElement>(null)
  const refuse = useEffectEvent((failure: unknown) => {
    const refused = toAppError(failure)
    const field = fieldAt(form, refused, fieldNames)
    if (field !== null) form.refuse(field, refused.message)
  })
  // Runs after rendering, because the form accepts the next try only then.
  useEffect(() => {
    if (error) refuse(error)
  }, [error])
  const { refusal } = form
  useEffect(() => {
    if (refusal === null) return
    const wrong = '[aria-invalid="true"], [data-invalid]'
    const field = place.current?.querySelector<HTMLElement>(wrong)
    field?.focus()
    // Codes and passwords are selected to be replaced.
    if (refusal.field !== null && field?.dataset.secret) (field as HTMLInputElement).select()
  }, [refusal])
  return (
    <FormContext value={form}>
      <div ref={place} className="contents">
        {children}
      </div>
    </FormContext>
  )
}

export type FormProps<V> = FieldsProps<V> & {
  pending: boolean
  onSubmit: (values: V) => void
  onRefused?: (values: V) => void
  submitLabel: string
  /** danger: the action deletes or ends something. */
  submitVariant?: ButtonVariant | undefined
  disabled?: boolean
  secondary?: ReactNode
  /** Element and class of the row of buttons. */
  actions?: { ref: RefObject<HTMLDivElement | null>; className: string | undefined }
  /** The field that takes the focus at first, because the pressed button is removed. */
  takesFocus?: string | undefined
}

/** A form: fields, one error, one button. It never clears the typed text. */
export function Form<V>(props: FormProps<V>) {
  const { form, error, fieldNames, pending, submitVariant = 'primary' } = props
  const element = useRef<HTMLFormElement>(null)
  const ownActions = useRef<HTMLDivElement>(null)
  const actions = props.actions?.ref ?? ownActions
  const beside = errorBeside(form, error, fieldNames)
  // The button keeps the focus and scrolls into view with the error.
  useEffect(() => {
    if (beside) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [beside, actions])
  const { takesFocus } = props
  useEffect(() => {
    if (takesFocus === undefined) return
    const field = element.current?.elements.namedItem(takesFocus)
    if (!(field instanceof HTMLElement)) return
    field.focus()
    // A frame later, because a dialog whose focused button is removed takes the focus first.
    const frame = requestAnimationFrame(() => field.focus())
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return (
    <form
      ref={element}
      noValidate
      aria-busy={pending}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) form.submit(props.onSubmit, props.onRefused)
      }}
    >
      <FormFields form={form} error={error} fieldNames={fieldNames}>
        {props.children}
      </FormFields>
      {/* The error stays near the button, also when the button is sticky. */}
      <div ref={actions} className={`flex flex-col ${props.actions?.className ?? 'gap-6'}`}>
        <InlineError error={beside} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant={submitVariant}
            pending={pending}
            disabled={props.disabled ?? false}
          >
            {props.submitLabel}
          </Button>
          {props.secondary}
        </div>
      </div>
    </form>
  )
}
