import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { action, condition, isPlanned, lastAction } from './plan-words.rules.ts'

type Plan = {
  planWhen: string | null
  planThen: string | null
  planObstacle?: string | null
  planIfThen?: string | null
}

export type SentencePart = 'planWhen' | 'planThen' | 'obstacle'

type Props = {
  goal: Plan
  className?: string | undefined
  /** Makes each part a button that changes it. */
  onEdit?: ((part: SentencePart) => void) | undefined
}

/**
 * A plan at a glance: "When …, I'll … . If …, I'll … ." Renders nothing for a goal without a plan.
 */
export function PlanSentence({ goal, className, onEdit }: Props) {
  if (!isPlanned(goal)) return null
  const when = condition(goal.planWhen ?? '')
  const then = lastAction(goal.planThen ?? '')
  const obstacle = condition(goal.planObstacle ?? '')
  const help = action(goal.planIfThen ?? '') && lastAction(goal.planIfThen ?? '')
  const edit = (part: SentencePart) => onEdit && (() => onEdit(part))
  return (
    <div className={cx('flex max-w-prose flex-col gap-2 wrap-anywhere', className)}>
      <p>
        <Trans>
          When <Part onEdit={edit('planWhen')}>{when}</Part>, I'll{' '}
          <Part onEdit={edit('planThen')}>{then}</Part>
        </Trans>
      </p>
      {obstacle && help && (
        <p>
          <Trans>
            If <Part onEdit={edit('obstacle')}>{obstacle}</Part>, I'll{' '}
            <Part onEdit={edit('obstacle')}>{help}</Part>
          </Trans>
        </p>
      )}
    </div>
  )
}

type PartProps = { onEdit: (() => void) | undefined; children: ReactNode }

/**
 * A part of the sentence. As a button it stays a span: a button element doesn't break into lines.
 */
function Part({ onEdit, children }: PartProps) {
  const { t } = useLingui()
  if (!onEdit) return <bdi>{children}</bdi>
  const words = String(children)
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onEdit?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element doesn't break into lines
    <span
      role="button"
      dir="auto"
      tabIndex={0}
      aria-label={t`Change: ${words}`}
      onClick={onEdit}
      onKeyDown={press}
      className="cursor-pointer rounded-sm underline decoration-2 decoration-(--on-field)/35 underline-offset-[0.3em] outline-offset-2 hover:decoration-(--on-field)"
    >
      {children}
    </span>
  )
}
