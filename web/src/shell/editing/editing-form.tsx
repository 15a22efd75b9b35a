import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormShell } from '#shell/form-shell.tsx'
import { Unsaved } from './unsaved.tsx'
import type { FormEditing } from './use-form-editing.ts'

type Props<V> = {
  editing: Pick<
    FormEditing<V>,
    'fault' | 'submit' | 'pending' | 'error' | 'hasChanges' | 'isDraft' | 'discard'
  >
  children: ReactNode
  /** A verb; 'Save' unless told. */
  submitLabel?: string | undefined
  onSaved?: () => void
  /** Beside the button, after what is said of changes. */
  secondary?: ReactNode
  /** Whether its buttons stay in sight while something is not saved: for a long form. */
  floats?: boolean
}

/** The form of a record that is edited: one button, what is not saved, and the field at fault in focus. */
export function EditingForm<V>(props: Props<V>) {
  const { editing, children, submitLabel, onSaved, secondary, floats = false } = props
  const { t } = useLingui()
  const { fault, submit, pending, error, hasChanges } = editing
  const form = useRef<HTMLFormElement>(null)
  // The field has been drawn with its fault by then.
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  return (
    <FormShell
      ref={form}
      error={error}
      pending={pending}
      submitLabel={error?.kind === 'network' ? t`Try again` : (submitLabel ?? t`Save`)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(onSaved)
      }}
      secondary={
        <>
          <Unsaved editing={editing} />
          {secondary}
        </>
      }
      floats={floats && hasChanges}
    >
      {children}
    </FormShell>
  )
}
