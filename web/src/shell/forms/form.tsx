import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type AppError, toAppError } from '#api/errors.ts'
import { FormContext, type FormState } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'

/** The fields that errors are about, by code or by the server's name, where the form has another. */
type FieldNames = { readonly [codeOrField: string]: string }

const usual: FieldNames = { INVALID_CODE: 'code' }

type FieldsProps<V> = {
  form: FormState<V>
  /** What the last sending failed with; null where it did not. */
  error: unknown
  fieldNames?: FieldNames | undefined
  children: ReactNode
}

/** The field on screen that an error is about, if any. */
function fieldAt<V>(form: FormState<V>, { code, field }: AppError, names = usual): string | null {
  const name = names[code] ?? (field === null ? null : (names[field] ?? field))
  return name !== null && form.shown.has(name) ? name : null
}

/** What is not shown at a field: for the place beside the button. */
export function errorBeside<V>(form: FormState<V>, error: unknown, names?: FieldNames): unknown {
  return error && fieldAt(form, toAppError(error), names) !== null ? null : error
}

/**
 * The fields of a form whose button is elsewhere, as in a dialog: shows the server's refusal at its
 * field, and leads to the first field that is wrong.
 */
export function FormFields<V>({ form, error, fieldNames, children }: FieldsProps<V>) {
  const place = useRef<HTMLDivElement>(null)
  const refuse = useEffectEvent((failure: unknown) => {
    const refused = toAppError(failure)
    const field = fieldAt(form, refused, fieldNames)
    if (field !== null) form.refuse(field, refused.message)
  })
  // Once it is drawn and not when the answer comes: only then the form takes the next try.
  useEffect(() => {
    if (error) refuse(error)
  }, [error])
  const { refusal } = form
  useEffect(() => {
    if (refusal === null) return
    const wrong = '[aria-invalid="true"], [data-invalid]'
    const field = place.current?.querySelector<HTMLElement>(wrong)
    field?.focus()
    // A code or a password is written over as a whole, an address is mended.
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
  /** Whether the form is being sent. Fields stay as they are; the button says so. */
  pending: boolean
  onSubmit: (values: V) => void
  /** Runs in place of it where the form's own rules refuse the values. */
  onRefused?: (values: V) => void
  /** A verb: "Save goal". */
  submitLabel: string
  /** danger: sending takes something away. */
  submitVariant?: ButtonVariant | undefined
  /** Whether there is nothing to send yet, or nothing any more. */
  disabled?: boolean
  /** Beside the button: cancel, delete. */
  secondary?: ReactNode
  /** The row of buttons: its element, and a look of its own. */
  actions?: { ref: RefObject<HTMLDivElement | null>; className: string | undefined }
  /** The field that takes the focus when the form comes: what was pressed to get here is gone. */
  takesFocus?: string | undefined
}

/** A form: fields, one place for its error, one button. Nothing typed is ever cleared by it. */
export function Form<V>(props: FormProps<V>) {
  const { form, error, fieldNames, pending, submitVariant = 'primary' } = props
  const element = useRef<HTMLFormElement>(null)
  const ownActions = useRef<HTMLDivElement>(null)
  const actions = props.actions?.ref ?? ownActions
  const beside = errorBeside(form, error, fieldNames)
  // The button keeps the focus, and is what to press next: it comes into sight with the error.
  useEffect(() => {
    if (beside) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [beside, actions])
  const { takesFocus } = props
  useEffect(() => {
    if (takesFocus === undefined) return
    const field = element.current?.elements.namedItem(takesFocus)
    if (!(field instanceof HTMLElement)) return
    field.focus()
    // A dialog whose focused button has just gone takes the focus back in between.
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
      {/* The error stays with the button, also where that keeps itself in sight. */}
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
