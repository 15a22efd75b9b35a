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
  /** One sentence: what is not saved yet. Asked before the form is left. */
  unsaved: ReactNode
  /** The words of the question that another save of the same record brings up. */
  conflict: ConflictWords<V>
  /** A verb; 'Save' by default. */
  submitLabel?: string | undefined
  onSaved?: () => void
  /** Beside the button, after what is said of changes. */
  secondary?: ReactNode
  /** Whether its buttons stay in sight while something is not saved: for a long form. */
  floats?: boolean
}

/**
 * On a phone above the bottom navigation, its buttons in one row; where the screen is low, as at
 * 200 %, there is no room to float.
 */
const floating =
  'on-surface bg-bar sticky bottom-24 z-20 gap-3 rounded-card p-3 shadow-lift max-sm:p-2 max-sm:in-[.rounded-card]:-mx-3 max-sm:[&_:is(a,button)]:flex-auto max-sm:[&_:is(a,button)]:px-3 max-[22.5rem]:[&_:is(a,button)]:px-2.5 max-[22.5rem]:[&_:is(a,button)]:text-note sm:max-w-full sm:self-start sm:pr-6 lg:bottom-6 [@media(height<30rem)]:static'

/**
 * The form of a record that is edited: one button, what is not saved yet, the question before it is
 * left, and the one after another save of the same record.
 */
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

// Nobody leaves before the question is drawn: its code comes with the form.
const leaving = lazyPart<LeavingProps>(async () => (await import('./leaving.tsx')).Leaving)

// A component of any values fits whatever values it is given.
const dialog = lazyPart<ConflictDialogProps<never>>(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog as never,
)

function Conflict<V>(props: ConflictWords<V> & { form: RecordFormState<V> }) {
  const { hasChanges, conflict } = props.form
  // Before a save can meet another one, and while there is a network.
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

/** Says beside the button that something is not saved (on a phone the bar says it), and offers to drop it. */
function Unsaved<V>({ form: { isDraft, discard } }: { form: RecordFormState<V> }) {
  return (
    <>
      <Button variant="quiet" onClick={discard}>
        <Trans>Discard</Trans>
      </Button>
      <p role="status" className={cx('text-note text-field-soft', !isDraft && 'max-sm:sr-only')}>
        {isDraft ? (
          <Trans>Not saved yet. What you wrote before is back.</Trans>
        ) : (
          <Trans>Not saved yet</Trans>
        )}
      </p>
    </>
  )
}

/** Between what takes the focus and what floats, in CSS pixels. */
const gap = 16

/**
 * While a row of buttons floats at the foot of a form, what takes the focus comes to rest above it:
 * tells base.css how much it covers, however many lines it has.
 */
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
      // It comes with the first change, to a field that may stand just where it floats.
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
