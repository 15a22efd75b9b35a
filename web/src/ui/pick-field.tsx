import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { Dialog, preloadDialog } from '#ui/dialog.tsx'
import { PickList, type PickListProps } from '#ui/pick-list.tsx'

export type PickFieldProps = Omit<PickListProps, 'label'> & {
  label: string
  shown: string | null
  none: string
  hint?: ReactNode
  error?: string | undefined
  search: string
}

export function PickField(props: PickFieldProps) {
  const { label, shown, none, hint, error, search, onPick, ...list } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])
  return (
    <div className="flex flex-col gap-2">
      <span id={`${id}-label`} className="font-semibold text-field">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-note text-field-soft">
          {hint}
        </p>
      )}
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined}
        onPointerEnter={() => void preloadDialog()}
        onFocus={() => void preloadDialog()}
        onClick={() => setIsOpen(true)}
        className={cx(
          'flex min-h-13 w-full items-center gap-3 rounded-field border-2 bg-surface px-4 py-2.5 text-left text-body text-ink focus-visible:outline-offset-1',
          error ? 'border-danger' : 'border-line',
        )}
      >
        <span
          id={`${id}-value`}
          className={cx('min-w-0 flex-1', shown === null && 'text-ink-soft')}
        >
          {shown ?? none}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </button>
      {error && (
        <p id={`${id}-error`} className="flex gap-2 text-note font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <PickList
          {...list}
          label={search}
          onPick={(value) => {
            onPick(value)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
