import { Check, Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'

export type Choice = {
  id: string
  title: string
  text?: string | undefined
  icon?: ReactNode
  note?: ReactNode
}

export type ChoiceGroupProps = {
  label: string
  choices: readonly Choice[]
  selected: readonly string[]
  onSelect: (id: string) => void
  onConsider?: ((id: string) => void) | undefined
  tone: Tone
  several?: boolean
  className?: string
}

const moves: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Answers as cards. A single choice is a radio group whose arrow keys only move the focus. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, choices, selected, several = false, className } = props
  const look = cx('grid min-w-0 gap-3', className)
  const chosen = choices.find((choice) => selected.includes(choice.id)) ?? choices[0]
  const cards = choices.map((choice) => (
    <ChoiceCard key={choice.id} {...props} choice={choice} tabStop={several || choice === chosen} />
  ))
  if (several) {
    return (
      <fieldset aria-label={label} className={look}>
        {cards}
      </fieldset>
    )
  }
  return (
    <div role="radiogroup" aria-label={label} className={look}>
      {cards}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = moves[event.key]
  const group = event.currentTarget.parentElement
  if (step === undefined || group === null) return
  event.preventDefault()
  const cards = [...group.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = cards.indexOf(event.currentTarget)
  cards[(at + step + cards.length) % cards.length]?.focus()
}

type CardProps = ChoiceGroupProps & { choice: Choice; tabStop: boolean }

function ChoiceCard(props: CardProps) {
  const { choice, selected, several = false, tabStop, tone, onSelect, onConsider } = props
  const isSelected = selected.includes(choice.id)
  const consider = () => onConsider?.(choice.id)
  const look = cx(
    'flex min-h-18 w-full items-center gap-4 rounded-card py-4 pr-5 pl-6 text-left transition-[background-color,scale] active:scale-[0.985]',
    isSelected ? toneClass[tone] : 'on-surface hover:bg-surface-soft',
  )
  const shared = {
    type: 'button',
    tabIndex: tabStop ? 0 : -1,
    onClick: () => onSelect(choice.id),
    onPointerEnter: consider,
    onTouchStart: consider,
    onFocus: consider,
    className: look,
  } as const
  const content = <CardContent choice={choice} several={several} selected={isSelected} />
  return several ? (
    // biome-ignore lint/a11y/useSemanticElements: a card that says more than a label can
    <button role="checkbox" aria-checked={isSelected} {...shared}>
      {content}
    </button>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: arrow keys must not choose
    <button role="radio" aria-checked={isSelected} {...shared} onKeyDown={moveFocus}>
      {content}
    </button>
  )
}

type ContentProps = { choice: Choice; several: boolean; selected: boolean }

function CardContent({ choice, several, selected }: ContentProps) {
  return (
    <>
      {choice.icon && <span className="shrink-0">{choice.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block text-body leading-snug font-bold">{choice.title}</span>
        {choice.text && <span className="mt-1 block text-note text-field-soft">{choice.text}</span>}
        {choice.note && <span className="mt-2 block text-note text-field-soft">{choice.note}</span>}
      </span>
      <Mark several={several} selected={selected} />
    </>
  )
}

/** A mark whose shape shows whether the answer is chosen, and whether several can be. */
function Mark({ several, selected }: { several: boolean; selected: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center transition-[background-color,scale]',
        several ? 'rounded-[0.625rem]' : 'rounded-pill',
        selected && 'bg-on-tone text-[#fff]',
        !selected && several && 'bg-quiet text-field-soft',
        !selected && !several && 'scale-[0.5]',
      )}
    >
      {selected && <Check className="size-5" strokeWidth={3} />}
      {!selected && several && <Plus className="size-5" strokeWidth={2.5} />}
    </span>
  )
}
