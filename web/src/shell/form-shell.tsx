import { type FormEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { useFloating } from '#shell/use-floating.ts'
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
  /** Whether the row of buttons stays in sight while the form is longer than the screen. */
  floats?: boolean
}

/**
 * On a phone above the bottom navigation, its buttons in one row; where the screen is low, as at
 * 200 %, there is no room to float.
 */
const floating =
  'on-surface bg-bar sticky bottom-24 z-20 gap-3 rounded-card p-3 shadow-lift max-sm:p-2 max-sm:in-[.rounded-card]:-mx-3 max-sm:[&_:is(a,button)]:flex-auto max-sm:[&_:is(a,button)]:px-3 max-[22.5rem]:[&_:is(a,button)]:px-2.5 max-[22.5rem]:[&_:is(a,button)]:text-note sm:max-w-full sm:self-start sm:pr-6 lg:bottom-6 [@media(height<30rem)]:static'

/** A form: fields, one place for its error, one button. Nothing typed is ever cleared by it. */
export function FormShell(props: FormShellProps) {
  const { children, error, pending, onSubmit, submitLabel, submitVariant = 'primary' } = props
  const { floats = false } = props
  const actions = useRef<HTMLDivElement>(null)
  useFloating(actions, floats)
  // The button keeps the focus, and is what to press next: it comes into sight with the error.
  useEffect(() => {
    if (error) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
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
      <div ref={actions} className={`flex flex-col ${floats ? floating : 'gap-6'}`}>
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
