import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Form } from '#shell/forms/form.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import type { AskToSaveProps } from './ask-to-save.tsx'
import type { ConflictDialogProps, ConflictWords } from './conflict-dialog.tsx'
import { dropDraft, type RecordFormState } from './use-record-form.ts'

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
      <Leaving form={form}>{props.unsaved}</Leaving>
      <Conflict {...props.conflict} form={form} />
    </>
  )
}

const question = lazyPart<AskToSaveProps>(async () => (await import('./ask-to-save.tsx')).AskToSave)

type LeavingProps<V> = { form: RecordFormState<V>; children: ReactNode }

/** Asks before a form with unsaved changes is left. */
function Leaving<V>({ form, children }: LeavingProps<V>) {
  const guard = useLeaveGuard(form.hasChanges)
  const onDrop = () => {
    dropDraft(form.draft)
    guard.leave()
  }
  const onSave = () => {
    guard.stay()
    form.save(guard.leave)
  }
  const props = { open: guard.asking, onStay: guard.stay, onDrop, onSave, children }
  return <Lazy part={question} placeholder={null} props={props} />
}

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
