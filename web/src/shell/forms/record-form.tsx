import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Form } from '#shell/forms/form.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import type { ConflictDialogProps, ConflictWords } from './conflict-dialog.tsx'
import type { LeavingProps } from './leaving.tsx'
import type { RecordFormState } from './use-record-form.ts'

type Props<V> = {
  form: RecordFormState<V>
  children: ReactNode
  /** One sentence about the unsaved fields, shown before the person leaves the form. */
  unsaved: ReactNode
  conflict: ConflictWords<V>
  /** A verb; 'Save' by default. */
  submitLabel?: string | undefined
  onSaved?: () => void
  secondary?: ReactNode
  /** Keeps the buttons visible while a field is unsaved. For long forms. */
  floats?: boolean
}

/** Floats above the bottom navigation on phones, but not on low screens (200% zoom). */
const floating =
  'on-surface bg-bar sticky bottom-24 z-20 gap-3 rounded-card p-3 shadow-lift max-sm:p-2 max-sm:in-[.rounded-card]:-mx-3 max-sm:[&_:is(a,button)]:flex-auto max-sm:[&_:is(a,button)]:px-3 max-[22.5rem]:[&_:is(a,button)]:px-2.5 max-[22.5rem]:[&_:is(a,button)]:text-note sm:max-w-full sm:self-start sm:pr-6 lg:bottom-6 low:static'

/** A form to edit a record: save button, unsaved changes, leave guard, conflict dialog. */
export function RecordForm<V>(props: Props<V>) {
  const { form, children, submitLabel, onSaved, secondary, floats = false } = props
  const { t } = useLingui()
  const actions = useRef<HTMLDivElement>(null)
  const isFloating = floats && form.hasChanges
  useFloating(actions, isFloating)
  const leavingProps = { form, children: props.unsaved }
  return (
    <>
      <Form
        form={form}
        error={form.error}
        pending={form.pending}
        submitLabel={form.error?.kind === 'network' ? t`Try again` : (submitLabel ?? t`Save`)}
        onSubmit={() => form.save(onSaved)}
        secondary={
          <>
            {form.hasChanges && <Unsaved form={form} />}
            {secondary}
          </>
        }
        actions={{ ref: actions, className: isFloating ? floating : undefined }}
      >
        {children}
      </Form>
      <Lazy part={leaving} placeholder={null} props={leavingProps} />
      <Conflict {...props.conflict} form={form} />
    </>
  )
}

// Loaded with the form, for its leave guard.
const leaving = lazyPart<LeavingProps>(async () => (await import('./leaving.tsx')).Leaving)

// Generic components lose their type here.
const dialog = lazyPart<ConflictDialogProps<never>>(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog as never,
)

function Conflict<V>(props: ConflictWords<V> & { form: RecordFormState<V> }) {
  const { hasChanges, conflict } = props.form
  useEffect(() => {
    if (hasChanges) dialog.load().catch(() => {})
  }, [hasChanges])
  if (conflict === null) return null
  return (
    <Lazy
      key={conflict.theirs.version}
      part={dialog}
      placeholder={null}
      props={props as unknown as ConflictDialogProps<never>}
    />
  )
}

/** Says that fields are unsaved, and offers to discard them. */
function Unsaved<V>({ form: { isDraft, discard } }: { form: RecordFormState<V> }) {
  return (
    <>
      <Button variant="quiet" onClick={discard}>
        <Trans>Discard</Trans>
      </Button>
      <p role="status" className={cx('text-note text-field-soft', !isDraft && 'max-sm:sr-only')}>
        {isDraft ? (
          <Trans>Not saved yet. We restored what you wrote.</Trans>
        ) : (
          <Trans>Not saved yet</Trans>
        )}
      </p>
    </>
  )
}

/** The space between a focused field and the floating buttons, in CSS pixels. */
const gap = 16

/** Gives base.css the height of the floating buttons, so that focused fields scroll above them. */
function useFloating(row: RefObject<HTMLElement | null>, floats: boolean): void {
  useEffect(() => {
    const element = row.current
    if (!floats || element === null) return
    const root = document.documentElement
    let before = 0
    const tell = () => {
      const { position, bottom } = getComputedStyle(element)
      const isFloating = position === 'sticky'
      const covered = isFloating ? element.offsetHeight + Number.parseFloat(bottom) + gap : 0
      root.style.setProperty('--covered', `${covered}px`)
      // The buttons appear with the first change, and may cover the changed field.
      const written = document.activeElement
      const isInForm = element.parentElement?.contains(written)
      if (covered > before && isInForm) written?.scrollIntoView({ block: 'nearest' })
      before = covered
    }
    const size = new ResizeObserver(tell)
    size.observe(element, { box: 'border-box' })
    addEventListener('resize', tell)
    return () => {
      size.disconnect()
      removeEventListener('resize', tell)
      root.style.removeProperty('--covered')
    }
  }, [row, floats])
}
