import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { isComposing } from '#lib/is-composing.ts'

export type PickOption = {
  value: string
  title: string
  /** A note beside the title that distinguishes entries with the same name. */
  note?: string | undefined
}

export type PickListProps = {
  label: string
  hint?: ReactNode
  /** A list in the page at its full length; Enter picks no entry before the person types. */
  isInPage?: boolean
  empty: string
  more: (count: number) => string
  find: (typed: string) => readonly PickOption[]
  value: string
  onPick: (value: string) => void
}

// The maximum number of shown entries; typing finds the others.
const most = 60

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** A choice of one among very many: a combobox with a filtered list (ARIA combobox pattern). */
export function PickList(props: PickListProps) {
  const { label, hint, isInPage = false, empty, more, find, value, onPick } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = find(typed)
  const shown = found.slice(0, most)
  const chosen = shown.findIndex((option) => option.value === value)
  const [marked, setMarked] = useState<number | null>(null)
  const first = isInPage ? chosen : Math.max(chosen, 0)
  const at = Math.min(marked ?? first, shown.length - 1)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A touch keyboard would cover the list.
    if (!matchMedia('(pointer: fine)').matches) return
    // Runs after the dialog has stored the element that had the focus.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isInPage && marked === null) return
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' })
  })

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const by = steps[event.key]
    const option = shown[at]
    if (by !== undefined) {
      event.preventDefault()
      setMarked(Math.max(0, Math.min(shown.length - 1, at + by)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (option) onPick(option.value)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={`${id}-field`} className="font-semibold text-field">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 text-note text-field-soft">
          {hint}
        </p>
      )}
      <span className="relative -mt-1 block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={field}
          id={`${id}-field`}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMarked(0)
          }}
          onKeyDown={onKeyDown}
          className="block min-h-13 w-full rounded-field border-2 border-line bg-surface py-2.5 pr-4 pl-12 text-body text-ink focus-visible:outline-offset-1"
        />
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={cx(
          '-mx-3',
          !isInPage && 'h-[42dvh] min-h-48 overflow-y-auto overscroll-contain',
        )}
      >
        {shown.map((option, index) => (
          <Option
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isChosen={option.value === value}
            isMarked={index === at}
            isInPage={isInPage}
            onPick={onPick}
          />
        ))}
      </div>
      <p role="status" className="min-h-6 text-note text-field-soft">
        {found.length === 0 ? empty : found.length > most ? more(found.length - most) : ''}
      </p>
    </div>
  )
}

type OptionProps = {
  id: string
  option: PickOption
  isChosen: boolean
  isMarked: boolean
  isInPage: boolean
  onPick: (value: string) => void
}

function Option({ id, option, isChosen, isMarked, isInPage, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      data-marked={isMarked || undefined}
      onClick={() => onPick(option.value)}
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-tile px-3 py-1.5 max-[22.5rem]:px-1',
        // Keeps the entry above the step bar when the arrow keys reach it.
        isInPage && 'scroll-mb-28',
        isMarked ? 'bg-quiet' : 'hover:bg-quiet',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{option.title}</span>
        {option.note && (
          <span className={cx('text-note text-field-soft', isInPage ? 'block' : 'ml-2')}>
            {option.note}
          </span>
        )}
      </span>
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0" strokeWidth={3} />}
    </div>
  )
}
