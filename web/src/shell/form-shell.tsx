import type { FormEventHandler, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'

export type FormShellProps = {
  ref?: Ref<HTMLFormElement>
  children: ReactNode
  /** What the last sending failed with; null where it did not. Errors of one field belong there. */
  error: unknown
  /** Whether the form is being sent. Fields stay as they are; the button says so. */
  pending: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** A verb: "Save goal". */
  submitLabel: string
  /** danger: sending takes something away. */
  submitVariant?: ButtonVariant | undefined
  /** Beside the button: cancel, delete. */
  secondary?: ReactNode
  /** For a row of buttons that has to stay in sight. */
  actionsClassName?: string | undefined
}

/** A form: fields, one place for its error, one button. Nothing typed is ever cleared by it. */
export function FormShell(props: FormShellProps) {
  const { children, error, pending, onSubmit, submitLabel, submitVariant = 'primary' } = props
  return (
    <form
      ref={props.ref}
      noValidate
      aria-busy={pending}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        if (pending) event.preventDefault()
        else onSubmit(event)
      }}
    >
      {children}
      {/* The error stays with the button, also where that keeps itself in sight. */}
      <div
        className={cx(
          'flex flex-col',
          props.actionsClassName ? `max-w-full gap-3 ${props.actionsClassName}` : 'gap-6',
        )}
      >
        <InlineError error={error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant={submitVariant} pending={pending}>
            {submitLabel}
          </Button>
          {props.secondary}
        </div>
      </div>
    </form>
  )
}
